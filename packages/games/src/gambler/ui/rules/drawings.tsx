import type { ReactNode } from 'react'
import type { BoardRow } from '../../rules/types.ts'
import board from '../table/board.module.css'
import { Chips } from '../table/chips.tsx'
import { RowFace } from '../table/row.tsx'
import css from './rules.module.css'

interface DrawnRow {
  readonly row: BoardRow
  readonly placed?: readonly number[]
}

/** Rows of a board as they lie on the table; `label` says what is to be seen. */
function Rows({ rows, label }: { rows: readonly DrawnRow[]; label: string }): ReactNode {
  return (
    <figure className={css['figure']} role="img" aria-label={label}>
      <div className={board['board']}>
        {rows.map(({ row, placed = [] }, index) => (
          <div key={index} className={`${board['row']} ${board[row.points < 0 ? 'black' : 'yellow']}`}>
            <RowFace row={row} index={index} placed={placed} mark={placed.length > 0 ? 'open' : undefined} />
          </div>
        ))}
      </div>
    </figure>
  )
}

/** The three kinds of rows, and a black one. */
export function KindsDrawing({ label }: { label: string }): ReactNode {
  const rows: DrawnRow[] = [
    { row: { kind: 'numbers', boxes: [1, 2, 3, 4], points: 50 } },
    { row: { kind: 'stars', length: 3, points: 40 } },
    { row: { kind: 'fullhouse', points: 80 } },
    { row: { kind: 'numbers', boxes: [4, 4], points: -40 } },
  ]
  return <Rows rows={rows} label={label} />
}

/** The same rows, begun: the next box of each glows. */
export function BegunDrawing({ label }: { label: string }): ReactNode {
  const rows: DrawnRow[] = [
    { row: { kind: 'numbers', boxes: [1, 2, 3, 4], points: 50 }, placed: [1, 2] },
    { row: { kind: 'stars', length: 3, points: 40 }, placed: [5] },
    { row: { kind: 'fullhouse', points: 80 }, placed: [2, 2, 2] },
  ]
  return <Rows rows={rows} label={label} />
}

/** A turn: the cup, the dice, the board, and the way back to the cup. */
export function TurnDrawing({ label }: { label: string }): ReactNode {
  return (
    <figure className={css['figure']} role="img" aria-label={label}>
      <svg className={css['turn']} viewBox="0 0 320 110">
        <path className={css['cup']} d="M22 28h46l-6 48a4 4 0 0 1-4 4H32a4 4 0 0 1-4-4z" />
        <DrawnDie x={118} y={24} spots={[[12, 12]]} />
        <DrawnDie
          x={146}
          y={52}
          spots={[
            [6, 6],
            [12, 12],
            [18, 18],
          ]}
        />
        <DrawnDie
          x={116}
          y={60}
          spots={[
            [6, 18],
            [18, 6],
          ]}
        />
        <g className={css['sheet']}>
          <rect x="220" y="18" width="76" height="66" rx="4" />
          <path d="M228 34h42M228 51h58M228 68h34" />
        </g>
        <g className={css['arrows']}>
          <path d="M76 52h26m-8-7 9 7-9 7" />
          <path d="M182 52h26m-8-7 9 7-9 7" />
          <path d="M258 90c-10 22-190 22-208 0m1 11-3-13 13 2" />
        </g>
      </svg>
    </figure>
  )
}

function DrawnDie({
  x,
  y,
  spots,
}: {
  x: number
  y: number
  spots: readonly (readonly [number, number])[]
}): ReactNode {
  return (
    <g className={css['die']} transform={`translate(${x} ${y})`}>
      <rect width="24" height="24" rx="4" />
      {spots.map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="2.6" />
      ))}
    </g>
  )
}

/** The chips everybody begins with. */
export function ChipsDrawing({ label }: { label: string }): ReactNode {
  return (
    <figure className={css['figure']} role="img" aria-label={label}>
      <Chips points={80} />
      <Chips points={260} />
    </figure>
  )
}
