import { FastSource, Match, type Game, type GameLog } from '@rattlecup/kit'
import { unwrap } from '@rattlecup/kit/testing'
import { describe, expect, it } from 'vitest'
import { COIN_GAME } from '../../../kit/src/testing/coin-game.ts'
import { heuristicChooser } from '../heuristic.ts'
import { analyse } from './analyse.ts'
import { exactJudge } from './exact.ts'
import { gradeOf } from './grades.ts'
import { rolloutJudge } from './rollouts.ts'

type Coin = typeof COIN_GAME extends Game<infer T> ? T : never
type Log = GameLog<Coin>

const PLAYING = { chooser: heuristicChooser(COIN_GAME), seed: 'judge' }
const EFFORT = { close: 16, glance: 4, again: 32, most: 32 }

/** A game of heads or tails; by a heuristic the judge always says heads, so every tails is a choice of its own. */
function tossed(players: number, seed: string, events = Infinity): Log {
  const match = unwrap(Match.start(COIN_GAME, players))
  const source = new FastSource(seed)
  for (let waiting = match.waiting(); waiting.kind !== 'over'; waiting = match.waiting()) {
    if (match.eventsWithSecrets.length >= events) break
    if (waiting.kind === 'chance') unwrap(match.chance(unwrap(match.draw(source))))
    else {
      const [seat] = waiting.seats as [number]
      unwrap(match.play(seat, { type: 'guess', side: source.below(2) === 0 ? 'heads' : 'tails' }))
    }
  }
  return match.logWithSecrets()
}

function analysed(log: Log) {
  const judge = rolloutJudge(COIN_GAME, PLAYING)
  return unwrap(analyse(COIN_GAME, log, { judge, effort: EFFORT }))
}

describe('an analysis', () => {
  it.each([1, 2, 3])('accounts for the result of %i players who choose at once', (players) => {
    for (let game = 0; game < 10; game++) {
      const { seats, finished, steps } = analysed(tossed(players, `game ${game}`))
      expect(finished).toBe(true)
      for (const [seat, { start, luck, skill, opponents, result }] of seats.entries()) {
        expect(start.mean + luck.mean + skill.mean + opponents.mean).toBeCloseTo(result, 9)
        expect(steps.at(-1)!.worth[seat]).toBe(result)
      }
    }
  })

  it('finds no fault where all choices are as good', () => {
    const { seats, unit } = analysed(tossed(1, 'alone'))
    expect(unit).toBe('points')
    expect(seats[0]).toMatchObject({ choices: 3, errorRate: 0, grades: { best: 3, blunder: 0 } })
  })

  it('takes a game that is not finished as far as it goes', () => {
    const { seats, finished } = analysed(tossed(2, 'broken off', 4))
    expect(finished).toBe(false)
    for (const { start, luck, skill, opponents, result } of seats) {
      expect(start.mean + luck.mean + skill.mean + opponents.mean).toBeCloseTo(result, 9)
    }
  })

  it('refuses a log that is no game', () => {
    const log = { ...tossed(2, 'bad'), players: 9 }
    const judge = rolloutJudge(COIN_GAME, PLAYING)
    expect(analyse(COIN_GAME, log, { judge, effort: EFFORT })).toMatchObject({ ok: false })
  })

  it('gives the same answer for the same seed', () => {
    expect(analysed(tossed(2, 'same'))).toEqual(analysed(tossed(2, 'same')))
  })
})

describe('playouts with a horizon', () => {
  const horizon = {
    reached: (state: { tosses: number }, start: { tosses: number }) => state.tosses > start.tosses,
    shares: ({ points }: { points: readonly number[] }) => points.map((each) => each + 100),
  }

  it('stop there, and are judged as it says; the end is the end', () => {
    const judge = rolloutJudge(COIN_GAME, { ...PLAYING, horizon })
    const state = COIN_GAME.rules.setup(1, { first: 0 })
    for (const [points] of judge.value([state], 20)[0]!) expect([100, 101]).toContain(points)
    state.tosses = 2
    for (const [points] of judge.value([state], 20)[0]!) expect([0, 1]).toContain(points)
  })
})

describe('a judge who knows', () => {
  /** Half of what is left to toss is guessed right. */
  const judge = exactJudge(COIN_GAME, ({ points, tosses }) => points.map((each) => each + (3 - tosses) / 2))

  it('leaves nothing but luck where no choice matters', () => {
    const { seats } = unwrap(analyse(COIN_GAME, tossed(1, 'known'), { judge, effort: EFFORT }))
    const [{ start, luck, skill, result, adjusted } = undefined!] = seats
    expect([start, skill]).toEqual([
      { mean: 1.5, error: 0 },
      { mean: 0, error: 0 },
    ])
    expect(luck).toEqual({ mean: result - 1.5, error: 0 })
    expect(adjusted).toBe(1.5)
  })
})

it.each([
  [0, 'best'],
  [0.003, 'good'],
  [0.02, 'inaccuracy'],
  [0.05, 'mistake'],
  [0.2, 'blunder'],
] as const)(
  'a loss of %d of a win is graded %s, and a hundred times that in points as well',
  (cost, grade) => {
    expect(gradeOf(cost, 'share')).toBe(grade)
    expect(gradeOf(100 * cost, 'points')).toBe(grade)
  },
)
