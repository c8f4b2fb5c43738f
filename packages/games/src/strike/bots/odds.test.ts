import { FastSource } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { strike } from '../game.ts'
import { THROW } from '../rules/play.ts'
import { position } from '../testing/positions.ts'
import { LYING, matchChance, PLAIN, PRACTISED, UNAIMED, type ThrowOdds } from './odds.ts'
import { drawByOdds, drawsOf, endsOf } from './odds-draws.ts'

const ALL: [string, ThrowOdds][] = [
  ['plain', PLAIN],
  ['unaimed', UNAIMED],
  ['practised', PRACTISED],
]

function thrown(lying: number, hand = 3) {
  const state = position([hand, 3], lying, false)
  strike.rules.play(state, [THROW])
  return state
}

describe.each(ALL)('the odds of %s throws', (_, odds) => {
  it('add up to one, and never make dice', () => {
    for (let lying = 0; lying < LYING; lying++) {
      const ends = odds.single[lying]!
      expect(ends.reduce((sum, each) => sum + each.odds, 0)).toBeCloseTo(1, 12)
      for (const end of ends) expect(end.taken + end.lying).toBeLessThanOrEqual(lying + 1)
    }
  })

  it('are brought about by draws that the rules take', () => {
    for (let lying = 0; lying < LYING; lying++) {
      for (const end of endsOf(thrown(lying), odds)) {
        const state = thrown(lying)
        const before = state.reserve[0]!
        strike.rules.applyChance(state, drawsOf(state, end))
        expect([state.reserve[0]! - before, state.ids.length]).toEqual([end.taken, end.lying])
      }
    }
  })

  it('are what is drawn', () => {
    const source = new FastSource('drawn')
    for (const lying of [1, 3, 5]) {
      let matches = 0
      for (let i = 0; i < 4_000; i++) {
        const state = thrown(lying)
        const before = state.reserve[0]!
        strike.rules.applyChance(state, drawByOdds(state, odds, source))
        if (state.reserve[0]! > before) matches++
      }
      expect(Math.abs(matches / 4_000 - matchChance(odds, lying))).toBeLessThan(0.03)
    }
  })
})

it('aiming pays where two dice lie and more', () => {
  for (const lying of [2, 3, 4, 5])
    expect(matchChance(PRACTISED, lying)).toBeGreaterThan(matchChance(UNAIMED, lying))
})
