import { useMemo, type ReactNode } from 'react'
import { PageSheet } from '../parts/page-sheet.tsx'
import { FileDrop } from '../records/file-drop.tsx'
import { GamesHere } from '../records/games-here.tsx'
import { momentBefore, momentsOf } from '../records/moments.ts'
import { playersOf } from '../records/players.ts'
import { useRecord, type FoundRecord } from '../records/use-record.ts'
import { useRecordWords } from '../records/words/index.ts'
import { useSearch } from '../router.ts'
import type { PageProps } from '../later-page.tsx'
import { savedGame } from '../session/saved-games.ts'
import { useGameUi } from '../table/use-game-ui.ts'
import { useShell } from '../words/index.ts'
import { betterMove } from './better-move.ts'
import { ReplayScreen } from './replay-screen.tsx'
import { isGame } from '../records/is-game.ts'

/** Steps through any game: kept at this device, from the server, or from a file. */
export function ReplayPage({ params }: PageProps): ReactNode {
  const words = useRecordWords()
  const source = useRecord({ id: params['id'], shared: params['token'] })
  const { found } = source
  if (found.kind === 'game' && isGame(found.record.game))
    return <Replay found={found} id={params['id'] ?? ''} />
  const shown =
    found.kind === 'game' ? { ...source, found: { kind: 'problem', problem: 'noGame' } as const } : source
  return (
    <PageSheet title={words.replay} isVisit>
      <FileDrop {...shown} />
      <GamesHere to={({ id }) => `/replay/${id}`} />
    </PageSheet>
  )
}

function Replay({
  found: { record, seat },
  id,
}: {
  found: Extract<FoundRecord, { kind: 'game' }>
  id: string
}): ReactNode {
  const shell = useShell()
  const words = useRecordWords()
  const search = useSearch()
  const at = search.get('at')
  const { game } = useGameUi(record.game).ui
  const players = useMemo(() => playersOf(record, shell), [record, shell])
  const moments = useMemo(() => momentsOf(game, record, { players, seat }), [game, record, players, seat])
  if (!moments) {
    return (
      <PageSheet title={words.replay} isVisit>
        {words.badGame}
      </PageSheet>
    )
  }
  const start = at === null ? 0 : momentBefore(moments, Number(at))
  const result = savedGame(id)?.isOver ? `/game/${id}` : undefined
  const better = betterMove(game, record, { at: Number(at), text: search.get('better') })
  return (
    <ReplayScreen
      {...{ record, moments, players, seat, start, result, better, isReviewed: search.has('review') }}
    />
  )
}
