import { FastSource, Match } from '@rattlecup/kit'
import { unwrap } from '@rattlecup/kit/testing'
import { describe, expect, it } from 'vitest'
import { strike } from '../../game.ts'
import { roundsOf } from './rounds.ts'

function randomGame(players: number, options: object) {
  const match = unwrap(Match.start(strike, players, options))
  const source = new FastSource('sunday')
  for (;;) {
    const waiting = match.waiting()
    if (waiting.kind === 'over') return match
    if (waiting.kind === 'chance') unwrap(match.chance(unwrap(match.draw(source))))
    else for (const seat of waiting.seats) unwrap(match.play(seat, match.moves(seat).at(-1)))
  }
}

describe('where the points come from', () => {
  it('adds up to the scores, round by round, with one winner each', () => {
    const options = { rounds: 'tournament' }
    const match = randomGame(3, options)
    const rounds = roundsOf(3, options, match.standingEvents)
    expect(rounds).toHaveLength(3)
    for (const round of rounds) {
      expect(round.map(({ points }) => points).sort()).toEqual([0, 1, 2])
      expect(round.filter(({ outAs }) => outAs === undefined)).toHaveLength(1)
      for (const { points, outAs } of round) if (outAs !== undefined) expect(points).toBe(3 - outAs)
    }
    const totals = [0, 1, 2].map((seat) => rounds.reduce((sum, round) => sum + (round[seat]?.points ?? 0), 0))
    expect(totals).toEqual(match.status().scores)
  })
})
