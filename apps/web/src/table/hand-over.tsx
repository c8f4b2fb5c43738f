import { useEffect, useState, type ReactNode } from 'react'
import { useShell } from '../words/index.ts'
import css from './hand-over.module.css'
import type { TableNow } from './use-table.ts'

const SHOWN_MS = 2500

/** Says whose hand the device passes to, where several people share it. */
export function HandOver({ now: { table, scene, players } }: { now: TableNow }): ReactNode {
  const shell = useShell()
  const isAsked = scene.moves.length > 0
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isAsked) return
    setShown(true)
    const timer = setTimeout(() => setShown(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [table.seat, isAsked])
  if (!isShown || !isAsked || table.seat === null) return null
  return (
    <p className={css['ribbon']} onClick={() => setShown(false)}>
      {shell.handOver(players[table.seat]?.name ?? '')}
    </p>
  )
}
