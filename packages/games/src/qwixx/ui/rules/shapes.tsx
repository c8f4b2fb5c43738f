import { Pips } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import type { QwixxColour } from '../../rules/types.ts'
import { Cross, Padlock } from '../sheet/ink.tsx'
import css from './rules.module.css'

interface Place {
  readonly x: number
  readonly y: number
}

interface BoxDrawingProps extends Place {
  readonly row: QwixxColour
  readonly value: number
  readonly state: 'crossed' | 'lost' | 'open'
}

export function BoxDrawing({ x, y, row, value, state }: BoxDrawingProps): ReactNode {
  return (
    <svg x={x} y={y} width="30" height="30" className={css[state]}>
      <rect width="30" height="30" rx="4" fill={`var(--${row}-wash)`} stroke={`var(--${row})`} />
      <text x="15" y="21" className={css['number']}>
        {value}
      </text>
      {state === 'lost' && <path d="M6 15h18" stroke="var(--ink)" />}
      {state === 'crossed' && <Cross hand={value} className={css['cross']} />}
    </svg>
  )
}

export function LockDrawing({ x, y, row, locked }: Place & { row: QwixxColour; locked: boolean }): ReactNode {
  return (
    <svg
      x={x}
      y={y}
      width="30"
      height="30"
      style={{ color: locked ? 'var(--ink-soft)' : `var(--on-${row})` }}
    >
      {locked && <rect width="30" height="30" rx="4" fill={`var(--${row}-wash)`} />}
      <svg x="5" y="4" width="20" height="20">
        <Padlock shut={locked} />
      </svg>
      {locked && <Cross hand={1} className={css['cross']} />}
    </svg>
  )
}

export function DieDrawing({ x, y, value, row }: Place & { value: number; row?: QwixxColour }): ReactNode {
  const paint = row ? `var(--${row})` : 'var(--white-die)'
  const spots = row ? `var(--on-${row})` : 'var(--on-white-die)'
  return (
    <svg x={x} y={y} width="46" height="46" style={{ color: spots }}>
      <rect x="1" y="1" width="44" height="44" rx="9" fill={paint} stroke="var(--ink-soft)" />
      <svg x="8" y="8" width="30" height="30">
        <Pips value={value} />
      </svg>
    </svg>
  )
}
