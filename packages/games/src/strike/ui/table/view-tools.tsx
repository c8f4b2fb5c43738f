import { useWords } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import type { StrikeWords } from '../words/words.ts'
import css from './view-tools.module.css'

interface ViewToolsProps {
  readonly hasValues: boolean
  readonly toggleValues: () => void
  /** Undefined where nobody has turned the arena. */
  readonly reset: (() => void) | undefined
}

/** How the arena is looked at: with each die's value above it, and back to where the eye was. */
export function ViewTools({ hasValues, toggleValues, reset }: ViewToolsProps): ReactNode {
  const words = useWords<StrikeWords>()
  return (
    // What is pressed here is no gesture on the arena.
    <div className={css['tools']} onPointerDown={(event) => event.stopPropagation()}>
      {reset && (
        <button type="button" aria-label={words.resetView} title={words.resetView} onClick={reset}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 12a7 7 0 1 0 2.4-5.3M5 4v4h4" />
          </svg>
        </button>
      )}
      <button
        type="button"
        aria-label={words.showValues}
        title={words.showValues}
        aria-pressed={hasValues}
        aria-keyshortcuts="v"
        onClick={toggleValues}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M16 5H9.5L9 11c4-2 8 0 7.5 4s-5 5-8 2.5" />
        </svg>
      </button>
    </div>
  )
}
