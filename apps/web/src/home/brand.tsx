import type { ReactNode } from 'react'
import { CupShape } from '../parts/cup-shape.tsx'
import css from './brand.module.css'

/** The cup, tipped over, and the die that has just rolled out of it. */
export function Brand(): ReactNode {
  return (
    <h1 className={css['brand']}>
      <svg viewBox="0 0 120 64" aria-hidden="true">
        <ellipse cx="62" cy="58" rx="56" ry="5" className={css['shade']} />
        <g transform="rotate(-68 38 36)">
          <CupShape />
        </g>
        <g transform="rotate(14 98 44)">
          <rect x="85" y="31" width="25" height="25" rx="5" className={css['die']} />
          <g className={css['pip']}>
            <circle cx="91.5" cy="37.5" r="2.6" />
            <circle cx="103.5" cy="37.5" r="2.6" />
            <circle cx="97.5" cy="43.5" r="2.6" />
            <circle cx="91.5" cy="49.5" r="2.6" />
            <circle cx="103.5" cy="49.5" r="2.6" />
          </g>
        </g>
      </svg>
      Rattlecup
    </h1>
  )
}
