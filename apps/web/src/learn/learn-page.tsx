import type { Lesson } from '@rattlecup/ui'
import { use, useMemo, useState, type ReactNode } from 'react'
import { remembered } from '../catalogue.ts'
import { IconLink } from '../parts/button.tsx'
import { isGame } from '../records/is-game.ts'
import { NotFound } from '../pages/not-found.tsx'
import { ErrorBoundary } from '../parts/error-boundary.tsx'
import type { PageProps } from '../later-page.tsx'
import { BOT_NAMES } from '../setup/bot-names.ts'
import { Announcements } from '../table/announcements.tsx'
import { Broken } from '../table/broken.tsx'
import { GameTable } from '../table/game-table.tsx'
import { useNotice } from '../table/notices.tsx'
import notices from '../table/notices.module.css'
import { useGameUi } from '../table/use-game-ui.ts'
import { useTable } from '../table/use-table.ts'
import { useTableSounds } from '../table/use-table-sounds.ts'
import { useTitle } from '../use-title.ts'
import { useShell } from '../words/index.ts'
import { CoachBubble } from './coach-bubble.tsx'
import css from './learn-page.module.css'
import { LessonSession } from './lesson-session.ts'

const lessons = new Map<string, Promise<Lesson>>()
const NO_HINT = { state: 'none', ask: undefined, dismiss: () => {} } as const

/** A guided first turn. */
export function LearnPage({ params }: PageProps): ReactNode {
  const game = params['game'] ?? ''
  const [round, setRound] = useState(0)
  if (!isGame(game)) return <NotFound />
  return (
    <ErrorBoundary fallback={(again) => <Broken again={again} />}>
      <LessonTable key={round} game={game} again={() => setRound(round + 1)} />
    </ErrorBoundary>
  )
}

function LessonTable({ game, again }: { game: string; again: () => void }): ReactNode {
  const shell = useShell()
  const { ui } = useGameUi(game)
  useTitle(shell.lessonOf(ui.game.title))
  const lesson = use(remembered(lessons, game, ui.lesson))
  const session = useMemo(() => new LessonSession(ui.game, lesson, playersFor(lesson)), [ui, lesson])
  const now = useTable(session)
  const notice = useNotice(now.scene.steps.length)
  useTableSounds(now)
  return (
    <div className={css['page']}>
      <header className={css['bar']}>
        <IconLink to="/" icon="back" label={shell.home} />
        <h1>{shell.lessonOf(ui.game.title)}</h1>
      </header>
      <main className={css['main']}>
        <div className={notices['notices']}>
          <p role="status" className={notices['notice']}>
            {notice.text}
          </p>
        </div>
        <GameTable now={now} hint={NO_HINT} say={notice.say} showResult={undefined} />
      </main>
      <CoachBubble session={session} now={now} again={again} />
      <Announcements now={now} />
    </div>
  )
}

function playersFor({ players, learner }: { players: number; learner: number }) {
  const others = BOT_NAMES.casual
  return Array.from({ length: players }, (_, seat) => {
    return seat === learner ? { name: '' } : { name: others[seat - (seat > learner ? 1 : 0)] ?? '' }
  })
}
