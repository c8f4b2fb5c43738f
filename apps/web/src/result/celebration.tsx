import type { CSSProperties, ReactNode } from 'react'
import css from './celebration.module.css'

const DICE = 12

/** Dice that hop over a win, once. They say nothing that is not written. */
export function Celebration(): ReactNode {
  return (
    <div className={css['celebration']} aria-hidden="true">
      {Array.from({ length: DICE }, (_, at) => (
        <span key={at} style={{ '--at': at, '--of': DICE } as CSSProperties} data-colour={at % 4} />
      ))}
    </div>
  )
}
