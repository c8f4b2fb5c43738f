import type { Seat } from '@rattlecup/kit'
import { MARKS_BEFORE_LAST, type QwixxDice, type QwixxSheet, type QwixxView } from '../../rules/types.ts'
import { colourSums, furthest, isLastNumber, isReachable, whiteSum, type Mark } from '../../rules/facts.ts'
import type { QwixxWords } from '../words/words.ts'

interface Question {
  readonly view: QwixxView
  readonly seat: Seat | null
  readonly nameOf: (seat: Seat) => string
  readonly words: QwixxWords
}

/** Why a number can't be crossed now, naming the rule. It is asked only about what is no legal move. */
export function whyNot(mark: Mark, question: Question): string {
  const { view, seat, words } = question
  const sheet = seat === null ? undefined : view.sheets[seat]
  if (seat === null || !sheet) return words.whyNot.watching
  if (view.phase === 'over') return words.whyNot.over
  return whyNever(mark, sheet, question) ?? whyNotYourChoice(question, seat) ?? whyNotOnDice(mark, question)
}

/** Why there is nothing to pass on. */
export function whyNoPass(question: Question): string {
  const { view, seat, words } = question
  if (seat === null) return words.whyNot.watching
  if (view.phase === 'over') return words.whyNot.over
  return whyNotYourChoice(question, seat) ?? words.whyNot.noPassNow
}

/** What the sheet itself forbids, whatever the dice show. */
function whyNever({ row, value }: Mark, sheet: QwixxSheet, { view, words }: Question): string | undefined {
  const last = furthest(sheet, row)
  if (sheet[row].includes(value)) return words.whyNot.crossed(row, value)
  if (view.closed.includes(row)) return words.whyNot.closed(row)
  if (last !== undefined && !isReachable(sheet, row, value)) return words.whyNot.leftToRight(row, last)
  const crosses = sheet[row].length
  return isLastNumber(row, value) && crosses < MARKS_BEFORE_LAST
    ? words.whyNot.lastNumber(row, value, crosses)
    : undefined
}

function whyNotYourChoice({ view, nameOf, words }: Question, seat: Seat): string | undefined {
  if (view.phase === 'roll') return words.whyNot.notRolled
  if (view.chosen.includes(seat)) return words.whyNot.chosen
  return view.phase === 'colour' && view.active !== seat
    ? words.whyNot.notYourColours(nameOf(view.active))
    : undefined
}

function whyNotOnDice({ row, value }: Mark, { view, seat, words }: Question): string {
  // Between rolls there are no dice, and the question was answered before.
  const dice = view.dice as QwixxDice
  const sum = whiteSum(dice)
  const sums = colourSums(dice, row)
  if (view.phase === 'colour') {
    return value === sum ? words.whyNot.whiteIsOver(row, sums) : words.whyNot.colourSum(row, sums)
  }
  return view.active === seat && sums.includes(value)
    ? words.whyNot.coloursLater(sum)
    : words.whyNot.whiteSum(sum)
}
