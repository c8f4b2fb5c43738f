/**
 * Whether luck is told from skill: games of `strong` against itself, analysed. Luck should average zero, and the result less
 * its luck vary far less than the result. `npx tsx bench/qwixx/luck.ts [--game qwixx] [--games 200] [--playouts 16]`.
 */
import { parseArgs } from 'node:util'
import { analyse, askBot } from '../../packages/bots/src/index.ts'
import { judgeOf, loadBots } from '../../packages/games/src/bots/index.ts'
import { findGame } from '../../packages/games/src/registry.ts'
import {
  FastSource,
  Match,
  type Bot,
  type Game,
  type GameLog,
  type Result,
} from '../../packages/kit/src/index.ts'

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'qwixx' },
    games: { type: 'string', default: '200' },
    playouts: { type: 'string', default: '16' },
  },
})
const shelf = { read: async () => undefined, write: async () => undefined }

function sure<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new Error(result.error.message)
}

function played(game: Game, bot: Bot, number: number): GameLog {
  const match = sure(Match.start(game, 2))
  const [dice, source] = [new FastSource(`dice ${number}`), new FastSource(`players ${number}`)]
  for (let waiting = match.waiting(); waiting.kind !== 'over'; waiting = match.waiting()) {
    if (waiting.kind === 'chance') sure(match.chance(sure(match.draw(dice))))
    else {
      const [seat] = waiting.seats as [number]
      sure(match.play(seat, sure(askBot(match, seat, { bot, source })).move))
    }
  }
  return match.log()
}

function momentsOf(list: readonly number[]): { mean: number; variance: number } {
  const mean = list.reduce((sum, value) => sum + value, 0) / list.length
  return { mean, variance: list.reduce((sum, value) => sum + (value - mean) ** 2, 0) / list.length }
}

const game = findGame(values.game)
if (!game) throw new Error(`no game '${values.game}'`)
const bot = (await loadBots(game, 2, shelf)).get('strong') as Bot
const playouts = Number(values.playouts)
const effort = { close: playouts, glance: Math.ceil(playouts / 8) + 1 }
const started = process.cpuUsage()
const lists = { luck: [] as number[], result: [] as number[], adjusted: [] as number[] }
for (let number = 0; number < Number(values.games); number++) {
  const log = played(game, bot, number)
  const { judge } = await judgeOf(game, log, { seed: 'luck', shelf })
  const [seat] = sure(analyse(game, log, { judge, effort })).seats
  lists.luck.push(seat!.luck.mean)
  lists.result.push(seat!.result)
  lists.adjusted.push(seat!.adjusted)
}
const [luck, result, adjusted] = [lists.luck, lists.result, lists.adjusted].map(momentsOf)
console.table({
  game: game.id,
  games: lists.luck.length,
  playouts,
  luck: Number(luck!.mean.toFixed(4)),
  plus_minus: Number((1.96 * Math.sqrt(luck!.variance / lists.luck.length)).toFixed(4)),
  variance_of_result: Number(result!.variance.toFixed(4)),
  variance_less_luck: Number(adjusted!.variance.toFixed(4)),
  cpu_s_a_game: Number((process.cpuUsage(started).user / 1e6 / lists.luck.length).toFixed(2)),
})
