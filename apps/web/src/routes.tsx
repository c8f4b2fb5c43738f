import { lazy, type ComponentType, type ReactNode } from 'react'
import { NotFound } from './pages/not-found.tsx'
import { matchPath, usePath } from './router.ts'

/** A page gets the named parts of its address. */
export type PageProps = { readonly params: Readonly<Record<string, string>> }

const ROUTES: readonly (readonly [pattern: string, page: ComponentType<PageProps>])[] = [
  ['/', lazy(async () => ({ default: (await import('./home/home.tsx')).Home }))],
  ['/play/:game', lazy(async () => ({ default: (await import('./pages/play.tsx')).PlayPage }))],
  ['/game/:id', lazy(async () => ({ default: (await import('./pages/game.tsx')).GamePage }))],
  ['/new/:game', lazy(async () => ({ default: (await import('./setup/setup-page.tsx')).SetupPage }))],
  ['/learn/:game', lazy(async () => ({ default: (await import('./learn/learn-page.tsx')).LearnPage }))],
  ['/rules/:game', lazy(async () => ({ default: (await import('./rules/rules-page.tsx')).RulesPage }))],
  ['/settings', lazy(async () => ({ default: (await import('./settings/settings-page.tsx')).SettingsPage }))],
  ['/replay', lazy(async () => ({ default: (await import('./replay/replay-page.tsx')).ReplayPage }))],
  ['/replay/:id', lazy(async () => ({ default: (await import('./replay/replay-page.tsx')).ReplayPage }))],
  ['/verify', lazy(async () => ({ default: (await import('./verify/verify-page.tsx')).VerifyPage }))],
  [
    '/friends/:game',
    lazy(async () => ({ default: (await import('./online/opening/friends-page.tsx')).FriendsPage })),
  ],
  [
    '/t/:code',
    lazy(async () => ({ default: (await import('./online/table/online-table-page.tsx')).OnlineTablePage })),
  ],
  ['/me', lazy(async () => ({ default: (await import('./online/me/me-page.tsx')).MePage }))],
  ['/link', lazy(async () => ({ default: (await import('./online/me/link-page.tsx')).LinkPage }))],
]

export function Page(): ReactNode {
  const path = usePath()
  for (const [pattern, Found] of ROUTES) {
    const params = matchPath(pattern, path)
    if (params) return <Found key={path} params={params} />
  }
  return <NotFound />
}
