import { useEffect, useRef, type ReactNode } from 'react'
import { answerTap, showTapped } from '../answer-tap.ts'
import { CupShape } from '../parts/cup-shape.tsx'
import { useShell } from '../words/index.ts'
import css from './cup.module.css'
import { useShake } from './use-shake.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** The cup with the player's dice in it: a tap, a shake or the space bar rolls them. */
export function Cup({ roll }: { roll: () => void }): ReactNode {
  const shell = useShell()
  const cup = useRef<HTMLButtonElement>(null)
  const tap = (): void => {
    showTapped(cup.current)
    answerTap(roll)
  }
  useEffect(() => cup.current?.focus({ preventScroll: true }), [])
  useShake(roll)
  useShortcuts({ ' ': roll })
  return (
    <div className={css['place']}>
      <button
        ref={cup}
        type="button"
        className={css['cup']}
        data-move
        aria-label={shell.rollDice}
        onClick={tap}
      >
        <svg viewBox="0 0 76 62" aria-hidden="true">
          <CupShape />
        </svg>
        <span aria-hidden="true">{shell.roll}</span>
      </button>
    </div>
  )
}
