import { FastSource, Playout, type Chooser } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { strike } from '../game.ts'
import { STOP, THROW } from '../rules/play.ts'
import type { Strike, StrikeState } from '../rules/types.ts'
import { position } from '../testing/positions.ts'
import { grandEnds } from './odds.ts'
import { Hands, handsNumber } from './hands.ts'
import { RoundSolution } from './solve.ts'

const DICE = 19
const two = new RoundSolution(2, DICE)
const three = new RoundSolution(3, 25)

describe('the solved game', () => {
  it.each([
    [2, 8, ['49.7', '50.3']],
    [2, 9, ['49.7', '50.3']],
    [3, 8, ['31.9', '32.3', '35.8']],
  ])('%i seats with %i dice each win %j percent of the rounds', (seats, dice, percent) => {
    const solution = new RoundSolution(seats, seats * dice + 1)
    const hands = Array.from({ length: seats }, () => dice)
    const shares = solution.turn(hands, 1)
    expect(shares.map((share) => (100 * share).toFixed(1))).toEqual(percent)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10)
  })

  it('has 596 positions before a turn with two seats and 17 dice', () => {
    const counts = [0, 1, 2, 3, 4, 5].map((lying) => new Hands(2, 17 - lying).count)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(596)
  })

  it('numbers hands without gaps, and knows them one seat further round', () => {
    const hands = new Hands(3, 12)
    const seen = new Set<number>()
    for (let a = 1; a <= 10; a++) {
      for (let b = 1; a + b <= 11; b++) {
        for (let c = 1; a + b + c <= 12; c++) {
          const number = handsNumber([a, b, c])
          seen.add(number)
          if (b + c < 12) expect(hands.passed(number, 1)).toBe(handsNumber([b, c, 1]))
        }
      }
    }
    expect([seen.size, Math.max(...seen)]).toEqual([hands.count, hands.count - 1])
  })

  it.each([1, 2, 3, 4, 5, 6])('knows the ends of a grand throw of %i dice as the rules do', (dice) => {
    const counted = new Map<string, number>()
    for (const state of settled(thrown(position([dice, 1], 0, false)))) {
      const key = `${state.reserve[0]} ${state.ids.length}`
      counted.set(key, (counted.get(key) ?? 0) + 1 / 6 ** dice)
    }
    const ends = grandEnds(dice)
    expect(ends).toHaveLength(counted.size)
    for (const { taken, lying, odds } of ends) expect(odds).toBeCloseTo(counted.get(`${taken} ${lying}`)!, 12)
  })

  it('gives each position of two seats the average of what follows by the rules', () => {
    for (const [mine, theirs] of pairs(1, 9)) {
      // All ends of a grand throw of five dice and more take too long.
      for (let lying = mine > 4 ? 1 : 0; lying <= Math.min(5, DICE - mine - theirs); lying++) {
        const ends = settled(thrown(position([mine, theirs], lying, false)))
        const average = ends.reduce((sum, state) => sum + winOfSeat0(state), 0) / ends.length
        expect(two.turn([mine, theirs], lying)[0]).toBeCloseTo(average, 9)
      }
    }
  })

  it('gives each seat of three the average of what follows by the rules', () => {
    for (const [mine, theirs] of pairs(2, 5)) {
      const ends = settled(thrown(position([mine, theirs, 3], 2, false)))
      const sum = [0, 0, 0]
      for (const state of ends)
        sharesOfThree(state).forEach((share, seat) => (sum[seat]! += share / ends.length))
      for (const [seat, share] of three.turn([mine, theirs, 3], 2).entries()) {
        expect(share).toBeCloseTo(sum[seat]!, 9)
      }
    }
  })

  it('plays on with fewer seats, and refuses what it has not solved', () => {
    expect(three.among(2).turn([4, 5], 2)).toEqual(two.turn([4, 5], 2))
    expect(() => two.turn([9, 9], 2)).toThrow(RangeError)
    expect(() => two.choice([4, 5, 6], 2)).toThrow(RangeError)
  })

  it('wins two rounds in three against who never goes on, and half of them against itself', () => {
    expect(winRate(best, neverGoOn)).toBeGreaterThan(0.62)
    expect(Math.abs(winRate(best, best) - 0.5)).toBeLessThan(0.03)
  })
})

function* pairs(min: number, max: number): Generator<[number, number]> {
  for (let a = min; a <= max; a++) for (let b = min; b <= max; b++) yield [a, b]
}

function thrown(state: StrikeState): StrikeState {
  strike.rules.play(state, [THROW])
  return state
}

/** Every state that the throw can come to, equally likely. */
function settled(state: StrikeState): StrikeState[] {
  const resting = state.ids.map(() => 0)
  return Array.from({ length: 6 ** state.thrown }, (_, roll) => {
    const dice = Array.from({ length: state.thrown }, (_, die) => Math.floor(roll / 6 ** die) % 6)
    const next = strike.rules.clone(state)
    strike.rules.applyChance(next, [...resting, ...dice])
    return next
  })
}

function winOfSeat0({ phase, active, reserve, ids, mayStop }: StrikeState): number {
  const [mine = 0, theirs = 0] = reserve
  if (phase === 'over') return mine > 0 ? 1 : 0
  if (active === 1) return 1 - (two.turn([theirs, mine], ids.length)[0] as number)
  const { stop, goOn } = two.choice([mine, theirs], ids.length)
  return mayStop ? Math.max(stop, goOn) : Number.NaN
}

/** Win shares by seat, after a throw of seat 0 that leaves all three in. */
function sharesOfThree({ active, reserve, ids }: StrikeState): number[] {
  const [a = 0, b = 0, c = 0] = reserve
  const stopped = three.turn([b, c, a], ids.length)
  if (active === 1) return [stopped[2]!, stopped[0]!, stopped[1]!]
  return three.afterThrow([a, b, c], ids.length)
}

const best: Chooser<Strike> = ({ reserve, ids }, seat, _codes, count) => {
  if (count === 1) return THROW
  const { stop, goOn } = two.choice([reserve[seat] as number, reserve[1 - seat] as number], ids.length)
  return goOn > stop ? THROW : STOP
}

const neverGoOn: Chooser<Strike> = (_state, _seat, _codes, count) => (count === 1 ? THROW : STOP)

/** How often the first player wins, beginning every other game. */
function winRate(player: Chooser<Strike>, rival: Chooser<Strike>): number {
  const games = 4_000
  const playout = new Playout(strike, new FastSource('duel'))
  let won = 0
  for (let game = 0; game < games; game++) {
    const state = strike.rules.setup(2, { first: game % 2, rounds: 1 })
    playout.finish(state, (...task) => (task[1] === 0 ? player : rival)(...task))
    if (state.points[0] === 0) won++
  }
  return won / games
}
