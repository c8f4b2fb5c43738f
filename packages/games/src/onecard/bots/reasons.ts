import type { Reason } from '@rattlecup/kit'
import { isFinished, cardPoints } from '../rules/card-set.ts'
import { countOf, fitting, sum, without, type Tally } from '../rules/tally.ts'
import { PASS, rolled, STOP } from '../rules/turn.ts'
import { CARDS_TO_END, COLOURS, HAND, type OnecardState } from '../rules/types.ts'
import { cardsGained } from './new-cards.ts'
import { kept } from './turn.ts'

/** Every reason there is, with an English sentence; the names in braces are filled in. */
export const REASONS = {
  'onecard.scores-card': 'It finishes card {card} for {points} points.',
  'onecard.ends-game': 'It scores the fourth card and ends the game.',
  'onecard.fills-row': 'It fills the {colour} row of card {card}.',
  'onecard.marks': 'It crosses {boxes} boxes of card {card}.',
  'onecard.nothing-fits': 'This roll fits no card.',
  'onecard.bides': 'It keeps the boxes free for better dice.',
  'onecard.keeps': 'It keeps {dice} {colour} for your open rows.',
  'onecard.keeps-dice': 'It keeps {dice} of the dice.',
  'onecard.fresh-dice': 'None of these dice is worth keeping.',
  'onecard.enough': 'On average, another roll would not make it better.',
  'onecard.new-card': 'Card {card} is quick to finish.',
} as const

type Key = keyof typeof REASONS

function reason(key: Key, values: Reason['values'] = {}): Reason {
  return { key, values }
}

/** Why a move is good, the weightiest reason first. */
export function reasonsFor(state: OnecardState, seat: number, code: number): Reason[] {
  if (state.phase === 'reroll') return code === STOP ? [reason('onecard.enough')] : keeping(state, seat, code)
  if (state.phase === 'enter') {
    return code === PASS ? passing(state, seat) : entering(state, seat * HAND + code - 1)
  }
  return cardsGained(state, seat, code).map((card) => reason('onecard.new-card', { card: idOf(state, card) }))
}

/** The colour of which most dice stay, if there is an open row for them. */
function keeping(state: OnecardState, seat: number, code: number): Reason[] {
  const tally = kept(state, code)
  if (tally === 0) return [reason('onecard.fresh-dice')]
  const [most] = COLOURS.map((colour, index) => ({ colour, index, dice: countOf(tally, index) }))
    .filter(({ index, dice }) => dice > 0 && openCards(state, seat).some((free) => countOf(free, index) > 0))
    .sort((a, b) => b.dice - a.dice)
  if (!most) return [reason('onecard.keeps-dice', { dice: sum(tally) })]
  return [reason('onecard.keeps', { colour: most.colour, dice: most.dice })]
}

function passing(state: OnecardState, seat: number): Reason[] {
  const fits = openCards(state, seat).some((free) => fitting(free, rolled(state)) !== 0)
  return [reason(fits ? 'onecard.bides' : 'onecard.nothing-fits')]
}

/** The free boxes of a seat's cards. */
function openCards({ held, free }: OnecardState, seat: number): readonly Tally[] {
  return free.slice(seat * HAND, seat * HAND + (held[seat] as number))
}

function entering(state: OnecardState, at: number): Reason[] {
  const { set } = state
  const index = state.hand[at] as number
  const card = idOf(state, index)
  const before = state.free[at] as Tally
  const fit = fitting(before, rolled(state))
  const after = before - fit
  const reasons: Reason[] = []
  if (isFinished(set, index, after)) {
    reasons.push(reason('onecard.scores-card', { card, points: cardPoints(set, index, after) }))
    if (state.done[state.seat] === CARDS_TO_END - 1) reasons.push(reason('onecard.ends-game'))
  }
  const filled = without(before, after)
  for (const [i, colour] of COLOURS.entries()) {
    if (countOf(filled, i) > 0) reasons.push(reason('onecard.fills-row', { card, colour }))
  }
  return [...reasons, reason('onecard.marks', { card, boxes: sum(fit) })]
}

function idOf({ set }: OnecardState, card: number): string {
  return set.cards[card]?.id as string
}
