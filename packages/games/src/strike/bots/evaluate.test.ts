import { describe, expect, it } from 'vitest'
import { strike } from '../game.ts'
import { STOP, THROW } from '../rules/play.ts'
import { position } from '../testing/positions.ts'
import { evaluate } from './evaluate.ts'

/** Whether going on looks better than stopping, each one step ahead. */
function goesOn(hands: readonly number[], lying: number): boolean {
  const [stop, goOn] = [STOP, THROW].map((code) => {
    const state = position(hands, lying, true)
    strike.rules.play(state, [code])
    return evaluate(state, 0)
  }) as [number, number]
  return goOn > stop
}

describe('worth by a heuristic', () => {
  it('goes on with four or five values to meet and stops with one or two', () => {
    for (const hands of [
      [9, 9],
      [5, 6],
      [3, 8],
      [7, 7, 7, 7],
    ]) {
      expect([1, 2, 4, 5].map((lying) => goesOn(hands, lying))).toEqual([false, false, true, true])
    }
  })

  it('is more with more dice, and less with more points', () => {
    expect(evaluate(position([6, 5], 3, true), 0)).toBeGreaterThan(evaluate(position([5, 5], 3, true), 0))
    const behind = { ...position([5, 5], 3, true), points: [1, 0] }
    expect(evaluate(behind, 0)).toBeLessThan(evaluate(position([5, 5], 3, true), 0))
  })

  it('fears a grand throw with few dice', () => {
    expect(evaluate(position([1, 5], 0, false), 0)).toBeLessThan(evaluate(position([1, 5], 1, false), 0))
  })

  it('is the lead in points when the game is over', () => {
    const over = { ...position([0, 4, 0], 2, false), phase: 'over' as const, out: 0b101, points: [1, 0, 2] }
    expect([0, 1, 2].map((seat) => evaluate(over, seat))).toEqual([-1, 1, -2])
  })
})
