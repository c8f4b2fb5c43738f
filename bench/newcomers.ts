/**
 * How levels do against people who play their first games, as simple policies: `beginner` should lose about half of its
 * games, `casual` win clearly but not always. `npx tsx bench/newcomers.ts [--game qwixx] [--games 1000] [--levels beginner,casual]`
 */
import { parseArgs } from 'node:util'
import { loadBots } from '../packages/games/src/bots/index.ts'
import { NO_CACHE } from '../packages/games/src/bots/testing/accounts.ts'
import { NEWCOMERS, winsAgainst } from '../packages/games/src/bots/testing/newcomers.ts'
import { findGame } from '../packages/games/src/games.ts'
import type { Bot, Game } from '../packages/kit/src/index.ts'

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '1000' },
    levels: { type: 'string', default: 'beginner,casual' },
  },
})

function percent(won: number): string {
  return `${(100 * won).toFixed(1)} %`
}

for (const [id, newcomers] of Object.entries(NEWCOMERS)) {
  if (values.game !== undefined && values.game !== id) continue
  const game = findGame(id) as Game
  const bots = await loadBots(game, 2, NO_CACHE)
  const table: Record<string, Record<string, string>> = {}
  for (const level of values.levels.split(',')) {
    const wins = Object.entries(newcomers).map(
      ([name, newcomer]) =>
        [name, winsAgainst(game, bots.get(level) as Bot, newcomer, Number(values.games))] as const,
    )
    const mean = wins.reduce((sum, [, won]) => sum + won, 0) / wins.length
    table[level] = Object.fromEntries(
      [...wins, ['mean', mean] as const].map(([name, won]) => [name, percent(won)]),
    )
  }
  console.log(id)
  console.table(table)
}
