import { FastSource, Match, type GameEvent } from '@rattlecup/kit'
import type { Step } from '@rattlecup/ui'
import { gambler } from '../../game.ts'
import type { Gambler, GamblerMove } from '../../rules/types.ts'

/** One step of a game, with the game as it stands after it. */
export interface Played {
  readonly step: Step<Gambler>
  readonly match: Match<Gambler>
}

export function begin(players: number, options: object = {}): Match<Gambler> {
  const started = Match.start(gambler, players, options)
  if (!started.ok) throw new Error(started.error.message)
  return started.value
}

/** Lets one event happen, as the shell shows it. */
export function stepBy(match: Match<Gambler>, event: GameEvent<Gambler>): Step<Gambler> {
  const before = match.view(null)
  const at = match.eventsWithSecrets.length
  const applied = match.apply(event)
  if (!applied.ok) throw new Error(applied.error.message)
  return { at, events: [event], before, after: match.view(null) }
}

/** A whole game of players who choose at random, step by step. */
export function* randomGame(players: number, options: object, seed: number): Generator<Played> {
  const match = begin(players, options)
  const source = new FastSource(seed)
  while (!match.status().over) {
    yield { step: stepBy(match, nextEvent(match, source)), match }
  }
}

function nextEvent(match: Match<Gambler>, source: FastSource): GameEvent<Gambler> {
  const waiting = match.waiting()
  if (waiting.kind === 'players') {
    const seat = waiting.seats[0] as number
    const moves = match.moves(seat)
    return { seat, move: moves[source.below(moves.length)] as GamblerMove }
  }
  const drawn = match.draw(source)
  if (!drawn.ok) throw new Error(drawn.error.message)
  return { chance: drawn.value }
}
