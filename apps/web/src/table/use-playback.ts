import { useSettings, type GameUi } from '@rattlecup/ui'
import { useEffect, useMemo, useRef, useSyncExternalStore, useCallback } from 'react'
import { Playback, type Scene } from '../session/playback.ts'
import type { Session, SessionState } from '../session/session.ts'

interface PlaybackState {
  readonly table: SessionState
  readonly scene: Scene
  /** Ends the showing of one step. */
  readonly skip: () => void
  /** Ends the showing of all that others did. */
  readonly finish: () => void
  /** Shows nothing more before the end. */
  readonly rush: () => void
  readonly roll: () => void
}

/** Shows a session's game step by step. */
export function usePlayback(session: Session, ui: GameUi): PlaybackState {
  const wishes = useRef(useSettings())
  wishes.current = useSettings()
  const playback = useMemo(() => {
    const tempo = () => wishes.current.pace
    const handRolls = () => wishes.current.handRolls
    return new Playback(session.state, { ...ui, tempo, handRolls })
  }, [session, ui])
  useEffect(() => session.subscribe(() => playback.update(session.state)), [session, playback])
  useEffect(() => playback.update(session.state), [session, playback])
  const table = useSession(session)
  const scene = useSyncExternalStore(playback.scene.subscribe, playback.scene.get)
  const { skip, finish, rush, roll } = playback
  return { table, scene, skip, finish, rush, roll }
}

/** A session's state as it changes. */
export function useSession<S extends Session>(session: S): S['state'] {
  const subscribe = useCallback((listener: () => void) => session.subscribe(listener), [session])
  return useSyncExternalStore(subscribe, () => session.state)
}
