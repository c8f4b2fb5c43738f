import type { Game } from '@rattlecup/kit'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { keepTable } from '../kept-tables.ts'
import { network } from '../remote/outside.ts'
import { RemoteSession } from '../remote/remote-session.ts'
import type { RemoteState } from '../remote/remote-state.ts'

/** A table on the server, as long as it is looked at. */
export function useRemoteSession(code: string, game: Game): RemoteSession | undefined {
  const [session, setSession] = useState<RemoteSession>()
  useEffect(() => {
    const opened = new RemoteSession(code, game, network)
    setSession(opened)
    return () => opened.close()
  }, [code, game])
  return session
}

export function useRemoteState(session: RemoteSession): RemoteState {
  const state = useSyncExternalStore(session.subscribe, () => session.state)
  const { info, seat } = state
  // A player comes back to their seat.
  useEffect(() => {
    if (info && seat !== null) keepTable(info.code)
  }, [info?.code, seat])
  return state
}
