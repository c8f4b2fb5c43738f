import { useEffect, useState, type ReactNode } from 'react'
import type { RemoteState } from '../remote/remote-state.ts'
import { useOnline } from '../words/index.ts'
import css from './note.module.css'

const SHOWN_MS = 6000

/** Why the server did not do what we asked, until it is read or something else is asked; what was told elsewhere is not repeated. */
export function RefusalNote({ state: { refusal } }: { state: RemoteState }): ReactNode {
  const words = useOnline()
  const [over, setOver] = useState(refusal)
  useEffect(() => {
    const timer = setTimeout(() => setOver(refusal), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [refusal])
  const isShown = refusal !== undefined && refusal !== over
  return <div role="status">{isShown && <p className={css['note']}>{words.problems[refusal.code]}</p>}</div>
}
