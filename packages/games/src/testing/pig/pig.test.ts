import { Match } from '@rattlecup/kit'
import { conforms, unwrap } from '@rattlecup/kit/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pig } from './game.ts'

conforms(pig, {
  options: (players) => fc.record({ first: fc.nat(players - 1) }, { requiredKeys: [] }),
  runs: 15,
  longest: 10_000,
})

describe('Pig', () => {
  it('PG-1, PG-2 adds what is rolled, and a 1 costs the turn', () => {
    const match = unwrap(Match.start(pig, 2))
    match.apply({ chance: { type: 'roll', value: 4 } })
    match.apply({ seat: 0, move: { type: 'roll' } })
    match.apply({ chance: { type: 'roll', value: 5 } })
    expect(match.view(null)).toMatchObject({ active: 0, turn: 9 })
    match.apply({ seat: 0, move: { type: 'roll' } })
    match.apply({ chance: { type: 'roll', value: 1 } })
    expect(match.view(null)).toEqual({ phase: 'roll', active: 1, turn: 0, points: [0, 0] })
  })

  it('PG-3 who first holds 30 wins', () => {
    const match = unwrap(Match.start(pig, 2))
    for (let roll = 0; roll < 5; roll++) {
      if (roll > 0) match.apply({ seat: 0, move: { type: 'roll' } })
      match.apply({ chance: { type: 'roll', value: 6 } })
    }
    match.apply({ seat: 0, move: { type: 'hold' } })
    expect(match.status()).toMatchObject({ waiting: { kind: 'over' }, scores: [30, 0], winners: [0] })
  })
})
