import type { TableProps } from '@rattlecup/ui'
import { MAX_ROLLS, type Card, type Onecard } from '../../rules/types.ts'
import { misfitsOf, type CardBook } from '../cards/prospect.ts'
import { isYetToEnter, seatAwaited } from '../steps.ts'
import type { OnecardWords } from '../words/words.ts'

/** What an answer to a tap is drawn from. */
export type TapContext = Pick<TableProps<Onecard>, 'view' | 'status' | 'seat' | 'players'> & {
  readonly words: OnecardWords
  readonly book: CardBook
}

/** Why a card can't be tapped now, by the rule that forbids it. */
export function whyNoCard(id: string, asking: TapContext): string {
  const { view, seat, words } = asking
  if (seat === null) return words.why.watching
  if (view.phase === 'over') return words.why.over
  if (view.display.includes(id)) return words.why.openCard
  if (view.own) return words.why.kept
  if (view.phase === 'reroll') return view.active === seat ? words.why.diceFirst : otherRolls(asking)
  if (view.phase !== 'enter') return words.why.notYet
  return whyNoEntry(id, asking, seat)
}

function whyNoEntry(id: string, asking: TapContext, seat: number): string {
  const { view, status, words, book } = asking
  const awaited = seatAwaited(status)
  if (!isYetToEnter(view, status, seat)) return words.why.entered
  if (awaited !== undefined && awaited !== seat) return words.why.inTurn(nameOf(awaited, asking))
  const marks = view.cards[seat]?.find((card) => card.id === id)?.marks ?? []
  return words.why.noFit(misfitsOf(book.get(id) as Card, marks, view.dice ?? []))
}

/** Why a die can't be tapped now. */
export function whyNoDie(asking: TapContext): string {
  const { view, seat, words } = asking
  if (seat === null) return words.why.watching
  if (view.phase === 'over') return words.why.over
  if (view.rolls === 0) return words.why.notRolled
  if (view.active !== seat) return otherRolls(asking)
  return view.rolls === MAX_ROLLS ? words.why.thirdRoll : words.why.stopped
}

/** Why nothing can be rolled again. */
export function whyNoRoll({ words }: { words: OnecardWords }): string {
  return words.why.allStay
}

function otherRolls(asking: TapContext): string {
  return asking.words.why.theirDice(nameOf(asking.view.active, asking))
}

function nameOf(seat: number, { players }: TapContext): string {
  return players[seat]?.name ?? ''
}
