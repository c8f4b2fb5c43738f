/**
 * Whether luck is told from skill: games of two players of one strength, analysed. Luck should average zero, and the result
 * less its luck vary far less than the result. Corrections are the median of what a judge would take back over a game. `npx tsx bench/luck.ts [--game qwixx] [--games 200] [--level strong]
 * [--players 2] [--playouts N]`; without a game, all of them.
 */
import { parseArgs } from 'node:util'
import { momentsOf, NO_CACHE, playedGame } from '../packages/games/src/bots/testing/accounts.ts'
import { loadBots } from '../packages/games/src/bots/index.ts'
import { reviewGame, type Review } from '../packages/games/src/bots/review.ts'
import { findGame, GAMES } from '../packages/games/src/games.ts'
import type { SeatTotals } from '../packages/bots/src/index.ts'
import type { Bot, Game } from '../packages/kit/src/index.ts'
import { unwrap } from '../packages/kit/src/testing/index.ts'

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '200' },
    players: { type: 'string', default: '2' },
    level: { type: 'string', default: 'strong' },
    playouts: { type: 'string' },
  },
})
const players = Number(values.players)

function rounded(value: number, digits = 4): number {
  return Number(value.toFixed(digits))
}

/** By how much the judge would think better of the first seat's game on average, all its turns together. */
function correctionOf({ steps }: Review): number {
  const drifts = steps.map((step) => (step.kind === 'chance' ? (step.drift?.[0] ?? 0) : 0))
  return Math.abs(drifts.reduce((sum, drift) => sum + drift, 0))
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number
}

/** One line of the table, from the accounts of the first seat of each game and the choices of all. */
function lineOf(reviews: readonly Review[], seconds: number): Record<string, number> {
  const games = reviews.map((review) => review.seats)
  const first = games.map(([seat]) => seat as SeatTotals)
  const luck = momentsOf(first.map((seat) => seat.luck.mean))
  const raw = momentsOf(first.map(({ result }) => result)).variance
  const adjusted = momentsOf(first.map((seat) => seat.adjusted)).variance
  const seats = games.flat()
  const choices = seats.reduce((sum, seat) => sum + seat.choices, 0)
  return {
    games: games.length,
    luck: rounded(luck.mean),
    'luck ±': rounded(luck.error),
    'variance raw': rounded(raw),
    'less luck': rounded(adjusted),
    ratio: rounded(adjusted / raw, 3),
    'stated ±': rounded(momentsOf(first.map((seat) => seat.luck.error)).mean, 3),
    corrections: rounded(median(reviews.map(correctionOf)), 3),
    'error rate %': rounded(
      (100 * seats.reduce((sum, seat) => sum + seat.errorRate * seat.choices, 0)) / choices,
      3,
    ),
    'ms a game': rounded((1000 * seconds) / games.length, 0),
  }
}

async function measured(game: Game): Promise<Record<string, number>> {
  const bot = (await loadBots(game, players, NO_CACHE)).get(values.level) as Bot
  const playouts = values.playouts === undefined ? undefined : Number(values.playouts)
  const games: Review[] = []
  let seconds = 0
  for (let number = 0; number < Number(values.games); number++) {
    const log = playedGame(game, bot, { players, number })
    const started = process.cpuUsage()
    games.push(unwrap(await reviewGame(game, log, { seed: 'accounts', cache: NO_CACHE, playouts })))
    seconds += process.cpuUsage(started).user / 1e6
  }
  return lineOf(games, seconds)
}

const named = values.game === undefined ? GAMES : [findGame(values.game)]
for (const game of named) {
  if (!game) throw new Error(`no game '${values.game}'`)
  console.table({ [`${game.id}, ${players} × ${values.level}`]: await measured(game) })
}
