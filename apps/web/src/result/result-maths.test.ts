import type { Analysis, ChoiceStep } from '@rattlecup/bots'
import { describe, expect, it } from 'vitest'
import { courseOf, limitsOf, lineOf, thinned } from './course-maths.ts'
import { turningPoints } from './turning-points.tsx'

const choice = (event: number, grade: ChoiceStep['grade'], mean: number): ChoiceStep => ({
  kind: 'choice',
  event,
  seat: 0,
  move: { type: 'pass' },
  best: { type: 'mark' },
  forced: false,
  cost: { mean, error: 0 },
  grade,
  effect: [
    { mean: -mean, error: 0 },
    { mean, error: 0 },
  ],
  worth: [0.25, 0.75],
})

const analysis: Pick<Analysis, 'start' | 'steps'> = {
  start: [
    { mean: 0.5, error: 0 },
    { mean: 0.5, error: 0 },
  ],
  steps: [
    choice(0, 'mistake', 0.05),
    choice(1, 'good', 0.003),
    choice(2, 'blunder', 0.2),
    choice(3, 'best', 0),
  ],
}

describe('the course of the chances', () => {
  it('begins before the first event', () => {
    expect(courseOf(analysis).slice(0, 2)).toEqual([
      [0.5, 0.5],
      [0.25, 0.75],
    ])
  })

  it('is drawn from left to right, all at the top and nothing at the bottom', () => {
    const frame = { width: 100, height: 10, low: 0, high: 1 }
    expect(lineOf([[1], [0.5], [0]], 0, frame)).toBe('0.0,0.0 50.0,5.0 100.0,10.0')
    expect(lineOf([[1]], 0, frame)).toBe('0.0,0.0')
  })

  it('of points lies between what was ever expected', () => {
    expect(limitsOf([[110], [80], [95]], 'points')).toEqual([80, 110])
    expect(limitsOf([[7], [7]], 'points')).toEqual([6, 8])
    expect(limitsOf([[0.4], [0.6]], 'share')).toEqual([0, 1])
  })

  it('as a table has both ends', () => {
    expect(thinned(3, 5)).toEqual([0, 1, 2])
    expect(thinned(101, 3)).toEqual([0, 50, 100])
  })
})

it('the moves that mattered come dearest first, without those that hardly cost anything', () => {
  expect(turningPoints(analysis).map(({ event }) => event)).toEqual([2, 0])
})
