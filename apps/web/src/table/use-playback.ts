import type { GameUi } from '@rattlecup/ui'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { Playback, type Scene } from '../session/playback.ts'
import type { Session, TableState } from '../session/session.ts'
import { useSession } from './use-session.ts'

export interface Showing {
  readonly table: TableState
  readonly scene: Scene
  readonly skip: () => void
}

/** Shows a session's game step by step. */
export function usePlayback(session: Session, ui: GameUi): Showing {
  const playback = useMemo(() => new Playback(session.state, ui.pace), [session, ui])
  useEffect(() => session.subscribe(() => playback.update(session.state)), [session, playback])
  useEffect(() => playback.update(session.state), [session, playback])
  const table = useSession(session)
  const scene = useSyncExternalStore(playback.scene.subscribe, playback.scene.get)
  return { table, scene, skip: playback.skip }
}
