import { analyse, chooserOf, estimate, rolloutJudge, type Judge, type SeatTotals } from '@rattlecup/bots'
import { FastSource, Match, type Bots, type GameLog } from '@rattlecup/kit'
import { beforeAll, describe, expect, it } from 'vitest'
import { strike } from '../game.ts'
import type { Strike } from '../rules/types.ts'
import { loadBots } from './index.ts'
import { strikeHorizon, strikeJudge } from './judge.ts'
import { PLAIN } from './odds.ts'

const GAMES = 1_000
let bots: Bots<Strike>
let accounts: SeatTotals[][]

/** A game of two equal bots that err. */
function playGame(number: number): GameLog<Strike> {
  const started = Match.start(strike, 2)
  if (!started.ok) throw new Error(started.error.message)
  const match = started.value
  const dice = new FastSource(`dice ${number}`)
  const source = new FastSource(`bots ${number}`)
  for (let waiting = match.waiting(); waiting.kind !== 'over'; waiting = match.waiting()) {
    if (waiting.kind === 'chance') {
      const drawn = match.draw(dice)
      if (drawn.ok) match.chance(drawn.value)
    } else {
      const [seat] = waiting.seats as [number]
      const task = {
        game: strike,
        state: strike.rules.clone(match.stateWithSecrets),
        seat,
        source,
        expired: () => false,
      }
      match.play(seat, strike.codec.encodeMove(match.stateWithSecrets, seat, bots.strong(task).code))
    }
  }
  return match.logWithSecrets()
}

function accountsOf(games: number, judge: Judge<Strike>): SeatTotals[][] {
  return Array.from({ length: games }, (_, number) => {
    const analysis = analyse(strike, playGame(number), {
      judge,
      effort: { close: 24, glance: 0, again: 48, most: 48 },
    })
    if (!analysis.ok) throw new Error(analysis.error.message)
    return [...analysis.value.seats]
  })
}

beforeAll(async () => {
  bots = await loadBots(2, { read: async () => undefined, write: async () => undefined })
  accounts = accountsOf(GAMES, strikeJudge(2, PLAIN))
})

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function varianceOf(values: readonly number[]): number {
  const mean = meanOf(values)
  return meanOf(values.map((value) => (value - mean) ** 2))
}

describe(`luck and skill over ${GAMES} games of Strike between equal bots`, () => {
  it('account for every result exactly', () => {
    for (const { start, luck, skill, opponents, result } of accounts.flat()) {
      expect(start.mean + luck.mean + skill.mean + opponents.mean).toBeCloseTo(result, 9)
    }
  })

  it('what one seat gains the other loses', () => {
    for (const [one, other] of accounts) {
      expect(one!.luck.mean).toBeCloseTo(-other!.luck.mean, 9)
      expect(one!.skill.mean).toBeCloseTo(-other!.opponents.mean, 9)
    }
  })

  it('luck averages zero', () => {
    const lucks = accounts.map(([first]) => first!.luck.mean)
    const error = Math.sqrt(varianceOf(lucks) / GAMES)
    expect(Math.abs(meanOf(lucks))).toBeLessThan(3 * error)
  })

  it('the result less its luck varies by less than a third of the result', () => {
    const raw = varianceOf(accounts.map(([first]) => first!.result))
    const adjusted = varianceOf(accounts.map(([first]) => first!.adjusted))
    expect(adjusted).toBeLessThan(raw / 3)
  })

  it('a seat that errs loses by it, and only by it', () => {
    const skill = meanOf(accounts.flatMap((seats) => seats.map((seat) => seat.skill.mean)))
    const cost = meanOf(accounts.flatMap((seats) => seats.map((seat) => seat.errorRate * seat.choices)))
    expect(skill).toBeLessThan(-0.02)
    expect(cost).toBeCloseTo(-skill, 9)
  })
})

describe('the same by playouts', () => {
  it('agrees with the solved game within the stated errors', () => {
    const chooser = chooserOf(strike, bots.master, new FastSource('judge'))
    const estimated = accountsOf(25, rolloutJudge(strike, { chooser, seed: 'judge' }))
    let squares = 0
    for (const [number, [{ start, luck, skill, opponents, result } = never()]] of estimated.entries()) {
      expect(start.mean + luck.mean + skill.mean + opponents.mean).toBeCloseTo(result, 9)
      const { luck: known } = accounts[number]![0]!
      squares += ((luck.mean - known.mean) / luck.error) ** 2
    }
    // Off by about one stated error on average.
    expect(squares / estimated.length).toBeGreaterThan(0.5)
    expect(squares / estimated.length).toBeLessThan(2)
  })
})

describe('playouts at a table of five', () => {
  it('tell the same and vary less if the solved game tells their end', async () => {
    const { master } = await loadBots(5, { read: async () => undefined, write: async () => undefined })
    const chooser = chooserOf(strike, master, new FastSource('judge'))
    const start = strike.rules.setup(5, { first: 0, rounds: 1 })
    const [whole, cut] = [undefined, strikeHorizon(5, PLAIN)].map((horizon) => {
      const [samples = []] = rolloutJudge(strike, { chooser, seed: 'five', horizon }).value([start], 1_500)
      return [0, 1, 2, 3, 4].map((seat) => estimate(samples, seat))
    })
    for (const [seat, { mean, error }] of cut!.entries()) {
      const { mean: known, error: off } = whole![seat]!
      expect(Math.abs(mean - known)).toBeLessThan(3 * Math.hypot(error, off))
      expect(error).toBeLessThan(0.6 * off)
    }
    expect(cut!.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(1, 9)
  })
})

function never(): never {
  throw new Error('no seat')
}
