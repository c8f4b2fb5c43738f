import type { Bot, Game } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { findGame } from '../games.ts'
import { loadBots } from './load.ts'
import { NO_CACHE } from './testing/accounts.ts'
import { NEWCOMERS, winsAgainst } from './testing/newcomers.ts'

/** Games of each level against each newcomer: as many as take seconds. `bench/newcomers.ts` plays more. */
const GAMES: Readonly<Record<string, number>> = { qwixx: 400, gambler: 150, onecard: 300, strike: 400 }

describe.each(Object.entries(NEWCOMERS))(
  'against people who play their first games of %s',
  (id, newcomers) => {
    const game = findGame(id) as Game

    async function wins(level: string): Promise<number> {
      const bot = (await loadBots(game, 2, NO_CACHE)).get(level) as Bot
      const all = Object.values(newcomers).map((each) => winsAgainst(game, bot, each, GAMES[id] as number))
      return all.reduce((sum, won) => sum + won, 0) / all.length
    }

    it('beginner wins about half', async () => {
      const won = await wins('beginner')
      expect(won).toBeGreaterThan(0.4)
      expect(won).toBeLessThan(0.6)
    })

    it('casual wins clearly, but not always', async () => {
      const won = await wins('casual')
      expect(won).toBeGreaterThan(0.57)
      expect(won).toBeLessThan(0.77)
    })
  },
)
