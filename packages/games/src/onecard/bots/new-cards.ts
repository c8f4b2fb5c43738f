import { bitsOf } from '../rules/ids.ts'
import { countOf, type Tally } from '../rules/tally.ts'
import { COLOURS, HAND, ROWS_TO_SCORE, type OnecardState } from '../rules/types.ts'

/** Points by which a sun makes a fresh card better, and those by which a box of its three shortest rows makes it slower. */
const SUN = 1
const BOX = 0.5

/** How good a card without marks is: quick to finish, with suns on the rows that finish it. */
export function freshWorth({ set }: OnecardState, card: number): number {
  const rows = COLOURS.map((_, colour) => ({
    length: countOf(set.boxes[card] as Tally, colour),
    sun: countOf(set.suns[card] as Tally, colour),
  })).filter(({ length }) => length > 0)
  const shortest = rows.sort((a, b) => a.length - b.length || b.sun - a.sun).slice(0, ROWS_TO_SCORE)
  return shortest.reduce((worth, { length, sun }) => worth + SUN * sun - BOX * length, 0)
}

/** The cards that a move of the advanced game brings: those kept of five, or the one taken from the display. */
export function cardsGained(state: OnecardState, seat: number, code: number): number[] {
  if (state.phase === 'take') return [state.display[code] as number]
  return bitsOf(code).map((place) => state.hand[seat * HAND + place] as number)
}
