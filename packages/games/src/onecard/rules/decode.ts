import { hasExactly, isWholeIn } from '@rattlecup/kit'
import { handIds, keptIds } from './ids.ts'
import { PASS, STOP } from './turn.ts'
import { COLOURS, DICE, type OnecardColour, type OnecardState } from './types.ts'

export function rerollCode(move: unknown): number | undefined {
  if (hasExactly(move, ['type'])) return move['type'] === 'stop' ? STOP : undefined
  if (!hasExactly(move, ['type', 'dice']) || move['type'] !== 'reroll') return undefined
  return isList(move['dice']) ? ascendingMask(move['dice']) : undefined
}

/** The bit mask of a list of dice, if it is ascending and not empty. */
function ascendingMask(dice: readonly unknown[]): number | undefined {
  let mask = 0
  for (const die of dice) {
    if (!isWholeIn(die, 0, DICE - 1) || mask >> die !== 0) return undefined
    mask |= 1 << die
  }
  return mask === 0 ? undefined : mask
}

export function enterCode(move: unknown, hand: readonly string[]): number | undefined {
  if (hasExactly(move, ['type'])) return move['type'] === 'pass' ? PASS : undefined
  const place = cardIndex(move, 'enter', hand)
  return place === undefined ? undefined : 1 + place
}

export function keepCode(state: OnecardState, seat: number, move: unknown): number | undefined {
  if (!hasExactly(move, ['type', 'cards']) || move['type'] !== 'keep') return undefined
  const cards = move['cards']
  if (!isList(cards)) return undefined
  const hand = handIds(state, seat)
  const places = hand.reduce((mask, id, place) => (cards.includes(id) ? mask | (1 << place) : mask), 0)
  return isSame(cards, keptIds(state, seat, places)) ? places : undefined
}

/** Where the card that is named by a form of type, card and nothing else lies among `ids`. */
export function cardIndex(value: unknown, type: string, ids: readonly string[]): number | undefined {
  if (!hasExactly(value, ['type', 'card']) || value['type'] !== type) return undefined
  const index = ids.indexOf(value['card'] as string)
  return index < 0 ? undefined : index
}

export function drawIndex(outcome: unknown, seat: number, deck: readonly string[]): number | undefined {
  if (!hasExactly(outcome, ['type', 'seat', 'card']) || outcome['seat'] !== seat) return undefined
  return cardIndex({ type: outcome['type'], card: outcome['card'] }, 'draw', deck)
}

export function colourDraws(outcome: unknown, count: number): number[] | undefined {
  if (!hasExactly(outcome, ['type', 'colours']) || outcome['type'] !== 'roll') return undefined
  const colours = outcome['colours']
  if (!isList(colours) || colours.length !== count) return undefined
  const draws = colours.map((colour) => COLOURS.indexOf(colour as OnecardColour))
  return draws.includes(-1) ? undefined : draws
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

function isSame(list: readonly unknown[], other: readonly unknown[]): boolean {
  return list.length === other.length && list.every((each, i) => each === other[i])
}
