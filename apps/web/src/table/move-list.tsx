import { useMemo, type ReactNode } from 'react'
import { useShell } from '../words/index.ts'
import css from './move-list.module.css'
import { tellStep } from './tell-step.ts'
import type { TableNow } from './use-table.ts'

/** Moves further back are found in the replay. */
const MOST = 40

/** What happened last, the latest first. */
export function MoveList({ now: { scene, table, players, ui, words } }: { now: TableNow }): ReactNode {
  const shell = useShell()
  const { steps, isRolling } = scene
  const lines = useMemo(() => {
    const told = isRolling ? steps.slice(0, -1) : steps
    const latest = told.slice(-MOST).reverse()
    return latest.flatMap((step) => {
      const text = tellStep(step, { ui, words, shell, players, seat: table.seat })
      return text === undefined ? [] : [{ at: step.at, text }]
    })
  }, [steps, isRolling, players, table.seat, ui, words, shell])
  return (
    <section className={css['list']} aria-label={shell.lastMoves} tabIndex={0}>
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
