import type { ReactNode } from 'react'
import css from './unseen.module.css'

/** Words for the ear only. Unlike a label they add to what is written, so that people who control the screen by voice can say either. */
export function Unseen({ children }: { children: ReactNode }): ReactNode {
  return <span className={css['unseen']}>{children}</span>
}
