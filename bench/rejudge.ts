/**
 * Whether what a review says a choice cost is what it costs: games between `casual` players who also make a random move now
 * and then, choices called worse judged again by playing them and the better ones on to the very end, with the same dice:
 * as the judge would, which is what a cost means; or with `--bots` as levels do.
 * `npx tsx bench/rejudge.ts --game GAME [--each 2] [--by strong,casual] [--bots] [--players 2] [--games 200] [--seconds 300] [--options '{"turns":18}']`
 */
import { parseArgs } from 'node:util'
import { loadBots } from '../packages/games/src/bots/index.ts'
import { NO_CACHE, playedGame } from '../packages/games/src/bots/testing/accounts.ts'
import { rejudge, slipping, type Rejudged } from '../packages/games/src/bots/testing/rejudge.ts'
import { findGame } from '../packages/games/src/games.ts'
import type { Bot } from '../packages/kit/src/index.ts'

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    /** Who chooses at the same moment, in turn: levels that answer at once. */
    by: { type: 'string', default: 'strong,casual' },
    /** Whether these play on to the end, in place of the judge, who does what it reckons with. */
    bots: { type: 'boolean', default: false },
    /** At most this many choices a game. */
    each: { type: 'string', default: '1000' },
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '300' },
    options: { type: 'string', default: '{}' },
    /** Standard error, in shares of the win or in points, at which playouts stop. */
    error: { type: 'string' },
    most: { type: 'string', default: '4000' },
    verbose: { type: 'boolean', default: false },
  },
})
/** One move in this many is random. */
const EVERY = 10
const players = Number(values.players)
/** Two are the same within this many points: of a hundred wins, or of the score alone. */
const point = players === 1 ? 1 : 0.01
const error = values.error === undefined ? 0.8 * point : Number(values.error)

/**
 * The share of choices whose stated cost is truly within 3 points: the gaps that are seen have the noise of both figures in
 * them, which is known, and what they stray beyond it is taken for the judge's own error, a normal one.
 */
function withinLessNoise(all: readonly Rejudged[], within: number): { rms: number; share: number } {
  const seen = all.map(({ stated, long }) => ({
    gap: stated.mean - long.mean,
    noise: stated.error ** 2 + long.error ** 2,
  }))
  const beyond = seen.reduce((sum, { gap, noise }) => sum + gap ** 2 - noise, 0) / seen.length
  const variance = Math.max(beyond, 1e-12)
  const chances = seen.map(({ gap, noise }) => {
    const known = variance / (variance + noise)
    const spread = Math.sqrt(known * noise) + 1e-12
    return normal((within - gap * known) / spread) - normal((-within - gap * known) / spread)
  })
  return { rms: Math.sqrt(variance), share: chances.reduce((sum, each) => sum + each, 0) / chances.length }
}

/** The share of a normal distribution below this many standard deviations, to 2e-4. */
function normal(z: number): number {
  return 1 / (1 + Math.exp(-1.5976 * z - 0.07056 * z ** 3))
}

function report(games: number, all: readonly Rejudged[]): void {
  const share = (count: number): string => `${((100 * count) / all.length).toFixed(1)} %`
  const gaps = all.map(({ stated, long }) => stated.mean - long.mean)
  const within = gaps.filter((gap) => Math.abs(gap) <= 3 * point).length
  const noisy = all.filter(
    ({ stated, long }) =>
      Math.abs(stated.mean - long.mean) <= 3 * point + 2 * Math.hypot(stated.error, long.error),
  )
  const lessNoise = withinLessNoise(all, 3 * point)
  const worse = all.filter(({ long }) => long.mean < -3 * long.error)
  console.table({
    [`${values.game}, ${players}`]: {
      games,
      choices: all.length,
      'within 3 points': share(within),
      'or within noise': share(noisy.length),
      'within 3 less noise': `${(100 * lessNoise.share).toFixed(1)} %`,
      'error beyond noise': (lessNoise.rms / point).toFixed(2),
      'mean gap': (gaps.reduce((sum, gap) => sum + gap, 0) / all.length / point).toFixed(2),
      'playout ±': (all.reduce((sum, { long }) => sum + long.error, 0) / all.length / point).toFixed(2),
      'better is worse': worse.length,
    },
  })
}

const game = findGame(values.game ?? '')
if (!game) throw new Error(`no game '${values.game}'`)
const bots = await loadBots(game, players, NO_CACHE)
const playing = values.by.split(',').map((level) => bots.get(level) as Bot)
const casual = slipping(bots.get('casual') as Bot, EVERY)
const all: Rejudged[] = []
let games = 0
const started = process.cpuUsage().user
while (games < Number(values.games) && process.cpuUsage().user - started < 1e6 * Number(values.seconds)) {
  const log = playedGame(game, casual, { players, number: games++, options: JSON.parse(values.options) })
  const found = await rejudge(game, log, {
    bots: playing,
    byJudge: !values.bots,
    each: Number(values.each),
    error,
    most: Number(values.most),
  })
  if (values.verbose) for (const each of found) console.log(games, JSON.stringify(each))
  all.push(...found)
}
report(games, all)
