/**
 * Learns by what the `master` of Alles auf 1 Karte tells shares of the win, and writes it:
 * `npx tsx tools/onecard/learn/main.ts [--games 60000] [--rate 0.004]`. Takes about half an hour.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createKnowledge } from '../../../packages/games/src/onecard/bots/learned/knowledge.ts'
import {
  SENSES,
  weightsOf,
  type CardWeights,
} from '../../../packages/games/src/onecard/bots/learned/weights.ts'
import { FastSource, type DrawSource } from '../../../packages/kit/src/index.ts'
import { Adam } from '../../adam.ts'
import { playLesson } from './games.ts'
import type { Lesson } from './lessons.ts'
import { learnFrom } from './slopes.ts'

const { values: settings } = parseArgs({
  options: { games: { type: 'string', default: '60000' }, rate: { type: 'string', default: '0.004' } },
})
/** Games between two looks at what was learned; lessons that are remembered, and how often each is gone through. */
const GAMES = 100
const REMEMBERED = 300_000
const TIMES = 6
const STEP = 256
const TARGET = new URL('../../../packages/games/src/onecard/bots/learned/network.ts', import.meta.url)

function firstWeights(source: DrawSource): CardWeights {
  const weights = weightsOf()
  const fill = (part: Float32Array, spread: number): void => {
    for (let i = 0; i < part.length; i++) part[i] = spread * (source.below(2001) / 1000 - 1)
  }
  fill(weights.rows, 0.3)
  fill(weights.base, 0.3)
  fill(weights.senses, 1 / SENSES)
  weights.points.fill(0.12)
  for (let done = 0; done < 4; done++) weights.situations.fill(0.8 * done, 4 * done, 4 * done + 4)
  return weights
}

function learn(remembered: readonly Lesson[], lessons: number, rate: number): void {
  for (let left = lessons; left > 0; left -= STEP) {
    for (let i = 0; i < STEP; i++) learnFrom(remembered[source.below(remembered.length)]!, weights, slopes)
    adam.step(STEP, rate)
  }
}

function write({ all }: CardWeights): void {
  const view = new DataView(new ArrayBuffer(4 * all.length))
  all.forEach((weight, i) => view.setFloat32(4 * i, weight, true))
  const text = Buffer.from(view.buffer).toString('base64')
  const about = '/** The weights in base64: written by tools/onecard/learn, read by loadWeights. */'
  writeFileSync(TARGET, `${about}\nexport const NETWORK =\n  '${text}'\n`)
}

const source = new FastSource('learn')
const weights = firstWeights(source)
const adam = new Adam(weights.all)
const [slopes, settled] = [weightsOf(adam.slopes), weightsOf(adam.settled)]
const remembered: Lesson[] = []
const rounds = Math.ceil(Number(settings.games) / GAMES)
let oldest = 0
for (let round = 0; round < rounds; round++) {
  const knowledge = createKnowledge(settled)
  let lessons = 0
  for (let game = 0; game < GAMES; game++) {
    const players = 2 + (game % 3)
    const variant = game % 10 === 9 ? 'advanced' : 'basic'
    for (const lesson of playLesson(knowledge, { players, variant, source })) {
      lessons++
      if (remembered.length < REMEMBERED) remembered.push(lesson)
      else remembered[oldest++ % REMEMBERED] = lesson
    }
  }
  learn(remembered, TIMES * lessons, Number(settings.rate) * Math.max(0.02, 1 - round / rounds))
  if (round % 20 !== 0) continue
  console.log(`${round * GAMES} games, ${(process.cpuUsage().user / 1e6).toFixed(0)} s`)
  write(settled)
}
write(settled)
