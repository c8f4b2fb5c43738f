import { describe, expect, it } from 'vitest'
import { lengthOf } from '../../rules/layout.ts'
import { rules } from '../../rules/play.ts'
import { legalMoves, rowOfCode, ROLL } from '../../rules/moves.ts'
import type { GamblerState } from '../../rules/types.ts'
import { randomGame } from '../testing/steps.ts'
import { isPlace } from './choice.ts'
import { canComplete } from './fillings.ts'
import { nextRoller, withinReach } from './stakes.ts'

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
        const places = match.moves(view.active).filter(isPlace)
        view.rows.forEach((_, row) => {
          const can = canComplete(view, row, places)
          expect(can).toBe(completes(match.stateWithSecrets, row))
          if (can) found++
        })
      }
    }
    expect(found).toBeGreaterThan(50)
  })

  it('what is at stake: the points that so many dice could win or cost, and who rolls next', () => {
    for (const { match } of randomGame(4, { target: 200 }, 3)) {
      const view = match.view(null)
      if (view.phase !== 'place' || !match.moves(view.active).some(({ type }) => type === 'stop')) continue
      expect(withinReach(view, 0)).toEqual([])
      const all = view.board?.rows.filter((row, at) => lengthOf(row) > (view.rows[at] as number[]).length)
      expect(withinReach(view, 6)).toHaveLength(all?.length ?? -1)
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
