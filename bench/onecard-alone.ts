/**
 * How Alles auf 1 Karte plays alone against a limit of turns, to choose one: by limit, the mean points of each level, the
 * turns in which `master` passes, how often it finishes its fourth card, and how far its points stray.
 * `npx tsx bench/onecard-alone.ts [--games 40] [--limits 12,14,16,18,20,24]`
 */
import { parseArgs } from 'node:util'
import { momentsOf, NO_CACHE } from '../packages/games/src/bots/testing/accounts.ts'
import { loadBots } from '../packages/games/src/onecard/bots/index.ts'
import { onecard } from '../packages/games/src/onecard/game.ts'
import { PASS } from '../packages/games/src/onecard/rules/turn.ts'
import { CARDS_TO_END } from '../packages/games/src/onecard/rules/types.ts'
import { FastSource, Playout, type Level } from '../packages/kit/src/index.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '40' },
    limits: { type: 'string', default: '12,14,16,18,20,24,32' },
  },
})
const bots = await loadBots(1, NO_CACHE)

function play(level: Level, turns: number, number: number) {
  const source = new FastSource(`alone ${number}`)
  const state = onecard.rules.setup(1, { first: 0, variant: 'basic', cards: undefined, turns })
  let [passes, played] = [0, 0]
  new Playout(onecard, source).finish(state, (now, seat) => {
    const { code } = bots[level]({ game: onecard, state: now, seat, source, expired: () => true })
    if (now.phase === 'enter') played++
    if (now.phase === 'enter' && code === PASS) passes++
    return code
  })
  const isFinished = state.done[0] === CARDS_TO_END
  return { points: onecard.rules.scores(state)[0] as number, passes, played, isFinished }
}

const table: Record<string, Record<string, string>> = {}
for (const turns of values.limits.split(',').map(Number)) {
  const games = (level: Level) =>
    Array.from({ length: Number(values.games) }, (_, number) => play(level, turns, number))
  const best = games('master')
  const mean = (level: Level): string => momentsOf(games(level).map(({ points }) => points)).mean.toFixed(1)
  const points = momentsOf(best.map((each) => each.points))
  const total = (of: (each: (typeof best)[number]) => number): number =>
    best.reduce((sum, each) => sum + of(each), 0)
  table[`${turns} turns`] = {
    beginner: mean('beginner'),
    casual: mean('casual'),
    strong: mean('strong'),
    master: points.mean.toFixed(1),
    '±': points.error.toFixed(1),
    strays: Math.sqrt(points.variance).toFixed(1),
    passes: `${((100 * total((each) => each.passes)) / total((each) => each.played)).toFixed(0)} %`,
    'fourth card': `${((100 * total((each) => Number(each.isFinished))) / best.length).toFixed(0)} %`,
  }
}
console.table(table)
