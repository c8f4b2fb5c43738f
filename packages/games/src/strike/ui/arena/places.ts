import type { Touched } from './stage.ts'

/** A die in the picture, in its pixels. */
interface DiePlace {
  readonly id: number
  readonly x: number
  readonly y: number
  /** How wide a die is there. */
  readonly size: number
}

/** Where things are in the picture while nothing moves. */
export interface Places {
  readonly dice: readonly DiePlace[]
  /** The die that is taken to throw. */
  readonly hand: Omit<DiePlace, 'id'> | undefined
  /** Where the name of each seat's reserve is written; undefined where it is not in the picture. */
  readonly piles: readonly ({ readonly x: number; readonly y: number } | undefined)[]
}

export const NO_PLACES: Places = { dice: [], hand: undefined, piles: [] }

/** A finger is wide: this many pixels beside the middle of the hand, or of a die that lies, it has still touched it. */
const HAND_REACH = 34
const DIE_REACH = 24
/** From close by, the ring around the hand is this many times as wide as its die. */
const RING = 1.7

/** How far from the middle of a hand a finger takes it. */
export function handReach({ size }: { readonly size: number }): number {
  return Math.max(HAND_REACH, (RING / 2) * size)
}

/** One place for all dice in a hand. */
export function aroundAll(dice: readonly Omit<DiePlace, 'id'>[]): Places['hand'] {
  const [first] = dice
  if (!first || dice.length === 1) return first
  const [left, right] = ends(dice.map(({ x }) => x))
  const [top, bottom] = ends(dice.map(({ y }) => y))
  const size = first.size + Math.max(right - left, bottom - top) / RING
  return { x: (left + right) / 2, y: (top + bottom) / 2, size }
}

function ends(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)]
}

/** What a finger beside everything probably means. */
export function nearest({ dice, hand }: Places, x: number, y: number): Touched {
  const far = (place: { readonly x: number; readonly y: number }): number =>
    Math.hypot(place.x - x, place.y - y)
  const [die] = dice.filter((each) => far(each) <= DIE_REACH).sort((a, b) => far(a) - far(b))
  const isHand = hand !== undefined && far(hand) <= handReach(hand)
  if (isHand && (!die || far(hand) <= far(die))) return 'hand'
  return die && { die: die.id }
}
