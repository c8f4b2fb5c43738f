/**
 * How the levels of Qwixx do against the yardstick and each other: one of the first among rivals who are all the second,
 * from every seat on the same dice.
 * A bot that searches may look at its clock so often before the time is up: a look comes every 128 rollouts a move, and
 * the figures don't depend on the machine. With `--less-luck` the luck of each roll is taken out of the results: the same
 * share of wins in the long run, but a tenth of the games tells it as exactly.
 * `npx tsx bench/qwixx/main.ts [--players 2] [--games 2000] [--looks 20] [--only strong,master]
 * [--rival strong] [--less-luck] [--json]`.
 */
import { parseArgs } from 'node:util'
import { FastSource, Playout, type Bot } from '../../packages/kit/src/index.ts'
import { qwixx } from '../../packages/games/src/qwixx/game.ts'
import { rules } from '../../packages/games/src/qwixx/rules/play.ts'
import type { Qwixx } from '../../packages/games/src/qwixx/rules/types.ts'
import { loadBots } from '../../packages/games/src/qwixx/bots/index.ts'
import { loadLuck } from '../../packages/games/src/qwixx/bots/luck.ts'
import { FastState } from '../../packages/games/src/qwixx/bots/fast-state.ts'
import { createYardstick } from './yardstick.ts'

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '2000' },
    looks: { type: 'string', default: '20' },
    only: { type: 'string', default: 'beginner,casual,strong,master' },
    rival: { type: 'string', default: 'yardstick' },
    seed: { type: 'string', default: 'bench' },
    'less-luck': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})

const players = Number(values.players)
const yardstick = createYardstick()
const yardstickBot: Bot<Qwixx> = ({ state, seat }) => {
  const fast = FastState.of(state, rules.scores(state))
  return { code: state.phase === 'white' ? yardstick.white(fast, seat) : yardstick.colour(fast, seat) }
}
const emptyCache = { read: async () => undefined, write: async () => undefined }
const levels = await loadBots(players, emptyCache)
const bots: Readonly<Record<string, Bot<Qwixx>>> = { ...levels, yardstick: yardstickBot }

const luckOf = await loadLuck(players)
const otherRolls = new FastSource(`${values.seed} other rolls`)

function botNamed(name: string): Bot<Qwixx> {
  const bot = bots[name]
  if (!bot) throw new Error(`no bot '${name}'; there are ${Object.keys(bots).join(', ')}`)
  return bot
}

interface Outcome {
  readonly share: number
  readonly luck: number
  readonly margin: number
}

/** Plays one game; returns what it brought the bot on `seat`. */
function play(bot: Bot<Qwixx>, rival: Bot<Qwixx>, seat: number, seed: string): Outcome {
  const state = rules.setup(players, { first: 0, games: 1 })
  const source = new FastSource(`${seed} thoughts`)
  let luck = 0
  new Playout(qwixx, new FastSource(seed)).finish(state, (now, mover) => {
    if (values['less-luck'] && now.phase === 'white' && mover === 0) luck += luckOf(now, seat, otherRolls)
    let looks = Number(values.looks)
    const task = { game: qwixx, state: rules.clone(now), seat: mover, source }
    return (mover === seat ? bot : rival)({ ...task, expired: () => --looks <= 0 }).code
  })
  const scores = rules.scores(state)
  const best = Math.max(...scores)
  const winners = scores.filter((score) => score === best).length
  const margin = scores[seat]! - Math.max(...scores.filter((_, other) => other !== seat))
  return { share: scores[seat] === best ? 1 / winners : 0, luck, margin }
}

function percent(share: number): number {
  return Number((100 * share).toFixed(2))
}

/** The mean in percent, and within how much of it the true figure is in 95 % of such runs. */
function estimate(shares: readonly number[]): readonly [mean: number, plusMinus: number] {
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (shares.length - 1)
  return [percent(mean), percent(1.96 * Math.sqrt(variance / shares.length))]
}

function duel(name: string, rival: string): Record<string, unknown> {
  const [bot, other] = [botNamed(name), botNamed(rival)]
  const started = process.cpuUsage()
  const deals = Array.from({ length: Math.ceil(Number(values.games) / players) }, (_, deal) =>
    Array.from({ length: players }, (__, seat) => play(bot, other, seat, `${values.seed} ${deal}`)),
  )
  const perDeal = (of: (outcome: Outcome) => number): number[] =>
    deals.map((games) => games.reduce((sum, game) => sum + of(game), 0) / players)
  const [win, plusMinus] = estimate(perDeal(({ share }) => share))
  const [fair, fairPlusMinus] = estimate(perDeal(({ share, luck }) => share - luck))
  return {
    bench: 'qwixx-bots',
    case: name,
    rival,
    players,
    games: players * deals.length,
    win_percent: win,
    plus_minus: plusMinus,
    ...(values['less-luck'] ? { less_luck: fair, less_luck_plus_minus: fairPlusMinus } : {}),
    margin: Number((perDeal(({ margin }) => margin).reduce((a, b) => a + b, 0) / deals.length).toFixed(2)),
    cpu_s: Number((process.cpuUsage(started).user / 1e6).toFixed(1)),
  }
}

for (const name of values.only.split(',')) {
  const row = duel(name, values.rival)
  if (values.json) console.log(JSON.stringify(row))
  else console.table([row])
}
