import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import css from '../parts/note.module.css'
import type { ResultHolder } from '../remote/result-holder.ts'
import { useOnline } from '../words/index.ts'

/** Somebody wants to play again; the result stays until we come along. */
export function NextGameNote({ holder }: { holder: ResultHolder }): ReactNode {
  const words = useOnline()
  return (
    <div className={css['note']} role="status">
      <span>{words.nextGame}</span>
      <Button look="primary" onClick={() => holder.comeAlong()}>
        {words.toTable}
      </Button>
    </div>
  )
}
