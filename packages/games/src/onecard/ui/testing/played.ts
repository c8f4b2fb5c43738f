import { FastSource, Match, type GameEvent, type Seat } from '@rattlecup/kit'
import type { Step } from '@rattlecup/ui'
import { onecard } from '../../game.ts'
import type { Onecard } from '../../rules/types.ts'

export interface PlayedGame {
  readonly match: Match<Onecard>
  /** The game as a seat saw it, one step after the other. */
  readonly steps: readonly Step<Onecard>[]
}

interface Setting {
  readonly players: number
  readonly options?: object
  readonly seed: string
  readonly seat?: Seat | null
}

/** A whole game of random moves, which enters whatever it can so that cards are scored. */
export function played({ players, options = {}, seed, seat = 0 }: Setting): PlayedGame {
  const started = Match.start(onecard, players, options)
  if (!started.ok) throw new Error(started.error.message)
  const match = started.value
  const source = new FastSource(seed)
  const steps: Step<Onecard>[] = []
  while (!match.status().over) {
    const at = match.eventsWithSecrets.length
    const before = match.view(seat)
    do advance(match, source)
    while (match.chosen.length > 0)
    steps.push({ at, events: match.standingEvents.slice(at), before, after: match.view(seat) })
  }
  return { match, steps }
}

function advance(match: Match<Onecard>, source: FastSource): void {
  const { waiting } = match.status()
  const event: GameEvent<Onecard> | undefined =
    waiting.kind === 'players' ? choose(match, waiting.seats[0] as Seat, source) : drawn(match, source)
  if (!event || !match.apply(event).ok) throw new Error('a legal event was refused')
}

function choose(match: Match<Onecard>, seat: Seat, source: FastSource): GameEvent<Onecard> {
  const moves = match.moves(seat)
  const entries = moves.filter(({ type }) => type !== 'pass')
  const wanted = entries.length > 0 && source.below(8) > 0 ? entries : moves
  return { seat, move: wanted[source.below(wanted.length)] as Onecard['Move'] }
}

function drawn(match: Match<Onecard>, source: FastSource): GameEvent<Onecard> | undefined {
  const outcome = match.draw(source)
  return outcome.ok ? { chance: outcome.value } : undefined
}
