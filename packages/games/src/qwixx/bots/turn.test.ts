import { describe, expect, it } from 'vitest'
import { markCode, PASS } from '../rules/play.ts'
import { LAST } from '../rules/types.ts'
import { curveMind } from './mind.ts'
import { Race } from './race.ts'
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
const mind = curveMind(player, player)

function fresh(points: readonly number[] = [0, 0]): Race {
  const race = new Race(2)
  race.points.set(points)
  race.dice.set([1, 2, 6, 6, 6, 6])
  return race
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
    const race = fresh(points)
    race.over = true
    expect(shareOf(race, 0, player)).toBe(share)
  })

  it('is less sure of a lead before the last game of a series', () => {
    const race = fresh([20, 0])
    const last = shareOf(race, 0, player)
    race.gamesLeft = 2
    expect(shareOf(race, 0, player)).toBeLessThan(last)
    expect(shareOf(race, 0, player)).toBeGreaterThan(0.5)
  })
})

describe('what comes of a choice', () => {
  it('has the others mark what suits them, and the turn over', () => {
    const { race } = prospectOf(fresh(), 0, { phase: 'white', choice: PASS, mind })
    expect(race.active).toBe(1)
    // The rival marks the 3, the second number of its red row.
    expect([...race.rows.subarray(4)].some((row) => row !== 0)).toBe(true)
  })

  it("is worth more for a lock that takes the rival's best row away", () => {
    const race = fresh([60, 60])
    const long = STATE_OF_MASK[0b11111]!
    race.rows.set([STATE_OF_MASK[0b1111100000]!, 0, 0, 0, long, 0, 0, 0])
    race.dice.set([6, 6, 1, 1, 1, 1])
    const shares = [markCode(0, LAST), PASS].map(
      (choice) => prospectOf(race, 0, { phase: 'white', choice, mind }).share,
    )
    expect(shares[0]).toBeGreaterThan(shares[1]!)
  })

  it('is the end, won, where the second row closes with a lead', () => {
    const race = fresh([40, 30])
    race.rows.set([CLOSED, STATE_OF_MASK[0b1111100000]!, 0, 0, CLOSED, 0, 0, 0])
    race.closedRows = 1
    race.dice.set([6, 6, 1, 1, 1, 1])
    const lock = prospectOf(race, 0, { phase: 'white', choice: markCode(1, LAST), mind })
    expect(lock).toMatchObject({ share: 1, race: { over: true } })
    expect(race.over).toBe(false)
  })
})
