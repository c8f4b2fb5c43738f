import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import { Button } from '../parts/button.tsx'
import { useShell } from '../words/index.ts'
import { HandOver } from './hand-over.tsx'
import css from './notices.module.css'
import type { Hint } from './use-hint.ts'
import type { TableNow } from './use-table.ts'

const HintNote = lazy(async () => ({ default: (await import('./panels/hint-note.tsx')).HintNote }))

/** Long enough to read a line twice. */
const SHOWN_MS = 6000

interface Notice {
  readonly text: string
  readonly say: (text: string) => void
  readonly hush: () => void
}

/** The line that answers a tap that is no move; it goes by itself, with the next tap, and with the next step. */
export function useNotice(steps: number): Notice {
  const [said, setSaid] = useState({ text: '', count: 0 })
  const say = useCallback((text: string) => setSaid(({ count }) => ({ text, count: count + 1 })), [])
  const hush = useCallback(
    () => setSaid((before) => (before.text === '' ? before : { ...before, text: '' })),
    [],
  )
  useEffect(() => {
    const timer = setTimeout(hush, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [said.count])
  useEffect(hush, [steps])
  return { text: said.text, say, hush }
}

/** Slips of paper that lie over the upper edge of the table and move nothing. */
export function Notices({ now, hint, notice }: { now: TableNow; hint: Hint; notice: Notice }): ReactNode {
  const shell = useShell()
  const { table, session } = now
  return (
    <div className={css['notices']}>
      <p role="status" className={css['notice']}>
        {notice.text}
      </p>
      <Suspense>{hint.state !== 'none' && <HintNote now={now} hint={hint} />}</Suspense>
      {table.isShared && <HandOver now={now} />}
      {table.isStuck && (
        <div role="alert" className={css['notice']}>
          {shell.stuck} <Button onClick={() => session.retry?.()}>{shell.retry}</Button>
        </div>
      )}
    </div>
  )
}
