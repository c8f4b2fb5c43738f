import { describe, expect, it } from 'vitest'
import { BOARDS } from '../../rules/boards.ts'
import { pace } from '../pace.ts'
import { begin, randomGame, stepBy } from '../testing/steps.ts'
import { happeningOf, momentOf } from './moment.ts'

const order = BOARDS.map(({ id }) => id)

describe('what lies on the table while a step is shown', () => {
  it('in any game: the dice in hand, on the board and in the supplies are always all of them', () => {
    for (let seed = 0; seed < 4; seed++) {
      for (const { step } of randomGame(2 + seed, { target: 200 }, seed)) {
        const { view, dice, rolling } = momentOf(step.after, step, false)
        if (rolling !== undefined) expect(dice).toHaveLength(view.hand.length)
        const all = view.rows.flat().length + view.supply.reduce((sum, left) => sum + left, 0)
        expect(all).toBe((2 + seed) * Math.floor(30 / (2 + seed)))
      }
    }
  })

  it('a roll of which nothing fits stays in sight, with the player who rolled it', () => {
    const boards = [{ id: 'x', title: 'X', rows: [{ kind: 'numbers', boxes: [6, 6], points: 600 }] }]
    const match = begin(2, { boards })
    const step = stepBy(match, { chance: { type: 'roll', values: [3, 1, 2, 5, 4] } })
    expect(step.after).toMatchObject({ active: 1, hand: [] })
    const moment = momentOf(step.after, step, false)
    expect(moment).toMatchObject({ actor: 0, dice: [1, 2, 3, 4, 5], nothingFits: true, rolling: 0 })
    expect(momentOf(step.after, step, true)).toMatchObject({ actor: 1, dice: [] })
    expect(pace(step, 0)).toBeGreaterThan(1500)
  })

  it('the die that fills a board is seen on it before the next board comes', () => {
    const row = { kind: 'numbers', boxes: [6], points: 10 }
    const boards = ['x', 'y'].map((id) => ({ id, title: id, rows: [row] }))
    const match = begin(2, { boards })
    stepBy(match, { chance: { type: 'roll', values: [6, 1, 2, 5, 4] } })
    const step = stepBy(match, { seat: 0, move: { type: 'place', row: 0, value: 6 } })
    expect(step.after).toMatchObject({ round: 2, rows: [[]] })
    const moment = momentOf(step.after, step, false)
    expect(moment.view).toMatchObject({ round: 1, rows: [[6]], points: [90, 80], supply: [14, 15] })
    expect(moment).toMatchObject({ gain: 10, placed: { row: 0, box: 0 }, dice: [1, 2, 4, 5] })
    expect(pace(step, 0)).toBeGreaterThan(1000)
  })

  it('own moves are shown briefly, those of others long enough to follow', () => {
    const match = begin(2, { beginner: true })
    stepBy(match, { chance: { type: 'boards', order } })
    const roll = stepBy(match, { chance: { type: 'roll', values: [5, 5, 1, 1, 2] } })
    const place = stepBy(match, { seat: 0, move: { type: 'place', row: 1, value: 5 } })
    const stop = stepBy(match, { seat: 0, move: { type: 'stop' } })
    expect(happeningOf(stop)).toEqual({ type: 'stop' })
    expect([roll, place, stop].map((step) => pace(step, 0))).toEqual([1000, 120, 120])
    expect([roll, place, stop].map((step) => pace(step, 1))).toEqual([1000, 650, 450])
  })
})
