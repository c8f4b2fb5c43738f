import { lazy, type ComponentType } from 'react'
import type { PageProps } from '../routes.tsx'

/** The pages of tables with friends, each loaded when it is opened. */
export const ONLINE_ROUTES: readonly (readonly [pattern: string, page: ComponentType<PageProps>])[] = [
  [
    '/friends/:game',
    lazy(async () => ({ default: (await import('./opening/friends-page.tsx')).FriendsPage })),
  ],
  [
    '/t/:code',
    lazy(async () => ({ default: (await import('./table/online-table-page.tsx')).OnlineTablePage })),
  ],
  ['/me', lazy(async () => ({ default: (await import('./me/me-page.tsx')).MePage }))],
  ['/link', lazy(async () => ({ default: (await import('./me/link-page.tsx')).LinkPage }))],
]
