import type { Reason } from '@rattlecup/kit'
import { ROLL, rowOfCode, STOP, valueOfCode } from '../rules/moves.ts'
import { MOST_ROLLED, type Row } from '../rules/types.ts'
import type { Position } from './grid.ts'
import type { Outlook } from './outlook.ts'
import { reach } from './reach.ts'

/** Every reason there is, with an English sentence; the names in braces are filled in. Rows count from 0. */
export const REASONS = {
  'gambler.completes-row': 'It completes row {row} for {points} points.',
  'gambler.pays': 'It completes black row {row}, for want of anything better.',
  'gambler.builds-row': 'It leaves row {row} {free} short of {points} points.',
  'gambler.goes-for':
    'The {dice} loose dice complete row {row} for {points} points with a chance of {chance}.',
  'gambler.gives-away': 'It leaves the next seat a chance of {chance} at the {points} points of row {row}.',
  'gambler.holds-back': 'Rolling on would force a die onto the board and help the next seat.',
} as const

function reason(key: keyof typeof REASONS, values: Reason['values'] = {}): Reason {
  return { key, values }
}

/** Why a move is good, or what speaks against it all the same; the weightiest first. */
export function reasonsFor(outlook: Outlook, code: number): Reason[] {
  const { start, state } = outlook
  if (code === STOP) return [reason('gambler.holds-back'), ...givenAway(outlook, start)]
  if (code === ROLL) return bestRow(outlook, start, state.loose).map((row) => reason('gambler.goes-for', row))
  const lane = rowOfCode(code)
  const next = outlook.grid.place(start, lane, valueOfCode(code))
  const points = rowOf(outlook, lane).points
  const free = rowOf(outlook, lane).length - outlook.grid.filledIn(next, lane)
  if (free > 0)
    return [reason('gambler.builds-row', { row: lane, free, points }), ...givenAway(outlook, next)]
  return [
    points < 0
      ? reason('gambler.pays', { row: lane })
      : reason('gambler.completes-row', { row: lane, points }),
  ]
}

/** A chance of the next seat that is worth a word. */
const NOTEWORTHY = 0.3

function givenAway(outlook: Outlook, position: Position): Reason[] {
  const { state } = outlook
  const dice = Math.min(MOST_ROLLED, state.supply[(state.active + 1) % state.players] as number)
  return bestRow(outlook, position, dice)
    .filter(({ chance }) => chance >= NOTEWORTHY)
    .map(({ row, points, chance }) => reason('gambler.gives-away', { row, points, chance }))
}

/** The open row of which so many dice expect most, if any. */
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
