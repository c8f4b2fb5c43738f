import { memo, type ReactNode } from 'react'
import type { Card, CardRow } from '../../rules/types.ts'
import { SYMBOLS } from '../../../symbols.ts'
import { paintOf, Sun } from './colours.tsx'
import css from './card-face.module.css'

export interface CardFaceProps {
  readonly card: Card
  readonly marks: readonly number[]
  /** Boxes of each row shown crossed in pencil, after those in ink. */
  readonly pencil?: readonly number[] | undefined
  /** How many of each row's crosses are being drawn just now. */
  readonly fresh?: readonly number[] | undefined
}

const ROW = 34
const BOX = 23
const FIRST_BOX = 40

/**
 * A card as it lies on the table, in any size. It is a picture: whoever shows it says in words what is on it.
 * A table shows up to twenty of them, so one is drawn again only when something on it has changed.
 */
export const CardFace = memo(function CardFace({ card, marks, pencil, fresh }: CardFaceProps): ReactNode {
  return (
    <svg className={css['face']} viewBox="0 0 200 186" aria-hidden="true">
      {card.rows.map((row, at) => (
        <g key={row.colour} transform={`translate(0 ${10 + at * ROW})`}>
          <Row row={row} marks={marks[at] ?? 0} pencil={pencil?.[at] ?? 0} fresh={fresh?.[at] ?? 0} />
        </g>
      ))}
    </svg>
  )
}, looksAlike)

function looksAlike(one: CardFaceProps, other: CardFaceProps): boolean {
  return (
    one.card === other.card &&
    isSame(one.marks, other.marks) &&
    isSame(one.pencil, other.pencil) &&
    isSame(one.fresh, other.fresh)
  )
}

function isSame(one: readonly number[] = [], other: readonly number[] = []): boolean {
  return one.length === other.length && one.every((count, row) => count === other[row])
}

interface RowProps {
  readonly row: CardRow
  readonly marks: number
  readonly pencil: number
  readonly fresh: number
}

function Row({ row, marks, pencil, fresh }: RowProps): ReactNode {
  const { colour, length, sun } = row
  return (
    <g className={marks === length ? css['full'] : undefined} style={paintOf(colour)}>
      <rect className={css['tab']} x="4" y="-1" width="31" height="30" rx="6" />
      <path className={css['symbol']} d={SYMBOLS[colour].path} transform="translate(9.5 4) scale(.84)" />
      {Array.from({ length }, (_, box) => (
        <g key={box} transform={`translate(${FIRST_BOX + box * BOX} 0)`}>
          <rect className={css[isPencilled(box) ? 'pencilled' : 'box']} width="20" height="28" rx="3" />
          {box === length - 1 && box >= marks + pencil && (
            <text className={css['worth']} x="10" y="19.5">
              {length}
            </text>
          )}
          {box < marks && <Cross className={css['cross']} drawn={box >= marks - fresh} tilt={box} />}
          {isPencilled(box) && <Cross className={css['pencil']} drawn={false} tilt={box} />}
        </g>
      ))}
      {sun && (
        <g transform="translate(178 4) scale(.84)">
          <Sun />
        </g>
      )}
    </g>
  )

  function isPencilled(box: number): boolean {
    return box >= marks && box < marks + pencil
  }
}

/** Two strokes by hand: no two crosses in a row lean alike. */
function Cross({ className, drawn, tilt }: { className: string | undefined; drawn: boolean; tilt: number }) {
  const lean = ((tilt * 5) % 7) - 3
  return (
    <path
      className={drawn ? `${className} ${css['fresh']}` : className}
      d="M4.5 6 15.5 22M15.5 6 4.5 22"
      transform={`rotate(${lean} 10 14)`}
    />
  )
}
