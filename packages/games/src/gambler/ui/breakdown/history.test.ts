import { describe, expect, it } from 'vitest'
import { gambler } from '../../game.ts'
import type { GamblerOptions } from '../../rules/types.ts'
import { randomGame } from '../testing/steps.ts'
import { historyOf } from './history.ts'

function last<T>(things: Iterable<T>): T {
  return [...things].at(-1) as T
}

describe('where the points come from', () => {
  it.each([2, 3, 6])('start plus rounds is the result, for %i players', (players) => {
    const { match } = last(randomGame(players, { target: 300, beginner: true }, players))
    const parsed = gambler.options.parse(match.options, players)
    const options = parsed.ok ? parsed.value : ({} as GamblerOptions)
    const rounds = historyOf(match.standingEvents, options, players)
    const totals = match
      .status()
      .scores.map((_, seat) => rounds.reduce((sum, { gains }) => sum + (gains[seat] as number), 80))
    expect(totals).toEqual(match.status().scores)
    expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, index) => index + 1))
    expect(rounds[0]?.board.title).toBe('First Cup')
    for (const { board, completed } of rounds) expect(completed).toHaveLength(board.rows.length)
  })

  it('is empty for events that are no game', () => {
    expect(historyOf([{ chance: { type: 'roll', values: [1] } }], {}, 2)).toEqual([])
    expect(historyOf([], {}, 99)).toEqual([])
  })
})
