/**
 * How a die came to rest, as one number: 0–5 is the face index, `OUT` left the arena, `COCKED` + face index was cocked
 * and shows that face on its second roll. It is the draw of a thrown die. A resting die's draw is `AS_IT_LAY`, or one
 * more than its landing: so a throw that touches nothing is written with zeros, and own odds need no other value.
 */
export const OUT = 6
export const COCKED = 7
export const AS_IT_LAY = 0

/** The face index of a die that leaves the game: X, however it got there. */
export const GONE = 0

/** ST-7, ST-8, ST-9: the face index that counts, `GONE` for X and for a die outside. */
export function faceOf(landing: number): number {
  if (landing < OUT) return landing
  return landing === OUT ? GONE : landing - COCKED
}
