import type { ReactNode } from 'react'
import type { QwixxColour } from '../../rules/types.ts'
import { MOST_CROSSES, numbersOf, pointsOf } from '../../rules/facts.ts'
import css from './rules.module.css'
import { BoxDrawing, DieDrawing, LockDrawing } from './shapes.tsx'

const BOX = 30
const GAP = 2

/** A drawing with what it shows in words below; the words are all that the ear needs. */
export function Figure({ drawing, children }: { drawing: ReactNode; children: ReactNode }): ReactNode {
  return (
    <figure className={css['figure']}>
      {drawing}
      <figcaption>{children}</figcaption>
    </figure>
  )
}

interface RowDrawingProps {
  readonly row: QwixxColour
  readonly crossed: readonly number[]
  readonly locked?: boolean
}

/** A row of the sheet. Everything left of the last cross is struck out. */
export function RowDrawing({ row, crossed, locked = false }: RowDrawingProps): ReactNode {
  const numbers = numbersOf(row)
  const last = Math.max(...crossed.map((value) => numbers.indexOf(value)))
  return (
    <svg className={css['drawing']} viewBox="0 0 392 44" aria-hidden="true">
      <rect width="392" height="44" rx="5" fill={`var(--${row})`} />
      {numbers.map((value, at) => {
        const isCrossed = crossed.includes(value)
        const state = isCrossed ? 'crossed' : at < last ? 'lost' : 'open'
        return <BoxDrawing key={value} x={5 + at * (BOX + GAP)} y={7} row={row} value={value} state={state} />
      })}
      <LockDrawing x={5 + numbers.length * (BOX + GAP)} y={7} row={row} locked={locked} />
    </svg>
  )
}

/** The two white dice and their sum, for everyone. */
export function WhiteDrawing({ dice: [first, second] }: { dice: readonly [number, number] }): ReactNode {
  return (
    <svg className={css['drawing']} viewBox="0 0 392 60" aria-hidden="true">
      <DieDrawing x={20} y={8} value={first} />
      <text x={82} y={38} className={css['sign']}>
        +
      </text>
      <DieDrawing x={98} y={8} value={second} />
      <text x={160} y={38} className={css['sign']}>
        =
      </text>
      {(['red', 'yellow', 'green', 'blue'] as const).map((row, at) => (
        <BoxDrawing key={row} x={190 + at * 48} y={15} row={row} value={first + second} state="open" />
      ))}
    </svg>
  )
}

/** One white die and one coloured die make a number of that colour. */
export function ColourDrawing({
  white,
  row,
  value,
}: {
  white: number
  row: QwixxColour
  value: number
}): ReactNode {
  return (
    <svg className={css['drawing']} viewBox="0 0 392 60" aria-hidden="true">
      <DieDrawing x={70} y={8} value={white} />
      <text x={132} y={38} className={css['sign']}>
        +
      </text>
      <DieDrawing x={148} y={8} value={value} row={row} />
      <text x={210} y={38} className={css['sign']}>
        =
      </text>
      <BoxDrawing x={240} y={15} row={row} value={white + value} state="crossed" />
    </svg>
  )
}

/** What this many crosses in a row are worth. */
export function PointsTable({ crosses, points }: { crosses: string; points: string }): ReactNode {
  const counts = Array.from({ length: MOST_CROSSES }, (_, index) => index + 1)
  return (
    <table className={css['points']}>
      <tbody>
        <tr>
          <th scope="row">{crosses}</th>
          {counts.map((count) => (
            <td key={count}>{count}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{points}</th>
          {counts.map((count) => (
            <td key={count}>{pointsOf(count)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
