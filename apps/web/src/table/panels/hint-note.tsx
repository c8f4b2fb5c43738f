import type { ReactNode } from 'react'
import { Button, IconButton } from '../../parts/button.tsx'
import { useShell } from '../../words/index.ts'
import css from './hint-note.module.css'
import type { Hint } from '../use-hint.ts'
import type { TableNow } from '../use-table.ts'

/** The reasons that are told; more would be a lecture. */
const MOST_REASONS = 3

/** What the strongest bot would do, and why. */
export function HintNote({ now: { ui, words }, hint }: { now: TableNow; hint: Hint }): ReactNode {
  const shell = useShell()
  const { state, dismiss } = hint
  return (
    <section className={css['note']} aria-label={shell.hint} aria-live="polite">
      {state === 'thinking' && (
        <p className={css['thinking']}>
          {shell.thinking} <Button onClick={dismiss}>{shell.cancel}</Button>
        </p>
      )}
      {state === 'failed' && <p className={css['none']}>{shell.noHint}</p>}
      {typeof state === 'object' && (
        <div className={css['advice']} tabIndex={0}>
          <p className={css['move']}>{shell.tryMove(ui.tellMove(state.move, words))}</p>
          <ul>
            {(state.reasons ?? []).slice(0, MOST_REASONS).map((reason, at) => (
              <li key={at}>{ui.explain(reason, words)}</li>
            ))}
          </ul>
        </div>
      )}
      {state !== 'thinking' && <IconButton icon="close" label={shell.close} onClick={dismiss} />}
    </section>
  )
}
