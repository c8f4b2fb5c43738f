import { drawOutcome, FastSource } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { rules } from '../../rules/play.ts'
import { rolled } from '../../rules/turn.ts'
import type { OnecardState } from '../../rules/types.ts'
import { createKnowledge } from './knowledge.ts'
import { LearnedTable } from './table.ts'
import { kindOfRow, SENSES, SITUATIONS, weightsOf, type CardWeights } from './weights.ts'

/** The first result of a game, which stands. */
function firstResult(players: number): OnecardState {
  const state = rules.setup(players, { first: 0, variant: 'basic', cards: undefined })
  const source = new FastSource('first result')
  while (state.phase !== 'enter') {
    if (rules.awaits(state) === 'chance') rules.applyChance(state, drawOutcome(rules, state, source))
    else rules.play(state, [0])
  }
  return state
}

function usesBy(weights: CardWeights, state: OnecardState): { code: number; value: number }[] {
  return new LearnedTable(state, 0, createKnowledge(weights)(state.set)).uses(rolled(state))
}

describe('what was learned', () => {
  it.each([2, 3, 4])('makes %i seats even where nothing was', (players) => {
    for (const { value } of usesBy(weightsOf(), firstResult(players)))
      expect(value).toBeCloseTo(1 / players, 6)
  })

  it('counts points by the situation of a seat', () => {
    const state = firstResult(3)
    state.done[1] = 1
    state.points[4] = 10
    const weights = weightsOf()
    weights.points.fill(0.1)
    for (const { value } of usesBy(weights, state)) expect(value).toBeCloseTo(1 / (2 + Math.E), 6)
  })

  it('tells cards by their rows: one that is marked from one that is not', () => {
    const weights = weightsOf()
    for (let length = 2; length <= 6; length++)
      for (const sun of [0, 1])
        for (let free = 0; free < length; free++) weights.rows[kindOfRow(length, free, sun) * SENSES] = 1
    for (let situation = 0; situation < SITUATIONS; situation++) weights.senses[situation * SENSES] = 1
    const uses = usesBy(weights, firstResult(2))
    const pass = uses.find(({ code }) => code === 0)!.value
    expect(uses.length).toBeGreaterThan(1)
    for (const { code, value } of uses) if (code !== 0) expect(value).toBeGreaterThan(pass)
  })

  it('is not asked once the fourth card ends the game', () => {
    const state = firstResult(2)
    state.done[1] = 4
    const weights = weightsOf()
    weights.situations.fill(3)
    for (const { value } of usesBy(weights, state)) expect([0, 0.5, 1]).toContain(Math.round(2 * value) / 2)
  })
})
