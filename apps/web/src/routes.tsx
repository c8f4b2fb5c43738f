import { useLanguage, type Language } from '@rattlecup/ui'
import { useMemo, type ReactNode } from 'react'
import { laterPage, type PageComponent } from './later-page.tsx'
import { NotFound } from './pages/not-found.tsx'
import { isGame } from './records/is-game.ts'
import { matchPath, usePath } from './router.ts'
import { savedGame } from './session/saved-games.ts'
import { preloadGame } from './table/use-game-ui.ts'

const replay = laterPage(
  () => import('./replay/replay-page.tsx'),
  (module) => module.ReplayPage,
)

const play = laterPage(
  () => import('./pages/play.tsx'),
  (module) => module.PlayPage,
)
const game = laterPage(
  () => import('./pages/game.tsx'),
  (module) => module.GamePage,
)

const ROUTES: readonly (readonly [pattern: string, page: PageComponent])[] = [
  [
    '/',
    laterPage(
      () => import('./home/home.tsx'),
      (module) => module.Home,
    ),
  ],
  ['/play/:game', play],
  ['/game/:id', game],
  [
    '/new/:game',
    laterPage(
      () => import('./setup/setup-page.tsx'),
      (module) => module.SetupPage,
    ),
  ],
  [
    '/learn/:game',
    laterPage(
      () => import('./learn/learn-page.tsx'),
      (module) => module.LearnPage,
    ),
  ],
  [
    '/rules/:game',
    laterPage(
      () => import('./rules/rules-page.tsx'),
      (module) => module.RulesPage,
    ),
  ],
  [
    '/settings',
    laterPage(
      () => import('./settings/settings-page.tsx'),
      (module) => module.SettingsPage,
    ),
  ],
  ['/replay', replay],
  ['/replay/:id', replay],
  ['/s/:token', replay],
  [
    '/verify',
    laterPage(
      () => import('./verify/verify-page.tsx'),
      (module) => module.VerifyPage,
    ),
  ],
  [
    '/house',
    laterPage(
      () => import('./house/house-page.tsx'),
      (module) => module.HousePage,
    ),
  ],
  [
    '/friends/:game',
    laterPage(
      () => import('./online/opening/friends-page.tsx'),
      (module) => module.FriendsPage,
    ),
  ],
  [
    '/t/:code',
    laterPage(
      () => import('./online/table/online-table-page.tsx'),
      (module) => module.OnlineTablePage,
    ),
  ],
  [
    '/games',
    laterPage(
      () => import('./mine/games-page.tsx'),
      (module) => module.GamesPage,
    ),
  ],
  [
    '/games/:id/:seat',
    laterPage(
      () => import('./mine/finished-page.tsx'),
      (module) => module.FinishedPage,
    ),
  ],
  [
    '/statistics',
    laterPage(
      () => import('./mine/statistics-page.tsx'),
      (module) => module.StatisticsPage,
    ),
  ],
  [
    '/me',
    laterPage(
      () => import('./online/me/me-page.tsx'),
      (module) => module.MePage,
    ),
  ],
  [
    '/mail/confirm',
    laterPage(
      () => import('./mine/mail-page.tsx'),
      (module) => module.ConfirmMailPage,
    ),
  ],
  [
    '/mail/stop/:token',
    laterPage(
      () => import('./mine/mail-page.tsx'),
      (module) => module.StopMailPage,
    ),
  ],
  [
    '/link',
    laterPage(
      () => import('./online/me/link-page.tsx'),
      (module) => module.LinkPage,
    ),
  ],
]

export function Page(): ReactNode {
  const path = usePath()
  const language = useLanguage()
  useMemo(() => preload(path, language), [path])
  for (const [pattern, Found] of ROUTES) {
    const params = matchPath(pattern, path)
    if (params) return <Found key={path} params={params} />
  }
  return <NotFound />
}

/** The game that an address is about is loaded beside the page, not after it. */
function preload(path: string, language: Language): void {
  const [, page = '', name = ''] = path.split('/')
  const game = page === 'game' || page === 'replay' ? savedGame(name)?.game : name
  if (game !== undefined && isGame(game)) preloadGame(game, language)
}

/** Loads what every game here is played on, before anybody asks for it. */
export async function preloadTable(): Promise<void> {
  // Whoever needs them is told what went wrong.
  await Promise.allSettled([play.preload(), game.preload()])
}
