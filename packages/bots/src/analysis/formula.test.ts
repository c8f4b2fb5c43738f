import { FastSource, Match, type Game, type GameLog } from '@rattlecup/kit'
import { unwrap } from '@rattlecup/kit/testing'
import { describe, expect, it } from 'vitest'
import { COIN_GAME } from '../../../kit/src/testing/coin-game.ts'
import { analyse } from './analyse.ts'
import { formulaJudge } from './formula.ts'

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
  })

  it('has what it corrects itself by within the error of the luck', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { seats, steps } = unwrap(
        analyse(COIN_GAME, tossed(seed), { judge, effort: { close: 1, glance: 1 } }),
      )
      const [{ start, luck, skill, result, adjusted } = undefined!] = seats
      expect([start.mean, skill.mean]).toEqual([0, 0])
      expect(luck.mean).toBeCloseTo(result, 9)
      expect(luck.error).toBeCloseTo(Math.sqrt(3) / 2, 9)
      expect(adjusted).toBeCloseTo(0, 9)
      for (const step of steps) if (step.kind === 'chance') expect(Math.abs(step.luck[0]!)).toBe(0.5)
    }
  })
})
