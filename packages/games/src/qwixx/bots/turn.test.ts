import { describe, expect, it } from 'vitest'
import { markCode, PASS } from '../rules/play.ts'
import { LAST } from '../rules/types.ts'
import { curvePolicy } from './policy.ts'
import { FastState } from './fast-state.ts'
import { shareOf } from './share.ts'
import { CLOSED, STATE_OF_MASK } from './states.ts'
import { createTablePlayer } from './table-player.ts'
import { prospectOf } from './turn.ts'
import type { Values } from './values.ts'

/** Every number still open is worth a point: simple enough to tell what is right. */
const plain: Values = {
  players: 2,
  toCome: (_, penalties, pair, mirrored) => 40 - penalties - (pair + mirrored) / 100,
}
const player = createTablePlayer(plain)
const policy = curvePolicy(player, player)

function fresh(points: readonly number[] = [0, 0]): FastState {
  const fast = new FastState(2)
  fast.points.set(points)
  fast.dice.set([1, 2, 6, 6, 6, 6])
  return fast
}

describe("a seat's share of the win", () => {
  it('is a half where all is equal, more with more points, and adds up to a win', () => {
    expect(shareOf(fresh(), 0, player)).toBeCloseTo(0.5, 12)
    expect(shareOf(fresh([10, 0]), 0, player)).toBeGreaterThan(shareOf(fresh([5, 0]), 0, player))
    expect(shareOf(fresh([10, 3]), 0, player) + shareOf(fresh([10, 3]), 1, player)).toBeCloseTo(1, 12)
  })

  it.each([
    [[31, 30], 1],
    [[30, 30], 0.5],
    [[30, 31], 0],
  ])('is known at the end: %j', (points, share) => {
    const fast = fresh(points)
    fast.over = true
    expect(shareOf(fast, 0, player)).toBe(share)
  })

  it('is less sure of a lead before the last game of a series', () => {
    const fast = fresh([20, 0])
    const last = shareOf(fast, 0, player)
    fast.gamesLeft = 2
    expect(shareOf(fast, 0, player)).toBeLessThan(last)
    expect(shareOf(fast, 0, player)).toBeGreaterThan(0.5)
  })
})

describe('what comes of a choice', () => {
  it('has the others mark what suits them, and the turn over', () => {
    const { fast } = prospectOf(fresh(), 0, { phase: 'white', choice: PASS, policy })
    expect(fast.active).toBe(1)
    // The rival marks the 3, the second number of its red row.
    expect([...fast.rows.subarray(4)].some((row) => row !== 0)).toBe(true)
  })

  it("is worth more for a lock that takes the rival's best row away", () => {
    const fast = fresh([60, 60])
    const long = STATE_OF_MASK[0b11111]!
    fast.rows.set([STATE_OF_MASK[0b1111100000]!, 0, 0, 0, long, 0, 0, 0])
    fast.dice.set([6, 6, 1, 1, 1, 1])
    const shares = [markCode(0, LAST), PASS].map(
      (choice) => prospectOf(fast, 0, { phase: 'white', choice, policy }).share,
    )
    expect(shares[0]).toBeGreaterThan(shares[1]!)
  })

  it('is the end, won, where the second row closes with a lead', () => {
    const fast = fresh([40, 30])
    fast.rows.set([CLOSED, STATE_OF_MASK[0b1111100000]!, 0, 0, CLOSED, 0, 0, 0])
    fast.closedRows = 1
    fast.dice.set([6, 6, 1, 1, 1, 1])
    const lock = prospectOf(fast, 0, { phase: 'white', choice: markCode(1, LAST), policy })
    expect(lock).toMatchObject({ share: 1, fast: { over: true } })
    expect(fast.over).toBe(false)
  })
})
