import type { ReactNode } from 'react'
import css from './board.module.css'

const STAR = 'M15 2.5l3.7 8.2 8.9.9-6.7 6 2 8.8L15 21.9l-7.9 4.5 2-8.8-6.7-6 8.9-.9z'

/** A printed star. `bound` is the value that the row has taken on; the pair's star of a full house is hollow. */
export function Star({ bound, hollow }: { bound?: number | undefined; hollow?: boolean }): ReactNode {
  return (
    <svg className={hollow ? css['hollow'] : css['star']} viewBox="0 0 30 30" aria-hidden="true">
      <path d={STAR} />
      {bound === undefined ? null : (
        <text x="15" y="20" textAnchor="middle">
          {bound}
        </text>
      )}
    </svg>
  )
}

/** The cup that dice wait in before a roll. */
export function Cup({ dice }: { dice: number }): ReactNode {
  return (
    <svg className={css['cup']} viewBox="0 0 64 60" aria-hidden="true">
      <path d="M8 8h48l-6 46a4 4 0 0 1-4 4H18a4 4 0 0 1-4-4z" />
      <ellipse cx="32" cy="8" rx="24" ry="6" />
      <text x="32" y="42" textAnchor="middle">
        {dice}
      </text>
    </svg>
  )
}
