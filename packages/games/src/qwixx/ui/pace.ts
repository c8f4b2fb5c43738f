import type { Seat } from '@rattlecup/kit'
import { TUMBLE_MS } from '@rattlecup/ui'
import { beginsNextGame, choicesOf, rollOf, type QwixxStep } from './steps.ts'

/** Long enough to see the others' crosses appear. */
const OTHERS_MS = 700
const OWN_MS = 150
/** Between two games the points are read; a tap goes on. */
const NEXT_GAME_MS = 8000

/** How long a step is shown, in milliseconds. */
export function pace(step: QwixxStep, seat: Seat | null): number {
  if (rollOf(step)) return TUMBLE_MS
  if (beginsNextGame(step)) return NEXT_GAME_MS
  return choicesOf(step).every((choice) => choice.seat === seat) ? OWN_MS : OTHERS_MS
}
