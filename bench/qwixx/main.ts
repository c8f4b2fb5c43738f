/**
 * How the levels of Qwixx do against the yardstick and each other, two players, the same dice for both seatings.
 * A bot that searches may look at its clock so often before the time is up: a look comes every 128 rollouts a move, and
 * the figures don't depend on the machine. `npx tsx bench/qwixx/main.ts [--games 2000] [--looks 20] [--only strong,master] [--json]`.
 */
import { parseArgs } from 'node:util'
import { FastSource, Playout, type Bot } from '../../packages/kit/src/index.ts'
import { qwixx } from '../../packages/games/src/qwixx/index.ts'
import { rules } from '../../packages/games/src/qwixx/rules/play.ts'
import type { Qwixx } from '../../packages/games/src/qwixx/rules/types.ts'
import { loadBots } from '../../packages/games/src/qwixx/bots/index.ts'
import { Race } from '../../packages/games/src/qwixx/bots/race.ts'
import { createYardstick } from './yardstick.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2000' },
    looks: { type: 'string', default: '20' },
    only: { type: 'string', default: 'beginner,casual,strong,master' },
    rival: { type: 'string', default: 'yardstick' },
    seed: { type: 'string', default: 'bench' },
    json: { type: 'boolean', default: false },
  },
})

const yardstick = createYardstick()
const yardstickBot: Bot<Qwixx> = ({ state, seat }) => {
  const race = Race.of(state, rules.scores(state))
  return { code: state.phase === 'white' ? yardstick.white(race, seat) : yardstick.colour(race, seat) }
}
const emptyShelf = { read: async () => undefined, write: async () => undefined }
const levels = await loadBots(2, emptyShelf)
const bots: Readonly<Record<string, Bot<Qwixx>>> = { ...levels, yardstick: yardstickBot }

function botNamed(name: string): Bot<Qwixx> {
  const bot = bots[name]
  if (!bot) throw new Error(`no bot '${name}'; there are ${Object.keys(bots).join(', ')}`)
  return bot
}

/** Plays one game; returns the first bot's share of the win. */
function play(seated: readonly Bot<Qwixx>[], seat: number, seed: string): { share: number; margin: number } {
  const state = rules.setup(2, { first: 0, games: 1 })
  const source = new FastSource(`${seed} thoughts`)
  new Playout(qwixx, new FastSource(seed)).finish(state, (now, mover) => {
    let looks = Number(values.looks)
    const task = { game: qwixx, state: rules.clone(now), seat: mover, source }
    return seated[mover]!({ ...task, expired: () => --looks <= 0 }).code
  })
  const scores = rules.scores(state)
  const margin = scores[seat]! - scores[1 - seat]!
  return { share: (Math.sign(margin) + 1) / 2, margin }
}

function percent(share: number): number {
  return Number((100 * share).toFixed(2))
}

function duel(name: string, rival: string): Record<string, unknown> {
  const [bot, other] = [botNamed(name), botNamed(rival)]
  const started = process.cpuUsage()
  const pairs = Math.ceil(Number(values.games) / 2)
  const shares: number[] = []
  let margin = 0
  for (let i = 0; i < pairs; i++) {
    const first = play([bot, other], 0, `${values.seed} ${i}`)
    const second = play([other, bot], 1, `${values.seed} ${i}`)
    shares.push((first.share + second.share) / 2)
    margin += (first.margin + second.margin) / 2 / pairs
  }
  const mean = shares.reduce((sum, share) => sum + share, 0) / pairs
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (pairs - 1)
  return {
    bench: 'qwixx-bots',
    case: name,
    rival,
    games: 2 * pairs,
    win_percent: percent(mean),
    // 95 % of such runs have the true figure within this.
    plus_minus: percent(1.96 * Math.sqrt(variance / pairs)),
    margin: Number(margin.toFixed(2)),
    cpu_s: Number((process.cpuUsage(started).user / 1e6).toFixed(1)),
  }
}

for (const name of values.only.split(',')) {
  const row = duel(name, values.rival)
  if (values.json) console.log(JSON.stringify(row))
  else console.table([row])
}
