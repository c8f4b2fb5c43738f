import type { ReactNode } from 'react'
import css from './die.module.css'

const LOW = 5
const MID = 15
const HIGH = 25
const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [[MID, MID]],
  [
    [LOW, HIGH],
    [HIGH, LOW],
  ],
  [
    [LOW, HIGH],
    [MID, MID],
    [HIGH, LOW],
  ],
  [
    [LOW, LOW],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [LOW, HIGH],
    [MID, MID],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [LOW, MID],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, MID],
    [HIGH, HIGH],
  ],
]

/** The spots of a die's face, 1 to 6. */
export function Pips({ value }: { value: number }): ReactNode {
  return (
    <svg className={css['pips']} viewBox="0 0 30 30" aria-hidden="true">
      {(SPOTS[value - 1] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.7" />
      ))}
    </svg>
  )
}

export const PIP_FACES: readonly ReactNode[] = [1, 2, 3, 4, 5, 6].map((value) => (
  <Pips key={value} value={value} />
))
