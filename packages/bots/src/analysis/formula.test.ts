import { FastSource, Match, type Game, type GameLog } from '@rattlecup/kit'
import { unwrap } from '@rattlecup/kit/testing'
import { describe, expect, it } from 'vitest'
import { COIN_GAME } from '../../../kit/src/testing/coin-game.ts'
import { analyse } from './analyse.ts'
import { FORMULA } from './analyser.ts'
import { formulaJudge, recent } from './formula.ts'
import { estimate } from './judge.ts'

type Coin = typeof COIN_GAME extends Game<infer T> ? T : never

/** Three tosses alone, with heads called each time. */
function tossed(seed: string): GameLog<Coin> {
  const match = unwrap(Match.start(COIN_GAME, 1))
  const source = new FastSource(seed)
  for (let waiting = match.waiting(); waiting.kind !== 'over'; waiting = match.waiting()) {
    if (waiting.kind === 'chance') unwrap(match.chance(unwrap(match.draw(source))))
    else unwrap(match.play(0, { type: 'guess', side: 'heads' }))
  }
  return match.logWithSecrets()
}

describe('a judge by a formula', () => {
  /** Thinks nothing of what is to come until the coin is about to be tossed: then it knows that toss, and no other. */
  const judge = formulaJudge(COIN_GAME, {
    value: ({ points }) => points,
    expect: ({ points }) => points.map((each) => each + 1 / 2),
    together: () => 0,
    isTurnStart: (state) => COIN_GAME.rules.awaits(state) === 'chance',
  })

  it('has what it would think better of a toss later within the error of the luck', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { seats, steps } = unwrap(analyse(COIN_GAME, tossed(seed), { judge, effort: FORMULA }))
      const [{ start, luck, skill, result, adjusted } = undefined!] = seats
      expect([start.mean, skill.mean]).toEqual([0, 0])
      expect(luck.mean).toBeCloseTo(result, 9)
      // After each toss but the last it finds half a point more.
      expect(luck.error).toBeCloseTo(Math.sqrt(2) / 2, 9)
      expect(adjusted).toBeCloseTo(0, 9)
      for (const step of steps) if (step.kind === 'chance') expect(Math.abs(step.luck[0]!)).toBe(0.5)
    }
  })

  it('asked for samples, says what it would say two turns later, without the luck of the dice', () => {
    const state = COIN_GAME.rules.setup(1, unwrap(COIN_GAME.options.parse({}, 1)))
    const [samples = []] = judge.value([state], 8)
    expect(estimate(samples, 0)).toEqual({ mean: 1, error: 0 })
  })
})

it('what was worked out lately is found again', () => {
  const worked: number[] = []
  const found = recent(
    (each: number, state: number) => each === state,
    (state) => worked.push(state) && state,
  )
  for (const state of [1, 2, 1, 3, 4, 5, 6, 1, 7, 2]) expect(found(state)).toBe(state)
  expect(worked).toEqual([1, 2, 3, 4, 5, 6, 7, 2])
})
