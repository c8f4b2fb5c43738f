import {
  deviceGame,
  done,
  gameFile,
  historyPage,
  historyParam,
  historyQuery,
  keptGame,
  reviewFigures,
  sharedLink,
  sharedParam,
  statistics,
  wholeReview,
} from '@rattlecup/protocol'
import { Readable } from 'node:stream'
import * as z from 'zod'
import { placeOf, type HistoryService } from '../../history/history.ts'
import type { Store } from '../../store/contract.ts'
import { guestRoute, openRoute, type Route } from '../route.ts'
import type { Site } from '../site.ts'
import type { Previews } from '../../history/previews.ts'
import { addedUp } from '../../history/recent.ts'

/** People in a head-to-head list. */
const MOST_PEOPLE = 20
/** Games that are drawn and counted one by one. */
const MOST_RECENT = 300

interface HistoryRouteParts {
  readonly store: Store
  readonly history: HistoryService
  readonly previews: Previews
  readonly site: Site
}

/** My finished games, wherever I played them. */
export function historyRoutes({ store, history, previews, site }: HistoryRouteParts): Route[] {
  return [
    guestRoute({
      id: 'listMyGames',
      tag: 'History',
      method: 'GET',
      url: '/api/me/games',
      summary: 'My finished games, the latest first, a page at a time.',
      query: historyQuery,
      answer: historyPage,
      run({ query: { result, place, after, ...query } }, { id: guest }) {
        const won = result === undefined ? undefined : result === 'won'
        const isHere = place === undefined ? undefined : place === 'table'
        return history.page({ ...query, guest, won, isHere, after: placeOf(after) })
      },
    }),
    guestRoute({
      id: 'keepMyGame',
      tag: 'History',
      method: 'POST',
      url: '/api/me/games',
      summary: 'Keeps a finished game of a device of mine.',
      body: deviceGame,
      answer: keptGame,
      run: async ({ body }, guest) => ({ id: await history.keep(guest, body) }),
    }),
    guestRoute({
      id: 'getMyGame',
      tag: 'History',
      method: 'GET',
      url: '/api/me/games/:id',
      refuses: ['not-playing'],
      summary: 'A finished game of mine as a file: its log, and the proof of its dice.',
      params: historyParam,
      answer: gameFile,
      async run({ params, reply }, { id }) {
        const text = await history.file(id, params.id)
        reply.header('content-disposition', `attachment; filename="rattlecup-${params.id}.json"`)
        reply.type('application/json; charset=utf-8')
        return text
      },
    }),
    guestRoute({
      id: 'keepMyReview',
      tag: 'History',
      method: 'PUT',
      url: '/api/me/games/:id/review',
      refuses: ['not-playing'],
      summary: 'Keeps what a review of a finished game of mine came to.',
      params: historyParam,
      body: reviewFigures,
      answer: done,
      async run({ params, body }, { id }) {
        await history.review(id, params.id, body)
        return { ok: true }
      },
    }),
    guestRoute({
      id: 'getMyReview',
      tag: 'History',
      method: 'GET',
      url: '/api/me/games/:id/review',
      refuses: ['not-playing'],
      summary: 'The review of a finished game that a device of mine kept here; null if there is none.',
      params: historyParam,
      answer: wholeReview,
      run: async ({ params }, { id }) => ({ review: (await history.wholeReview(id, params.id)) ?? null }),
    }),
    guestRoute({
      id: 'shareMyGame',
      tag: 'History',
      method: 'POST',
      url: '/api/me/games/:id/share',
      refuses: ['not-playing'],
      summary:
        'Shares a finished game of mine: whoever has the link sees it, with the names of all who played.',
      params: historyParam,
      answer: sharedLink,
      async run({ params, request }, { id }) {
        const token = await history.share(id, params.id)
        return { token, link: `${site.shared(request).address}/s/${token}` }
      },
    }),
    guestRoute({
      id: 'unshareMyGame',
      tag: 'History',
      method: 'DELETE',
      url: '/api/me/games/:id/share',
      refuses: ['not-playing'],
      summary: 'Stops sharing the game: its link no longer works.',
      params: historyParam,
      answer: done,
      async run({ params }, { id }) {
        await history.unshare(id, params.id)
        return { ok: true }
      },
    }),
    openRoute({
      id: 'getSharedGame',
      tag: 'History',
      method: 'GET',
      url: '/api/shared/:token',
      refuses: ['not-playing'],
      summary: 'A finished game that one of its players shares, as a file.',
      params: sharedParam,
      answer: gameFile,
      async run({ params, reply }) {
        reply.type('application/json; charset=utf-8')
        return history.shared(params.token)
      },
    }),
    openRoute({
      id: 'getSharedPicture',
      tag: 'History',
      method: 'GET',
      url: '/api/shared/:token/picture.png',
      refuses: ['not-playing'],
      summary: 'The final table of a shared game, as previews show it.',
      params: sharedParam,
      answer: z.string(),
      type: 'image/png',
      async run({ params, reply }) {
        const { png } = await previews.of(params.token)
        reply.header('cache-control', 'public, max-age=3600')
        // Pages of chats show it too.
        reply.header('cross-origin-resource-policy', 'cross-origin')
        return Buffer.from(png)
      },
    }),
    guestRoute({
      id: 'getMyGames',
      tag: 'History',
      method: 'GET',
      url: '/api/me/games.zip',
      summary: 'All my finished games, a file each, and their reviews.',
      answer: z.string(),
      type: 'application/zip',
      run({ reply }, { id }) {
        reply.header('content-disposition', 'attachment; filename="rattlecup-games.zip"')
        return Readable.from(history.archive(id))
      },
    }),
    guestRoute({
      id: 'getMyStatistics',
      tag: 'History',
      method: 'GET',
      url: '/api/me/statistics',
      summary: 'What my finished games came to, by kind, and against whom.',
      answer: statistics,
      run: async (_, { id }) => ({
        games: await store.history.totalsOf(id),
        people: await store.history.headToHead(id, MOST_PEOPLE),
        ...addedUp(await store.history.recentOf(id, MOST_RECENT)),
      }),
    }),
  ]
}
