import type { Seat } from '@rattlecup/kit'
import { MOST_ROLLED, type GamblerView } from '../../rules/types.ts'
import { freeIn } from './fillings.ts'

/** The points of the rows that so many dice could complete, the dearest first. */
export function withinReach(view: GamblerView, dice: number): number[] {
  return (view.board?.rows ?? [])
    .filter((_, row) => freeIn(view, row) > 0 && freeIn(view, row) <= dice)
    .map(({ points }) => points)
    .sort((a, b) => b - a)
}

/** Who rolls next if the active seat stops, and with how many dice. */
export function nextRoller(view: GamblerView): { seat: Seat; dice: number } {
  const players = view.supply.length
  for (let step = 1; step < players; step++) {
    const seat = (view.active + step) % players
    if ((view.supply[seat] as number) > 0) return { seat, dice: diceOf(view, seat) }
  }
  return { seat: view.active, dice: diceOf(view, view.active) }
}

function diceOf(view: GamblerView, seat: Seat): number {
  return Math.min(MOST_ROLLED, view.supply[seat] as number)
}
