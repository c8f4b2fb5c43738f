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
  /** The middle of each seat's reserve; undefined where it is not in the picture. */
  readonly piles: readonly ({ readonly x: number; readonly y: number } | undefined)[]
}

export const NO_PLACES: Places = { dice: [], hand: undefined, piles: [] }

/** A finger is wide: so many pixels beside the middle of the hand, or of a die that lies, it has still touched it. */
const HAND_REACH = 34
const DIE_REACH = 24

/** What a finger beside everything probably means. */
export function nearest({ dice, hand }: Places, x: number, y: number): Touched {
  const far = (place: { readonly x: number; readonly y: number }): number =>
    Math.hypot(place.x - x, place.y - y)
  const [die] = dice.filter((each) => far(each) <= DIE_REACH).sort((a, b) => far(a) - far(b))
  const isHand = hand !== undefined && far(hand) <= HAND_REACH
  if (isHand && (!die || far(hand) <= far(die))) return 'hand'
  return die && { die: die.id }
}
