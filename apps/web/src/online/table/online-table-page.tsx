import {
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { Button, ButtonLink } from '../../parts/button.tsx'
import { PageSheet } from '../../parts/page-sheet.tsx'
import type { PageProps } from '../../later-page.tsx'
import { useGameUi } from '../../table/use-game-ui.ts'
import type { Problem } from '../api.ts'
import { findTable } from '../identity.ts'
import { JoinByCode } from '../home/join-by-code.tsx'
import { forgetTable } from '../kept-tables.ts'
import { Lobby } from '../lobby/lobby.tsx'
import { ConnectionNote } from '../parts/connection-note.tsx'
import { Trouble } from '../parts/trouble.tsx'
import { OnlineGame } from '../play/online-game.tsx'
import type { RemoteSession } from '../remote/remote-session.ts'
import type { RemoteState } from '../remote/remote-state.ts'
import { ResultHolder } from '../remote/result-holder.ts'
import { readCode } from '../table-code.ts'
import { useShell } from '../../words/index.ts'
import { useOnline } from '../words/index.ts'
import { useRemoteSession, useRemoteState } from './use-remote.ts'

/** The table that a link or a code leads to. */
export function OnlineTablePage({ params }: PageProps): ReactNode {
  const code = readCode(params['code'] ?? '')
  return code === undefined ? <NoTable problem="unknown-table" /> : <Found code={code} />
}

/** Which game it is has to be known before its screens are loaded. */
function Found({ code }: { code: string }): ReactNode {
  const [found, setFound] = useState<{ readonly game: string } | { readonly problem: Problem }>()
  const look = useCallback(async () => {
    const answer = await findTable(code)
    if (!answer.ok && answer.problem === 'unknown-table') forgetTable(code)
    setFound(answer.ok ? { game: answer.value.settings.game } : { problem: answer.problem })
  }, [code])
  useEffect(() => void look(), [look])
  if (!found) return <Waiting />
  if ('problem' in found) return <NoTable problem={found.problem} again={() => void look()} />
  return (
    <Suspense fallback={<Waiting />}>
      <Joined code={code} gameId={found.game} />
    </Suspense>
  )
}

function Joined({ code, gameId }: { code: string; gameId: string }): ReactNode {
  const { game } = useGameUi(gameId).ui
  const session = useRemoteSession(code, game)
  return session ? <Live session={session} /> : <Waiting />
}

function Live({ session }: { session: RemoteSession }): ReactNode {
  const state = useRemoteState(session)
  const holder = useMemo(() => new ResultHolder(session), [session])
  const shown = useSyncExternalStore(holder.subscribe, () => holder.state)
  if (state.closed === 'internal') return <FailedTable />
  if (state.closed) return <NoTable problem={state.closed} />
  if (!state.info || !shown.info) return <Entering session={session} state={state} />
  if (shown.phase === 'open') return <Lobby session={session} state={state} info={state.info} />
  return <OnlineGame session={session} holder={holder} state={state} info={state.info} />
}

/** Nothing is known of the table yet; if there is no way in at present, it is said why. */
function Entering({ session, state }: { session: RemoteSession; state: RemoteState }): ReactNode {
  const words = useOnline()
  if (state.connection === 'connecting' || state.connection === 'open') return <Waiting />
  return (
    <PageSheet title={words.table}>
      <ConnectionNote session={session} state={state} />
    </PageSheet>
  )
}

function Waiting(): ReactNode {
  const words = useOnline()
  return (
    <PageSheet title={words.table}>
      <p role="status">{words.connecting}</p>
    </PageSheet>
  )
}

/** A table that failed is read again from all that was written when somebody comes next. */
function FailedTable(): ReactNode {
  const words = useOnline()
  const shell = useShell()
  return (
    <PageSheet title={words.table}>
      <p role="alert">{words.tableFailed}</p>
      <Button onClick={() => location.reload()}>{shell.retry}</Button>
      <ButtonLink to="/">{shell.home}</ButtonLink>
    </PageSheet>
  )
}

function NoTable({ problem, again }: { problem: Problem; again?: () => void }): ReactNode {
  const words = useOnline()
  const shell = useShell()
  return (
    <PageSheet title={words.table}>
      {again && problem === 'unreachable' ? (
        <Trouble problem={problem} again={again} />
      ) : (
        <Trouble problem={problem} />
      )}
      {problem === 'unknown-table' && <JoinByCode />}
      <ButtonLink to="/">{shell.home}</ButtonLink>
    </PageSheet>
  )
}
