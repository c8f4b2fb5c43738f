import { dealt } from '../rules/turn.ts'
import type { GamblerState, Layout } from '../rules/types.ts'
import type { TurnShares } from './turn-shares.ts'

/** Everybody's chance to win when the next board is about to be uncovered: nobody knows which it is, so any of them may come. */
export function sharesOnNewBoard(
  state: GamblerState,
  ends: TurnShares,
  { points, starter }: { points: readonly number[]; starter: number },
): number[] {
  const { players, target } = state
  const supply = points.map(() => dealt(players))
  const boards = boardsToCome(state)
  const sum = points.map(() => 0)
  for (const layout of boards) {
    const filled = layout.rows.map(() => 0)
    for (const [seat, share] of ends.shares({ layout, filled, points, supply, target, starter }).entries())
      sum[seat]! += share / boards.length
  }
  return sum
}

/** The boards of which one comes next. */
function boardsToCome({ order, round, layouts, shuffled, beginner }: GamblerState): Layout[] {
  const numbers =
    order.length === 0 ? [...layouts.keys()].slice(0, beginner ? 1 : undefined) : order.slice(round)
  // After the last one the stack starts again, in an order that all know by then.
  const next = numbers.length === 0 ? order.slice(round % order.length) : numbers
  const hidden = shuffled && numbers.length > 0
  return (hidden ? next : next.slice(0, 1)).map((number) => layouts[number] as Layout)
}
