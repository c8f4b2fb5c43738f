import { memo, type ReactNode } from 'react'
import { classNames } from '../sheet/class-names.ts'
import { Cross } from '../sheet/ink.tsx'
import type { Mark } from '../../rules/facts.ts'
import type { BoxWords } from '../words/said.ts'
import css from './sheet.module.css'

interface BoxProps extends Pick<BoxWords, 'row' | 'value' | 'state' | 'hinted'> {
  /** What it says of itself; without it, it is only to be read with its sheet. */
  readonly label: string | undefined
  readonly fresh: boolean
  readonly isTabStop: boolean
}

/**
 * One number of a row. Boxes that can't be crossed stay buttons: they answer why not. There are 44 of them, of which a
 * tap changes one or two: they take plain values only and leave taps to their sheet, so that the others need no drawing.
 */
export const Box = memo(function Box(props: BoxProps): ReactNode {
  const { row, value, state, hinted, label, fresh, isTabStop } = props
  const look = classNames(css['box'], css[state], hinted && css['hinted'], fresh && css['fresh'])
  const isFilled = state === 'crossed' || state === 'pencil'
  const face = (
    <>
      <span className={css['number']}>{value}</span>
      {isFilled && <Cross hand={value} className={css['cross']} />}
    </>
  )
  if (label === undefined) return <span className={look}>{face}</span>
  const isMove = state === 'possible' || state === 'pencil'
  return (
    <button
      type="button"
      className={look}
      aria-label={label}
      title={label}
      aria-disabled={!isMove}
      aria-pressed={isFilled}
      tabIndex={isTabStop ? 0 : -1}
      data-box={`${row}-${value}`}
      data-move={isMove ? JSON.stringify({ type: 'mark', row, value }) : undefined}
    >
      {face}
    </button>
  )
})

/** The box that a tap or the focus is on, if it is one. */
export function markAt(target: EventTarget): Mark | undefined {
  const box = (target as Element).closest<HTMLElement>('button[data-box]')
  const [row, value] = box?.dataset['box']?.split('-') ?? []
  return row === undefined ? undefined : { type: 'mark', row: row as Mark['row'], value: Number(value) }
}
