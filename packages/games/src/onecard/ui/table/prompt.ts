import type { Card, OnecardMove } from '../../rules/types.ts'
import { misfitsOf, prospectOf } from '../cards/prospect.ts'
import { seatAwaited } from '../steps.ts'
import type { OnecardWords } from '../words/words.ts'
import type { OnecardActionsProps } from './actions.tsx'
import type { OnecardTableNow } from './now.ts'

/** One line that says what the reader is to do, or whom everybody waits for. */
export function promptOf({ now, dice, cards }: OnecardActionsProps, words: OnecardWords): string {
  const { view, moves } = now.props
  const first = moves[0]
  if (!first) return waitingFor(now, words)
  if (dice.isChoosing) return words.staying((view.dice ?? []).filter((_, die) => dice.staying.has(die)))
  if (first.type === 'keep') return words.keepPrompt(cards.chosen.length)
  if (first.type === 'take') return words.takePrompt
  if (cards.move?.type === 'enter') return entryLine(cards.move, now, words)
  return moves.length > 1 ? words.enterPrompt : words.onlyPass
}

/** What the chosen card gets, and what of the roll is lost on it. */
function entryLine(
  { card: id }: OnecardMove & { type: 'enter' },
  now: OnecardTableNow,
  words: OnecardWords,
): string {
  const { view, seat } = now.props
  const card = now.book.get(id) as Card
  const marks = view.cards[seat ?? 0]?.find((each) => each.id === id)?.marks ?? []
  const { points } = prospectOf(card, marks, view.dice)
  const misfits = misfitsOf(card, marks, view.dice ?? [])
  const lost = misfits.map(({ colour }) => colour)
  const entered = (view.dice ?? []).filter((colour) => !lost.includes(colour))
  return words.entryLine(entered, misfits, points)
}

function waitingFor({ props }: OnecardTableNow, words: OnecardWords): string {
  const { view, status, players, seat, standstill } = props
  const names = (seats: readonly number[]) => seats.map((each) => players[each]?.name ?? '')
  if (status.over) return words.over
  if (standstill !== undefined) return standstill
  if (status.waiting.kind === 'players' && view.phase === 'keep') {
    return words.choosing(names(status.waiting.seats))
  }
  const awaited = seatAwaited(status) ?? view.active
  const who = awaited === seat ? undefined : (players[awaited]?.name ?? '')
  return words.doing(view.phase, who)
}
