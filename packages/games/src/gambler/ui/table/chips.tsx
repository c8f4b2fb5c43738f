import type { ReactNode } from 'react'
import css from './seats.module.css'

const WORTHS = [100, 50, 10] as const
/** Taller stacks than this are told by the number beside them. */
const TALLEST = 6
const THICKNESS = 4
const WIDTH = 22

/** How many chips of 100, 50 and 10 somebody holds, changed into as few as possible. */
export function chipsFor(points: number): { worth: (typeof WORTHS)[number]; count: number }[] {
  let left = points
  return WORTHS.map((worth) => {
    const count = Math.floor(left / worth)
    left -= count * worth
    return { worth, count }
  })
}

/** A player's chips in stacks; the number is written beside them. */
export function Chips({ points }: { points: number }): ReactNode {
  const stacks = chipsFor(points).filter(({ count }) => count > 0)
  const height = (TALLEST + 2) * THICKNESS
  return (
    <svg className={css['chips']} viewBox={`0 0 ${WORTHS.length * (WIDTH + 3)} ${height}`} aria-hidden="true">
      {stacks.map(({ worth, count }, at) => (
        <g key={worth} className={css[`chip${worth}`]} transform={`translate(${at * (WIDTH + 3)} 0)`}>
          {Array.from({ length: Math.min(count, TALLEST) }, (_, chip) => (
            <Chip key={chip} base={height - THICKNESS - chip * THICKNESS} />
          ))}
        </g>
      ))}
    </svg>
  )
}

function Chip({ base }: { base: number }): ReactNode {
  const half = WIDTH / 2
  return (
    <>
      <path d={`M0 ${base - 3}v3a${half} 3.6 0 0 0 ${WIDTH} 0v-3z`} />
      <ellipse cx={half} cy={base - 3} rx={half} ry="3.6" />
    </>
  )
}
