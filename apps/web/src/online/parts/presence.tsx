import type { ReactNode } from 'react'
import { useOnline } from '../words/index.ts'
import css from './presence.module.css'

/** Whether a player is connected: a full dot or a ring, and in words for people who can't see it. */
export function Presence({ isHere }: { isHere: boolean }): ReactNode {
  const words = useOnline()
  const text = isHere ? words.here : words.gone
  return <span className={css['dot']} data-here={isHere} role="img" aria-label={text} title={text} />
}
