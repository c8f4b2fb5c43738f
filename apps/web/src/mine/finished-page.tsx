import { useMemo, type ReactNode } from 'react'
import { PageSheet } from '../parts/page-sheet.tsx'
import { isGame } from '../records/is-game.ts'
import { playersOf } from '../records/players.ts'
import { useRecord, type FoundRecord } from '../records/use-record.ts'
import { useRecordWords } from '../records/words/index.ts'
import type { PageProps } from '../later-page.tsx'
import { TableScreen } from '../table/table-screen.tsx'
import { useGameUi } from '../table/use-game-ui.ts'
import { useShell } from '../words/index.ts'
import { FinishedSession } from './finished-session.ts'
import { useMine } from './words/index.ts'

/** A game of one's history: its result, its review, and the ways to its replay and its file. */
export function FinishedPage({ params }: PageProps): ReactNode {
  const words = useMine()
  const shell = useShell()
  const records = useRecordWords()
  const id = params['id'] ?? ''
  const { found } = useRecord({ mine: id, seat: Number(params['seat']) })
  if (found.kind === 'game' && isGame(found.record.game)) return <Finished found={found} id={id} />
  return (
    <PageSheet title={words.myGames} isVisit>
      <p role="status">{found.kind === 'problem' ? records[found.problem] : shell.loading}</p>
    </PageSheet>
  )
}

function Finished({ found, id }: { found: Extract<FoundRecord, { kind: 'game' }>; id: string }): ReactNode {
  const { record, seat } = found
  const shell = useShell()
  const { game } = useGameUi(record.game).ui
  const players = useMemo(() => playersOf(record, shell), [record, shell])
  const session = useMemo(
    () => new FinishedSession(game, record, { players, seat }),
    [game, record, players, seat],
  )
  const which = `?mine=${id}`
  return (
    <TableScreen
      session={session}
      links={{ replay: `/replay${which}`, verify: `/verify${which}`, share: async () => id }}
      {...(seat !== null && { house: { id, seat } })}
      canHint={false}
    />
  )
}
