/**
 * Learns the network by which Qwixx's `master` tells its share of the win with this many players, and writes it:
 * `npx tsx tools/qwixx/learn/main.ts [--players 2] [--games 5000000] [--rate 0.003]`. Takes half an hour for two.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadCompressed } from '../../../packages/games/src/qwixx/bots/compressed/load.ts'
import { createLearnedShare } from '../../../packages/games/src/qwixx/bots/learned/share.ts'
import {
  encodeWeights,
  SENSES,
  weightsOf,
  type Weights,
} from '../../../packages/games/src/qwixx/bots/learned/weights.ts'
import { CAREFUL, HOPEFUL } from '../../../packages/games/src/qwixx/bots/levels.ts'
import { createTablePlayer } from '../../../packages/games/src/qwixx/bots/table-player.ts'
import { ROWS } from '../../../packages/games/src/qwixx/rules/types.ts'
import { FastSource, type DrawSource } from '../../../packages/kit/src/index.ts'
import { Adam } from '../../adam.ts'
import { createSchool } from './games.ts'
import { Lessons } from './lessons.ts'
import { learnFrom } from './slopes.ts'

const { values: settings } = parseArgs({
  options: {
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '5000000' },
    rate: { type: 'string', default: '0.003' },
  },
})
/** Games between two looks at what was learned, and lessons between two steps. */
const GAMES = 340
const STEP = 1024
const LONGEST = 200
const players = Number(settings.players)
const NAMES = ['two', 'three', 'four', 'five']

/** Small and random, but for the curve, which counts fully: so the first games are played by the curve. */
function firstWeights(source: DrawSource): Weights {
  const weights = weightsOf(players)
  const fill = (part: Float32Array, spread: number): void => {
    for (let i = 0; i < part.length; i++) part[i] = spread * normal(source)
  }
  fill(weights.own, 0.5)
  fill(weights.rival, 0.5)
  fill(weights.senses, 0.5 / Math.sqrt(ROWS * SENSES))
  fill(weights.situations, 0.2)
  fill(weights.numbers, 0.5)
  fill(weights.cells, 0.01)
  weights.direct[0] = 1
  return weights
}

/** Nearly normal, of spread 1. */
function normal(source: DrawSource): number {
  let sum = 0
  for (let i = 0; i < 12; i++) sum += source.below(2 ** 30) / 2 ** 30
  return sum - 6
}

function learn(lessons: Lessons, rate: number): void {
  for (let from = 0, to = 0; from < lessons.count; from = to) {
    // What would be left over for a small step of its own goes into the last one.
    to = lessons.count - from < 2 * STEP ? lessons.count : from + STEP
    for (let at = from; at < to; at++) learnFrom(lessons, at, weights, slopes)
    adam.step(to - from, rate)
  }
}

function write(weights: Weights): void {
  const text = Buffer.from(encodeWeights(weights)).toString('base64')
  const name = NAMES[players - 2]!
  const target = new URL(`../../../packages/games/src/qwixx/bots/learned/${name}.ts`, import.meta.url)
  const about = `/** The network of a game of ${name}, in base64: written by tools/qwixx/learn, read by decodeWeights. */`
  writeFileSync(target, `${about}\nexport const ${name.toUpperCase()} =\n  '${text}'\n`)
}

const source = new FastSource('learn')
const values = await loadCompressed(players)
const [careful, strong] = [createTablePlayer(values, CAREFUL), createTablePlayer(values, HOPEFUL)]
const weights = firstWeights(source)
const adam = new Adam(weights.all)
const [slopes, settled] = [weightsOf(players, adam.slopes), weightsOf(players, adam.settled)]
const { share, refresh } = createLearnedShare(settled, strong)
const play = createSchool({ players, share, careful, strong, source })
const lessons = new Lessons(players, GAMES * LONGEST)
const rounds = Math.ceil(Number(settings.games) / GAMES)
for (let round = 0; round < rounds; round++) {
  lessons.count = 0
  for (let game = 0; game < GAMES; game++) play(lessons)
  learn(lessons, Number(settings.rate) * Math.max(0.02, 1 - round / rounds))
  refresh()
  if (round % 300 === 0)
    console.log(`${round * GAMES} games, ${(process.cpuUsage().user / 1e6).toFixed(0)} s`)
}
write(settled)
