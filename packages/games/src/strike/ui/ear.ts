import type { Ear } from '@rattlecup/ui'
import type { Strike } from '../rules/types.ts'
import type { StrikeWords } from './words/words.ts'

/** Strike without eyes: what lies in the arena, and how many dice are left. */
export const ear: Ear<Strike, StrikeWords> = {
  dice: ({ view, words }) => words.arenaHolds(view.arena.map(({ face }) => words.face(face))),
  own: ({ view, seat, words }) =>
    view.out.includes(seat) ? words.isOut : words.dice(view.reserve[seat] ?? 0),
}
