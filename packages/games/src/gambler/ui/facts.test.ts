import { describe, expect, it } from 'vitest'
import { bit, lengthOf } from '../rules/layout.ts'
import {
  bestInReach,
  canComplete,
  chanceToPlace,
  fittingValues,
  nextBoxOf,
  nextRoller,
  withPlaced,
  withRoll,
} from '../rules/facts.ts'
import { rules } from '../rules/play.ts'
import { legalMoves, rowOfCode, ROLL } from '../rules/moves.ts'
import type { GamblerState } from '../rules/types.ts'
import { randomGame } from './testing/steps.ts'

/** By the rules themselves: whether some way of placing dice in this row alone completes it. */
function completes(state: GamblerState, row: number): boolean {
  const before = state.filled[row] as number
  const length = lengthOf(
    state.layouts[state.order[(state.round - 1) % state.order.length] as number]!.board.rows[row]!,
  )
  const codes: number[] = []
  codes.length = legalMoves(state, codes)
  return codes
    .filter((code) => code > ROLL && rowOfCode(code) === row)
    .some((code) => {
      if (before + 1 === length) return true
      const next = rules.clone(state)
      const choices: number[] = []
      choices[state.active] = code
      rules.play(next, choices)
      const goesOn = next.active === state.active && next.phase === 'place' && next.round === state.round
      return goesOn && next.filled[row] === before + 1 && completes(next, row)
    })
}

describe('rows in reach', () => {
  it('says of every row of random games what trying it out says', () => {
    let found = 0
    for (const stars of ['independent', 'distinct']) {
      for (const { match } of randomGame(3, { stars, target: 300 }, 7)) {
        if (match.stateWithSecrets.phase !== 'place') continue
        const view = match.view(null)
        view.rows.forEach((_, row) => {
          const taken = match
            .moves(view.active)
            .flatMap((move) => (move.type === 'place' && move.row === row ? [move.value] : []))
          const can = canComplete(view, row, taken)
          expect(can).toBe(completes(match.stateWithSecrets, row))
          if (can) found++
        })
      }
    }
    expect(found).toBeGreaterThan(50)
  })

  it('what is at stake: what so many dice could win, and who rolls next', () => {
    for (const { match } of randomGame(4, { target: 200 }, 3)) {
      const view = match.view(null)
      if (view.phase !== 'place' || !match.moves(view.active).some(({ type }) => type === 'stop')) continue
      expect(bestInReach(view, 0)).toBe(0)
      const open = view.board?.rows.filter((row, at) => lengthOf(row) > (view.rows[at] as number[]).length)
      expect(bestInReach(view, 6)).toBe(Math.max(0, ...(open ?? []).map(({ points }) => points)))
      const { seat, dice } = nextRoller(view)
      const after = rules.clone(match.stateWithSecrets)
      rules.play(
        after,
        Array.from({ length: 4 }, () => 0),
      )
      expect([seat, dice]).toEqual([after.active, after.loose])
    }
  })
})

const maskOf = (values: readonly number[]): number => values.reduce((bits, value) => bits | bit(value), 0)

/** By trying: the share of all rolls of two dice of which one fits. */
function shareOfTwo(takes: number): number {
  let fit = 0
  for (let first = 1; first <= 6; first++)
    for (let second = 1; second <= 6; second++) if (takes & (bit(first) | bit(second))) fit++
  return fit / 36
}

describe('what is told of a table', () => {
  it('GB-10 GB-11 GB-12 GB-13 GB-29 the next box takes what the named rule says', () => {
    const met = new Set<string>()
    for (const stars of ['independent', 'distinct'] as const) {
      for (const { match } of randomGame(3, { stars, target: 400 }, 5)) {
        const { phase, takes } = match.stateWithSecrets
        if (phase === 'over') continue
        const view = match.view(null)
        for (const row of view.rows.keys()) {
          expect(maskOf(fittingValues(view, row, stars))).toBe(takes[row])
          met.add(nextBoxOf(view, row).rule)
        }
        const all = takes.reduce((bits, each) => bits | each, 0)
        expect(chanceToPlace(view, 2, stars)).toBeCloseTo(shareOfTwo(all))
      }
    }
    expect(met.size).toBe(8)
  })

  it('GB-10 a roll, or a die on the board, is shown as the rules leave it where the turn goes on', () => {
    let compared = 0
    for (const { step } of randomGame(3, { target: 300 }, 11)) {
      const { before, after } = step
      const [event] = step.events
      if (!event || after.round !== before.round || after.active !== before.active || after.phase !== 'place')
        continue
      const shown =
        'chance' in event && event.chance.type === 'roll'
          ? withRoll(before, event.chance.values)
          : 'move' in event && event.move.type === 'place' && withPlaced(before, event.move)
      if (!shown) continue
      expect({ ...shown, points: after.points }).toEqual(after)
      compared++
    }
    expect(compared).toBeGreaterThan(50)
  })
})
