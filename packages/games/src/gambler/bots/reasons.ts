import type { ReasonOf } from '@rattlecup/bots'
import { rules } from '../rules/play.ts'
import { ROLL, rowOfCode, STOP, valueOfCode } from '../rules/moves.ts'
import { MOST_ROLLED, type Row } from '../rules/types.ts'
import type { Position } from './grid.ts'
import type { Outlook } from './outlook.ts'
import { reach } from './reach.ts'

/** Every reason there is, with an English sentence; the names in braces are filled in. Rows count from 0. */
export const REASONS = {
  'gambler.completes-row': 'It completes row {row} for {points} points.',
  'gambler.pays': 'It completes black row {row}, which costs {points} points.',
  'gambler.fills-black': 'In black row {row} the die costs nothing yet: {free} more would.',
  'gambler.builds-row': 'It leaves row {row} just {free} short of {points} points.',
  'gambler.goes-for':
    'With {dice} dice left to roll, the chance to complete row {row} for {points} points is {chance}.',
  'gambler.gives-away':
    'But it leaves the next player a chance of {chance} at the {points} points of row {row}.',
  'gambler.holds-back': 'If you roll again, you may have to place a die that helps the next player.',
  'gambler.must-roll': 'There is nothing to do but roll.',
  'gambler.rolls-on': 'No open row is within reach, but the dice may still fit somewhere.',
} as const

/** Every reason with its values, for whoever puts them into words. `chance` is a share, rows count from 0. */
export type GamblerReason = ReasonOf<
  typeof REASONS,
  { row: number; points: number; free: number; dice: number; chance: number }
>

/** Why a move is good, or what speaks against it all the same; the weightiest first. */
export function reasonsFor(outlook: Outlook, code: number): GamblerReason[] {
  const { start } = outlook
  if (code === STOP) return [{ key: 'gambler.holds-back', values: {} }, ...givenAway(outlook, start)]
  if (code === ROLL) return reasonsToRoll(outlook)
  const lane = rowOfCode(code)
  const next = outlook.grid.place(start, lane, valueOfCode(code))
  const points = rowOf(outlook, lane).points
  const free = rowOf(outlook, lane).length - outlook.grid.filledIn(next, lane)
  if (free > 0 && points < 0)
    return [{ key: 'gambler.fills-black', values: { row: lane, free } }, ...givenAway(outlook, next)]
  if (free > 0)
    return [{ key: 'gambler.builds-row', values: { row: lane, free, points } }, ...givenAway(outlook, next)]
  return [
    points < 0
      ? { key: 'gambler.pays', values: { row: lane, points: -points } }
      : { key: 'gambler.completes-row', values: { row: lane, points } },
  ]
}

function reasonsToRoll(outlook: Outlook): GamblerReason[] {
  const { start, state } = outlook
  const [row] = bestRow(outlook, start, state.loose)
  if (row) return [{ key: 'gambler.goes-for', values: row }]
  const isForced = rules.moves(state, state.active, []) === 1
  return [{ key: isForced ? 'gambler.must-roll' : 'gambler.rolls-on', values: {} }]
}

/** A chance of the next seat that is worth a word. */
const NOTEWORTHY = 0.3

function givenAway(outlook: Outlook, position: Position): GamblerReason[] {
  const { state } = outlook
  const dice = Math.min(MOST_ROLLED, state.supply[(state.active + 1) % state.players] as number)
  return bestRow(outlook, position, dice)
    .filter(({ chance }) => chance >= NOTEWORTHY)
    .map(({ row, points, chance }) => ({ key: 'gambler.gives-away', values: { row, points, chance } }))
}

/** The open row of which this many dice expect most, if any. */
function bestRow(
  { grid }: Outlook,
  position: Position,
  dice: number,
): { row: number; points: number; chance: number; dice: number }[] {
  return grid.lanes
    .map(({ row }, index) => {
      const filled = grid.filledIn(position, index)
      const chance = filled === row.length ? 0 : reach(row, filled, dice)
      return { row: index, points: row.points, chance, dice }
    })
    .sort((a, b) => b.chance * b.points - a.chance * a.points)
    .slice(0, 1)
    .filter(({ chance, points }) => chance * points > 0)
}

function rowOf({ grid }: Outlook, lane: number): Row {
  return grid.lanes[lane]?.row as Row
}
