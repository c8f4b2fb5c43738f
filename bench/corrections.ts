/**
 * How consistent judges by a formula are: at the start of each turn, by how much a judge would on average think better or
 * worse of the first seat a turn later, all turns of a game together. Games of two players of one strength.
 * `npx tsx bench/corrections.ts --game GAME [--games 40] [--samples 24] [--level strong] [--players 2]`
 * With few samples a sum has noise of its own, which is known: `less noise` leaves it out.
 */
import { parseArgs } from 'node:util'
import { estimate, type Estimate, type Judge } from '../packages/bots/src/index.ts'
import { loadBots } from '../packages/games/src/bots/index.ts'
import { analyserOf } from '../packages/games/src/bots/judge.ts'
import { NO_CACHE, playedGame } from '../packages/games/src/bots/testing/accounts.ts'
import { statesOf } from '../packages/games/src/bots/testing/rejudge.ts'
import { findGame } from '../packages/games/src/games.ts'
import type { Bot } from '../packages/kit/src/index.ts'

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '40' },
    samples: { type: 'string', default: '24' },
    level: { type: 'string', default: 'strong' },
    players: { type: 'string', default: '2' },
  },
})
const players = Number(values.players)
const samples = Number(values.samples)
/** Less than this is rounding. */
const SAME = 1e-9

/** What the judge would think better of the first seat a turn after this moment; nothing where it says what it expects. */
function driftAt(judge: Judge, state: object): (Estimate & { gap: number }) | undefined {
  const said = judge.value([state], 1)[0]?.[0]?.[0] as number
  const expected = judge.expect?.(state)[0] as number
  if (Math.abs(said - expected) < SAME) return undefined
  const later = estimate(judge.value([state], samples)[0] ?? [], 0)
  return { mean: later.mean - expected, error: later.error, gap: expected - said }
}

function root(mean: number): number {
  return Number((100 * Math.sqrt(Math.max(0, mean))).toFixed(1))
}

function meanOf(all: readonly number[]): number {
  return all.reduce((sum, each) => sum + each, 0) / all.length
}

const game = findGame(values.game ?? '')
if (!game) throw new Error(`no game '${values.game}'`)
const bot = (await loadBots(game, players, NO_CACHE)).get(values.level) as Bot
const sums: Estimate[] = []
const gaps: number[] = []
for (let number = 0; number < Number(values.games); number++) {
  const log = playedGame(game, bot, { players, number })
  const { judge, ...as } = await analyserOf(game, log, { cache: NO_CACHE, seed: 'corrections' })
  const states = statesOf(game, as.log ?? log)
  const drifts = log.events.flatMap((event, i) => {
    const drift = 'chance' in event ? driftAt(judge, states[i] as object) : undefined
    return drift ? [drift] : []
  })
  gaps.push(...drifts.map(({ gap }) => gap))
  sums.push({
    mean: drifts.reduce((sum, { mean }) => sum + mean, 0),
    error: Math.hypot(...drifts.map(({ error }) => error)),
  })
}
const sizes = sums.map(({ mean }) => Math.abs(mean)).sort((a, b) => a - b)
const squares = sums.map(({ mean }) => mean ** 2)
const noise = sums.map(({ error }) => error ** 2)
console.table({
  [`${game.id}, ${players} × ${values.level}`]: {
    games: sums.length,
    'turns a game': Number((gaps.length / sums.length).toFixed(1)),
    'one turn, rms %': root(meanOf(gaps.map((gap) => gap ** 2))),
    'a game, median %': Number((100 * (sizes[Math.floor(sizes.length / 2)] as number)).toFixed(1)),
    'rms %': root(meanOf(squares)),
    'rms less noise %': root(meanOf(squares) - meanOf(noise)),
  },
})
