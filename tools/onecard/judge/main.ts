/**
 * Learns what the end of a turn is worth in Alles auf 1 Karte: positions from games of all levels are worked out one turn
 * further by what is known so far, and the network learns that, round after round; at first it learns how the games ended. Writes the bots' `learned.ts`.
 * `npx tsx tools/onecard/judge/main.ts [--rounds 20] [--lessons 3000] [--on] [--only alone]`
 */
import { parseArgs } from 'node:util'
import { payoff, Strength, weightsOfText, type StrengthShape } from '../../../packages/bots/src/index.ts'
import { FastSource, Playout, type Bot } from '../../../packages/kit/src/index.ts'
import { loadBots } from '../../../packages/games/src/onecard/bots/index.ts'
import { onecardJudge } from '../../../packages/games/src/onecard/bots/judge.ts'
import {
  ALONE,
  POINTS,
  tableSenses,
  TOGETHER,
  TurnEnds,
} from '../../../packages/games/src/onecard/bots/turn-shares.ts'
import { onecard } from '../../../packages/games/src/onecard/game.ts'
import type { Onecard, OnecardState } from '../../../packages/games/src/onecard/rules/types.ts'
import { Course } from '../../strength/course.ts'
import { freshWeights, Trainer, type TurnLesson } from '../../strength/train.ts'
import { writeNetworks } from '../../strength/write.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    lessons: { type: 'string', default: '3000' },
    seed: { type: 'string', default: 'judges' },
    /** Go on from what was learned before. */
    on: { type: 'boolean', default: false },
    /** Learn only this network and keep the other. */
    only: { type: 'string' },
  },
})
const FILE = new URL('../../../packages/games/src/onecard/bots/learned.ts', import.meta.url).pathname
/** Lessons of how games ended, for each of a round. */
const FIRST = 8
const source = new FastSource(values.seed)
const known = await import('../../../packages/games/src/onecard/bots/learned.ts')
const started = (name: string, shape: StrengthShape, text: string): Trainer => {
  const isKept = values.on || (values.only !== undefined && values.only !== name)
  return new Trainer(new Strength(shape, isKept ? weightsOfText(text) : freshWeights(shape, source)))
}
const together = started('together', TOGETHER, known.TOGETHER_WEIGHTS)
const alone = started('alone', ALONE, known.ALONE_WEIGHTS)
const ends = new TurnEnds(together.strength.weights, alone.strength.weights)
const judge = onecardJudge(ends)
const bots = await loadBots(2, { read: async () => undefined, write: async () => undefined })
const levels = [bots.casual, bots.strong, bots.master, bots.master]

/** A position before a turn, and what came of the game it was met in. */
interface Met {
  readonly state: OnecardState
  readonly result: readonly number[]
}

/** Everybody plays at a level of their own, and not always the same. */
function* positions(players: number): Generator<Met, never> {
  for (;;) {
    const variant = source.below(6) === 0 ? 'advanced' : 'basic'
    const turns = players === 1 ? { turns: 8 + source.below(25) } : {}
    const state = onecard.rules.setup(players, { first: 0, variant, cards: undefined, ...turns })
    const met: OnecardState[] = []
    const seats = Array.from({ length: players }, () => levels[source.below(levels.length)] as Bot<Onecard>)
    new Playout(onecard, source).finish(state, (now, seat) => {
      if (now.phase === 'reroll' && now.rolls === 1) met.push(beforeRoll(now))
      return seats[seat]!({ game: onecard, state: now, seat, source, expired: () => true }).code
    })
    const result = payoff(onecard, state)
    for (const each of met) yield { state: each, result }
  }
}

function beforeRoll(state: OnecardState): OnecardState {
  return { ...onecard.rules.clone(state), phase: 'roll', rolls: 0, rolling: 31 }
}

/** A lesson from the end of the game, or from one turn further on. */
function lessonOf({ state, result }: Met, isFirst: boolean): TurnLesson {
  const hands = ends.handsOf(state, state.active, state.turnsLeft).map(({ idle }) => idle)
  const isAlone = state.players === 1
  const seats = hands.map(({ own }, seat) => ({
    own,
    table: isAlone ? [] : tableSenses(hands, seat, state.active),
  }))
  const worth = isFirst ? result : judge.expect!(state)
  return { seats, worth: isAlone ? [(worth[0]! - hands[0]!.points) / POINTS] : worth }
}

/** Mostly the first, and each later one this many times less often: larger tables take longer to work out. */
function pick(count: number, times: number): number {
  let place = 0
  while (place < count - 1 && source.below(times) === 0) place++
  return place
}

const solo = [positions(1)]
const tables = [positions(2), positions(3), positions(4)]
const rounds = Number(values.rounds)
const count = Number(values.lessons)

function taken(met: readonly Generator<Met, never>[], size: number, isFirst = false): TurnLesson[] {
  return Array.from({ length: size }, () =>
    lessonOf(met[pick(met.length, isFirst ? 2 : 12)]!.next().value, isFirst),
  )
}

/** The networks to learn, each with its positions. */
const lessons = { alone: [alone, solo], together: [together, tables] } as const
const named = Object.entries(lessons).filter(([name]) => values.only === undefined || values.only === name)
for (const [name, [trainer, met]] of named) {
  const course = new Course(trainer, source)
  if (!values.on) console.log(name, 'games', course.begin(taken(met, FIRST * count, true)))
  for (let number = 0; number < rounds; number++) {
    const seconds = (process.cpuUsage().user / 1e6).toFixed(0)
    console.log(name, number, course.learn(taken(met, count), number / rounds), `${seconds} s`)
    writeNetworks(FILE, 'tools/onecard/judge/main.ts', {
      TOGETHER_WEIGHTS: together.strength.weights,
      ALONE_WEIGHTS: alone.strength.weights,
    })
  }
}
