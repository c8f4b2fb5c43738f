/**
 * Learns what the end of a turn is worth in Gambler: positions from games of all levels are worked out one turn further by
 * what is known so far, and the network learns that, round after round; at first it learns how the games ended. Writes the
 * bots' `learned.ts`. `npx tsx tools/gambler/judge/main.ts [--rounds 24] [--lessons 4000] [--on]`
 */
import { parseArgs } from 'node:util'
import { payoff, Strength, weightsOfText } from '../../../packages/bots/src/index.ts'
import { FastSource, Playout, type Bot } from '../../../packages/kit/src/index.ts'
import { loadBots } from '../../../packages/games/src/gambler/bots/index.ts'
import { gamblerJudge } from '../../../packages/games/src/gambler/bots/judge.ts'
import { seatSenses, tableSenses } from '../../../packages/games/src/gambler/bots/senses.ts'
import { SHAPE, TurnShares } from '../../../packages/games/src/gambler/bots/turn-shares.ts'
import { gambler } from '../../../packages/games/src/gambler/game.ts'
import { present } from '../../../packages/games/src/gambler/rules/layout.ts'
import type { Gambler, GamblerState } from '../../../packages/games/src/gambler/rules/types.ts'
import { Course } from '../../strength/course.ts'
import { freshWeights, Trainer, type TurnLesson } from '../../strength/train.ts'
import { writeNetworks } from '../../strength/write.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '24' },
    lessons: { type: 'string', default: '4000' },
    seed: { type: 'string', default: 'judges' },
    /** Go on from what was learned before. */
    on: { type: 'boolean', default: false },
  },
})
const FILE = new URL('../../../packages/games/src/gambler/bots/learned.ts', import.meta.url).pathname
/** Lessons of how games ended, for each of a round. */
const FIRST = 12
/** How many tables of each size there are among this many. */
const SIZES = [2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6]
const source = new FastSource(values.seed)
const known = values.on ? weightsOfText((await import(FILE)).WEIGHTS) : undefined
const trainer = new Trainer(new Strength(SHAPE, known ?? freshWeights(SHAPE, source)))
const judge = gamblerJudge(new TurnShares(trainer.strength.weights))
const bots = await loadBots(2, { read: async () => undefined, write: async () => undefined })
const levels = [bots.casual, bots.strong, bots.strong, bots.master]

/** A position before a turn, and what came of the game it was met in. */
interface Met {
  readonly state: GamblerState
  readonly result: readonly number[]
}

/** Everybody plays at a level of their own, and not always the same. */
function* positions(): Generator<Met, never> {
  for (;;) {
    const players = SIZES[source.below(SIZES.length)] as number
    const target = source.below(3) === 0 ? 200 + 50 * source.below(9) : 500
    const stars = source.below(6) === 0 ? 'distinct' : 'independent'
    const options = { first: 0, target, stars, beginner: false, boards: undefined } as const
    const state = gambler.rules.setup(players, options)
    const met: GamblerState[] = []
    const seats = Array.from({ length: players }, () => levels[source.below(levels.length)] as Bot<Gambler>)
    let before: GamblerState | undefined
    const playout = new Playout(gambler, source)
    playout.finish(state, (now, seat) => {
      if (now.rolls === 1 && now.obliged && before?.active !== now.active) met.push(beforeRoll(now))
      before = gambler.rules.clone(now)
      return seats[seat]!({ game: gambler, state: now, seat, source, expired: () => true }).code
    })
    const result = payoff(gambler, state)
    for (const each of met) yield { state: each, result }
  }
}

function beforeRoll(state: GamblerState): GamblerState {
  return {
    ...gambler.rules.clone(state),
    phase: 'roll',
    rolls: 0,
    obliged: false,
    hand: state.hand.map(() => 0),
  }
}

/** A lesson from the end of the game, or from one turn further on. */
function lessonOf({ state, result }: Met, isFirst: boolean): TurnLesson {
  const { filled, points, supply, target, active: starter } = state
  const table = { layout: present(state), filled, points, supply, target, starter }
  const compared = tableSenses(table)
  const seats = seatSenses(table).map((own, seat) => ({ own, table: compared[seat] as number[] }))
  return { seats, worth: isFirst ? result : judge.expect!(state) }
}

const met = positions()
function taken(size: number, isFirst = false): TurnLesson[] {
  return Array.from({ length: size }, () => lessonOf(met.next().value, isFirst))
}

const course = new Course(trainer, source)
const rounds = Number(values.rounds)
const count = Number(values.lessons)
if (!values.on) console.log('games', course.begin(taken(FIRST * count, true)))
for (let number = 0; number < rounds; number++) {
  const seconds = (process.cpuUsage().user / 1e6).toFixed(0)
  console.log(number, course.learn(taken(count), number / rounds), `${seconds} s`)
  writeNetworks(FILE, 'tools/gambler/judge/main.ts', { WEIGHTS: trainer.strength.weights })
}
