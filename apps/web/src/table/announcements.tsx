import type { ReactNode } from 'react'
import { useShell } from '../words/index.ts'
import { turnLine } from './turn-line.ts'
import type { TableNow } from './use-table.ts'

/** What a screen reader says as the game goes on: what happened, then whose turn it is. */
export function Announcements({ now }: { now: TableNow }): ReactNode {
  const shell = useShell()
  const { scene, ui, words, players, table } = now
  const told = scene.step && ui.tell(scene.step, { words, players, seat: table.seat })
  return (
    <div className="visually-hidden">
      <p aria-live="polite">{told}</p>
      <p aria-live="polite">{scene.isCurrent ? turnLine(now, shell).text : ''}</p>
    </div>
  )
}
