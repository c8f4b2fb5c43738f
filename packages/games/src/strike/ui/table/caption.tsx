import { useWords } from '@rattlecup/ui'
import { useState, type ReactNode } from 'react'
import { tell } from '../tell.ts'
import type { StrikeWords } from '../words/words.ts'
import css from './caption.module.css'
import type { StrikeTableProps } from './use-arena.ts'

/** What happened last, in one line that stays until something else has happened. */
export function Caption({ step, settled, players, seat }: StrikeTableProps): ReactNode {
  const words = useWords<StrikeWords>()
  const [told, setTold] = useState<{ readonly at: number; readonly text: string }>()
  const isNews = step !== undefined && settled && step.at !== told?.at
  const text = isNews ? tell(step, { words, players, seat }) : undefined
  // A throw says nothing before its dice lie.
  const isThrow = step?.events.some((event) => 'move' in event && event.move.type === 'throw')
  if (isNews && text !== undefined && !isThrow) setTold({ at: step.at, text })
  // Screen readers are told by the table around this one.
  return (
    <p className={css['caption']} aria-hidden="true" data-guide="caption">
      {told?.text}
    </p>
  )
}
