import {
  deviceGame,
  done,
  gameFile,
  historyPage,
  historyParam,
  historyQuery,
  reviewFigures,
  statistics,
} from '@rattlecup/protocol'
import { Readable } from 'node:stream'
import * as z from 'zod'
import { placeOf, type HistoryService } from '../../history/history.ts'
import type { Store } from '../../store/contract.ts'
import { guestRoute, type Route } from '../route.ts'

/** People in a head-to-head list. */
const MOST_PEOPLE = 20

interface HistoryRouteParts {
  readonly store: Store
  readonly history: HistoryService
}

/** My finished games, wherever I played them. */
export function historyRoutes({ store, history }: HistoryRouteParts): Route[] {
  return [
    guestRoute({
      id: 'listMyGames',
      tag: 'History',
      method: 'GET',
      url: '/api/me/games',
      summary: 'My finished games, the latest first, a page at a time.',
      query: historyQuery,
      answer: historyPage,
      run({ query: { game, name, result, after, limit } }, { id: guest }) {
        const won = result === undefined ? undefined : result === 'won'
        return history.page({ guest, game, name, won, after: placeOf(after), limit })
      },
    }),
    guestRoute({
      id: 'keepMyGame',
      tag: 'History',
      method: 'POST',
      url: '/api/me/games',
      summary: 'Keeps a finished game of a device of mine.',
      body: deviceGame,
      answer: done,
      async run({ body }, { id }) {
        await history.keep(id, body)
        return { ok: true }
      },
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
        await store.history.keepReview(await history.seat(id, params.id), body)
        return { ok: true }
      },
    }),
    guestRoute({
      id: 'getMyGames',
      tag: 'History',
      method: 'GET',
      url: '/api/me/games.zip',
      summary: 'All my finished games, a file each.',
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
      }),
    }),
  ]
}
