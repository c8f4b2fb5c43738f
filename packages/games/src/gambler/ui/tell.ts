import type { Step, Telling, Who } from '@rattlecup/ui'
import { freeIn, type PlaceMove } from '../rules/facts.ts'
import type { Board, Gambler, GamblerMove } from '../rules/types.ts'
import { nameOf, titleOf } from './names.ts'
import { happeningOf, momentOf } from './table/moment.ts'
import type { GamblerWords } from './words/words.ts'

/** A step in words. That somebody rolls again is told by the roll itself. */
export function tell(step: Step<Gambler>, telling: Telling<GamblerWords>): string | undefined {
  const what = happeningOf(step)
  const { words } = telling
  if (what.type === 'boards') return words.tell.boards(titleOf(step.after.board as Board, words))
  const who = nameOf(step.before.active, telling)
  if (what.type === 'place') return tellPlace(step, what, who, words)
  if (what.type === 'stop') return words.tell.stop(who)
  if (!('values' in what)) return undefined
  const roll = words.tell.roll(who, what.values)
  const { nothingFits } = momentOf(step.after, step, false)
  return nothingFits ? `${roll} ${words.tell.nothingFits(who)}` : roll
}

function tellPlace(step: Step<Gambler>, { row, value }: PlaceMove, who: Who, words: GamblerWords): string {
  const { view, gain = 0 } = momentOf(step.after, step, false)
  const line =
    freeIn(view, row) === 0
      ? words.tell.completes(who, value, row + 1, gain)
      : words.tell.place(who, value, row + 1)
  return [line, ...tellFullBoard(step, words)].join(' ')
}

function tellFullBoard({ before, after }: Step<Gambler>, words: GamblerWords): string[] {
  if (after.phase === 'over') return [words.tell.lastBoard]
  if (after.round === before.round) return []
  return [words.tell.nextBoard(after.round, titleOf(after.board as Board, words))]
}

/** A move in words. */
export function tellMove(move: GamblerMove, { move: words }: GamblerWords): string {
  return move.type === 'place' ? words.place(move.value, move.row + 1) : words[move.type]
}
