import type { Seat } from '@rattlecup/kit'
import type { Telling, Who } from '@rattlecup/ui'
import { COLOURS, type QwixxMove, type QwixxOutcome } from '../rules/types.ts'
import {
  beginsNextGame,
  choicesOf,
  marksOf,
  penaltyIn,
  rollOf,
  rowsClosedBy,
  type QwixxStep,
} from './steps.ts'
import type { QwixxWords } from './words/words.ts'

/** A step in words: who rolled what, who crossed what, and what follows from it. */
export function tell(step: QwixxStep, telling: Telling<QwixxWords>): string {
  const outcome = rollOf(step)
  return outcome ? tellRoll(outcome, step, telling) : tellChoices(step, telling)
}

export function tellMove(move: QwixxMove, words: QwixxWords): string {
  return move.type === 'pass' ? words.pass.toLowerCase() : words.mark(move.row, move.value)
}

/** The name of a seat, undefined for the reader's own. */
export function whoIs(seat: Seat, { players, seat: own, words }: Telling<QwixxWords>): Who {
  return seat === own ? undefined : (players[seat]?.name ?? words.seat(seat + 1))
}

function tellRoll(outcome: QwixxOutcome, { before }: QwixxStep, telling: Telling<QwixxWords>): string {
  const coloured = COLOURS.flatMap((row) => {
    const value = outcome[row]
    return value === undefined ? [] : [[row, value] as const]
  })
  return telling.words.tell.rolled(whoIs(before.active, telling), outcome.white, coloured)
}

function tellChoices(step: QwixxStep, telling: Telling<QwixxWords>): string {
  const said = telling.words.tell
  const crossed = marksOf(step).map(({ seat, move }) =>
    said.crosses(whoIs(seat, telling), move.row, move.value),
  )
  const passed = choicesOf(step).filter(({ move }) => move.type === 'pass')
  const penalty = penaltyIn(step)
  const closed = rowsClosedBy(step)
  return [
    ...crossed,
    ...(passed.length > 0 ? [said.passes(passed.map(({ seat }) => whoIs(seat, telling)))] : []),
    ...(penalty === undefined ? [] : [said.penalty(whoIs(penalty, telling))]),
    ...(closed.length > 0 ? [said.closes(closed)] : []),
    ...(beginsNextGame(step) ? [said.nextGame(step.after.game)] : []),
  ].join(' ')
}
