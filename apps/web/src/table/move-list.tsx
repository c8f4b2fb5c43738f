import { useMemo, type ReactNode } from 'react'
import { useShell } from '../words/index.ts'
import css from './move-list.module.css'
import type { TableNow } from './use-table.ts'

/** Moves further back are found in the replay. */
const MOST = 40

/** What happened last, the latest first. */
export function MoveList({
  now: { scene, table, players, ui, words },
  className = '',
}: {
  now: TableNow
  className?: string | undefined
}): ReactNode {
  const shell = useShell()
  const { steps } = scene
  const lines = useMemo(() => {
    const told = (at: number): string | undefined => ui.tell(steps[at]!, { words, players, seat: table.seat })
    const last = Array.from({ length: Math.min(MOST, steps.length) }, (_, back) => steps.length - 1 - back)
    return last.flatMap((at) => ({ at, text: told(at) })).filter(({ text }) => text !== undefined)
  }, [steps, players, table.seat, ui, words])
  return (
    <section className={`${css['list']} ${className}`} aria-label={shell.lastMoves} tabIndex={0}>
      <h2>{shell.lastMoves}</h2>
      {lines.length === 0 && <p>{shell.noMoves}</p>}
      <ol>
        {lines.map(({ at, text }) => (
          <li key={at}>{text}</li>
        ))}
      </ol>
    </section>
  )
}
