import type { Game } from '@rattlecup/kit'
import { done, gameList, health } from '@rattlecup/protocol'
import type { Health } from '../../ops/health.ts'
import type { TableRegistry } from '../../table/registry.ts'
import { openRoute, type Route } from '../route.ts'

/** What is here to play, and whether all is well. */
export function gameRoutes(parts: {
  games: readonly Game[]
  tables: TableRegistry
  health: Health
  connections: () => number
}): Route[] {
  return [
    openRoute({
      id: 'listGames',
      tag: 'House',
      method: 'GET',
      url: '/api/games',
      summary: 'The games, how many play them, and their options as JSON Schemas.',
      answer: gameList,
      run: () => ({
        games: parts.games.map(({ id, title, players, options }) => ({
          id,
          title,
          players,
          options: options.schema,
        })),
      }),
    }),
    openRoute({
      id: 'isLive',
      tag: 'House',
      method: 'GET',
      url: '/api/live',
      summary: 'Whether the process answers at all; restart one that does not.',
      answer: done,
      run: () => ({ ok: true as const }),
    }),
    openRoute({
      id: 'isReady',
      tag: 'House',
      method: 'GET',
      url: '/api/ready',
      summary:
        'Whether to send people here: not while what happens cannot be kept, nor while the server is closing.',
      answer: done,
      async run() {
        await parts.health.check()
        return { ok: true as const }
      },
    }),
    openRoute({
      id: 'getHealth',
      tag: 'House',
      method: 'GET',
      url: '/api/health',
      summary: 'Whether the server is well: whether what happens can be kept.',
      answer: health,
      async run() {
        await parts.health.check()
        return { ok: true, tables: parts.tables.size, connections: parts.connections() }
      },
    }),
  ]
}
