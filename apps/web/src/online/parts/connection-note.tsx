import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import type { RemoteSession } from '../remote/remote-session.ts'
import type { RemoteState } from '../remote/remote-state.ts'
import { useOnline } from '../words/index.ts'
import css from './note.module.css'

/** Says that the connection is lost, for as long as it is. */
export function ConnectionNote({
  session,
  state,
}: {
  session: RemoteSession
  state: RemoteState
}): ReactNode {
  const words = useOnline()
  if (state.connection === 'open') return null
  const isOutdated = state.connection === 'outdated'
  const isCrowded = state.connection === 'crowded'
  return (
    <div className={css['note']} role="status" data-connection={state.connection}>
      <span>{isOutdated ? words.outdated : isCrowded ? words.crowded : words.lost}</span>
      {isOutdated ? (
        <Button onClick={() => location.reload()}>{words.reload}</Button>
      ) : (
        <Button onClick={() => session.retry()}>{words.tryNow}</Button>
      )}
    </div>
  )
}
