import { useLanguage, type Language } from '@rattlecup/ui'
import { lazy, useMemo, type ComponentType, type ReactNode } from 'react'
import { NotFound } from './pages/not-found.tsx'
import { isGame } from './records/is-game.ts'
import { matchPath, usePath } from './router.ts'
import { savedGame } from './session/saved-games.ts'
import { preloadGame } from './table/use-game-ui.ts'

/** A page gets the named parts of its address. */
export type PageProps = { readonly params: Readonly<Record<string, string>> }

type PageComponent = ComponentType<PageProps>

/** A page that is loaded when it is asked for. */
function later<M>(load: () => Promise<M>, pick: (module: M) => PageComponent): PageComponent {
  return lazy(async () => ({ default: pick(await load()) }))
}

const replay = later(
  () => import('./replay/replay-page.tsx'),
  (module) => module.ReplayPage,
)

const ROUTES: readonly (readonly [pattern: string, page: PageComponent])[] = [
  [
    '/',
    later(
      () => import('./home/home.tsx'),
      (module) => module.Home,
    ),
  ],
  [
    '/play/:game',
    later(
      () => import('./pages/play.tsx'),
      (module) => module.PlayPage,
    ),
  ],
  [
    '/game/:id',
    later(
      () => import('./pages/game.tsx'),
      (module) => module.GamePage,
    ),
  ],
  [
    '/new/:game',
    later(
      () => import('./setup/setup-page.tsx'),
      (module) => module.SetupPage,
    ),
  ],
  [
    '/learn/:game',
    later(
      () => import('./learn/learn-page.tsx'),
      (module) => module.LearnPage,
    ),
  ],
  [
    '/rules/:game',
    later(
      () => import('./rules/rules-page.tsx'),
      (module) => module.RulesPage,
    ),
  ],
  [
    '/settings',
    later(
      () => import('./settings/settings-page.tsx'),
      (module) => module.SettingsPage,
    ),
  ],
  ['/replay', replay],
  ['/replay/:id', replay],
  ['/s/:token', replay],
  [
    '/verify',
    later(
      () => import('./verify/verify-page.tsx'),
      (module) => module.VerifyPage,
    ),
  ],
  [
    '/house',
    later(
      () => import('./house/house-page.tsx'),
      (module) => module.HousePage,
    ),
  ],
  [
    '/friends/:game',
    later(
      () => import('./online/opening/friends-page.tsx'),
      (module) => module.FriendsPage,
    ),
  ],
  [
    '/t/:code',
    later(
      () => import('./online/table/online-table-page.tsx'),
      (module) => module.OnlineTablePage,
    ),
  ],
  [
    '/games',
    later(
      () => import('./mine/games-page.tsx'),
      (module) => module.GamesPage,
    ),
  ],
  [
    '/games/:id/:seat',
    later(
      () => import('./mine/finished-page.tsx'),
      (module) => module.FinishedPage,
    ),
  ],
  [
    '/statistics',
    later(
      () => import('./mine/statistics-page.tsx'),
      (module) => module.StatisticsPage,
    ),
  ],
  [
    '/me',
    later(
      () => import('./online/me/me-page.tsx'),
      (module) => module.MePage,
    ),
  ],
  [
    '/link',
    later(
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
