/**
 * Six small numbers, one a colour, in one whole number of four bits each: dice rolled, boxes of a card, boxes
 * still free. No count exceeds 6, so each top bit stays clear and serves comparisons of all six at once: a card
 * is checked, entered and copied as one number, which is what makes playouts fast.
 */
export type Tally = number

const TOP_BITS = 0x88_8888
const ALL_SEVENS = 0x77_7777

/** The tally that counts `count` of one colour and nothing else. */
export function only(colour: number, count: number): Tally {
  return count << (4 * colour)
}

export function countOf(tally: Tally, colour: number): number {
  return (tally >> (4 * colour)) & 7
}

/** The part of `rolled` that fits into `free`: of each colour all or nothing (OC-8). */
export function fitting(free: Tally, rolled: Tally): Tally {
  const enough = ((free | TOP_BITS) - rolled) & TOP_BITS
  return rolled & (enough - (enough >> 3))
}

/** The part of `tally` in the colours of which `other` has none. */
export function without(tally: Tally, other: Tally): Tally {
  const none = TOP_BITS & ~(other + ALL_SEVENS)
  return tally & (none - (none >> 3))
}

/** 1 for each colour that is there at all. */
export function ones(tally: Tally): Tally {
  return ((tally + ALL_SEVENS) & TOP_BITS) >> 3
}

/** All six counts added. */
export function sum(tally: Tally): number {
  const pairs = (tally & 0x0f_0f0f) + ((tally >> 4) & 0x0f_0f0f)
  return (pairs + (pairs >> 8) + (pairs >> 16)) & 0xff
}
