import type { ReactNode } from 'react'
import css from './cup-shape.module.css'

/** The cup, upright, 40 wide and 45 high from (18, 8); part of a drawing. */
export function CupShape(): ReactNode {
  return (
    <g className={css['shape']}>
      <path d="M18 8h40l-5 38a8 8 0 0 1-8 7H31a8 8 0 0 1-8-7z" className={css['leather']} />
      <path d="M18 8h40l-1.3 10H19.3z" className={css['rim']} />
      <path d="M21.5 34h33" className={css['stitch']} />
    </g>
  )
}
