import { FastSource } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { markCode } from '../rules/play.ts'
import { LAST } from '../rules/types.ts'
import { colourChoices, whiteChoices } from './choices.ts'
import { createLookingPlayer } from './looking-player.ts'
import { curvePolicy } from './policy.ts'
import { FastState } from './fast-state.ts'
import { CLOSED, STATE_OF_MASK } from './states.ts'
import { createTablePlayer } from './table-player.ts'
import { madeUpValues } from './testing/made-up-values.ts'
import { prospectOf } from './turn.ts'

const made = createTablePlayer(madeUpValues(2))
const policy = curvePolicy(made, made)
const looking = createLookingPlayer(2, policy.share, policy.rival)

function bestOf(fast: FastState, seat: number, phase: 'white' | 'colour', by = policy): number {
  const into = new Uint8Array(16)
  const count = (phase === 'white' ? whiteChoices : colourChoices)(fast, seat, into)
  const prospects = Array.from(into.subarray(0, count), (choice) => ({
    choice,
    ...prospectOf(fast, seat, { phase, choice, policy: by }),
  }))
  return prospects.reduce((best, each) => (each.share > best.share ? each : best)).choice
}

describe('a player who looks to the end of the turn', () => {
  it('takes what leaves the greatest share, in both actions and both seats', () => {
    const source = new FastSource('looking')
    const fast = new FastState(2)
    for (let turn = 0; turn < 80; turn++) {
      if (fast.over) fast.set(new FastState(2))
      fast.roll(source)
      const before = fast.copy()
      for (const seat of [0, 1]) expect(looking.white(fast, seat)).toBe(bestOf(fast, seat, 'white'))
      expect(fast).toEqual(before)
      fast.playWhite([policy.rival, policy.rival])
      if (fast.over) continue
      expect(looking.colour(fast, fast.active)).toBe(bestOf(fast, fast.active, 'colour'))
      fast.playColour(policy.rival.colour(fast, fast.active))
    }
  })

  it('does so among four, whom it takes for the same player', () => {
    const player = createTablePlayer(madeUpValues(4))
    const four = curvePolicy(player, player)
    const among = createLookingPlayer(4, four.share, player)
    const source = new FastSource('four')
    const fast = new FastState(4)
    for (let turn = 0; turn < 40; turn++) {
      if (fast.over) fast.set(new FastState(4))
      fast.roll(source)
      for (const seat of [0, 1, 2, 3]) expect(among.white(fast, seat)).toBe(bestOf(fast, seat, 'white', four))
      fast.playWhite([player, player, player, player])
      if (!fast.over) fast.playColour(player.colour(fast, fast.active))
    }
  })

  it('ends a game that it leads', () => {
    const fast = new FastState(2)
    fast.rows.set([CLOSED, STATE_OF_MASK[0b1111100000]!, 0, 0, CLOSED, 0, 0, 0])
    fast.points.set([40, 30])
    fast.closedRows = 1
    fast.dice.set([6, 6, 1, 1, 1, 1])
    expect(looking.white(fast, 0)).toBe(markCode(1, LAST))
    fast.points.set([10, 60])
    expect(looking.white(fast, 0)).not.toBe(markCode(1, LAST))
  })
})
