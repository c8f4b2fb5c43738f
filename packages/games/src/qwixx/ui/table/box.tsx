import { useWords } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Cross } from '../ink.tsx'
import type { BoxWords } from '../words/said.ts'
import type { Words } from '../words/words.ts'
import css from './sheet.module.css'

interface BoxProps {
  readonly box: BoxWords
  readonly fresh: boolean
  readonly press: (() => void) | undefined
  readonly isTabStop: boolean
  readonly onFocus: () => void
}

/** One number of a row. Boxes that can't be crossed stay buttons: they answer why not. */
export function Box({ box, fresh, press, isTabStop, onFocus }: BoxProps): ReactNode {
  const words = useWords<Words>()
  const { row, value, state, hinted } = box
  const face = <BoxFace box={box} />
  const look = classNames(css['box'], css[state], hinted && css['hinted'], fresh && css['fresh'])
  if (!press) return <span className={look}>{face}</span>
  const isMove = state === 'possible' || state === 'pencil'
  return (
    <button
      type="button"
      className={look}
      aria-label={words.sheet.box(box)}
      aria-disabled={!isMove}
      aria-pressed={state === 'crossed' || state === 'pencil'}
      tabIndex={isTabStop ? 0 : -1}
      data-box={`${row}-${value}`}
      data-move={isMove ? JSON.stringify({ type: 'mark', row, value }) : undefined}
      onFocus={onFocus}
      onClick={press}
    >
      {face}
    </button>
  )
}

function BoxFace({ box: { value, state } }: { box: BoxWords }): ReactNode {
  return (
    <>
      <span className={css['number']}>{value}</span>
      {(state === 'crossed' || state === 'pencil') && <Cross hand={value} className={css['cross']} />}
    </>
  )
}
