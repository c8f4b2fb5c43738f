import { FastSource, Match, type Seat } from '@rattlecup/kit'
import type { Player, Telling } from '@rattlecup/ui'
import { qwixx } from '../../game.ts'
import { view } from '../../rules/view.ts'
import type { Qwixx, QwixxMove, QwixxState, QwixxView } from '../../rules/types.ts'
import type { QwixxStep } from '../steps.ts'
import { words } from '../words/en.ts'

export const PLAYERS: readonly Player[] = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'].map((name) => ({ name }))

export const ENGLISH: Telling<typeof words> = { words, players: PLAYERS, seat: 0 }

/** A position as a seat sees it, nobody having chosen. */
export function seenBy(seat: Seat | null, state: QwixxState): QwixxView {
  return view(state, seat, { chosen: [], own: null })
}

export interface Played {
  readonly match: Match<Qwixx>
  readonly steps: readonly QwixxStep[]
}

/** A whole game by random moves, cut into the steps that a table shows. */
export function playAtRandom(players: number, options: object, seed: string): Played {
  const started = Match.start(qwixx, players, options)
  if (!started.ok) throw new Error(started.error.message)
  const match = started.value
  const source = new FastSource(seed)
  const steps: QwixxStep[] = []
  while (!match.status().over) steps.push(nextStep(match, source))
  return { match, steps }
}

function nextStep(match: Match<Qwixx>, source: FastSource): QwixxStep {
  const at = match.eventsWithSecrets.length
  const before = match.view(0)
  const { waiting } = match.status()
  if (waiting.kind === 'chance') {
    const drawn = match.draw(source)
    if (drawn.ok) match.chance(drawn.value)
  } else if (waiting.kind === 'players') {
    for (const seat of waiting.seats) match.play(seat, pick(match.moves(seat), source))
  }
  return { at, events: match.standingEvents.slice(at), before, after: match.view(0) }
}

function pick(moves: readonly QwixxMove[], source: FastSource): QwixxMove {
  return moves[source.below(moves.length)] as QwixxMove
}
