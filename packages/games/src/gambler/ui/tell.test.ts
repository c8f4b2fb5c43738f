import { describe, expect, it } from 'vitest'
import { botOf } from '../bots/levels.ts'
import { REASONS } from '../bots/reasons.ts'
import { FastSource } from '@rattlecup/kit'
import { gambler } from '../game.ts'
import { ui } from './index.ts'
import { explain } from './explain.ts'
import { tell, tellMove } from './tell.ts'
import { begin, randomGame, stepBy } from './testing/steps.ts'
import { words } from './words/en.ts'

const players = [{ name: 'Max' }, { name: 'Anna' }]
const telling = { words, players, seat: 0 }

describe('a step in words', () => {
  it('tells a turn from both sides of the table', () => {
    const row = { kind: 'numbers', boxes: [6, 5], points: 500 }
    const match = begin(2, { boards: [{ id: 'x', title: 'X', rows: [row] }] })
    const steps = [
      stepBy(match, { chance: { type: 'roll', values: [6, 1, 1, 2, 2] } }),
      stepBy(match, { seat: 0, move: { type: 'place', row: 0, value: 6 } }),
      stepBy(match, { seat: 0, move: { type: 'roll' } }),
      stepBy(match, { chance: { type: 'roll', values: [1, 1, 2, 2] } }),
      stepBy(match, { chance: { type: 'roll', values: [5, 1, 1, 2, 2] } }),
      stepBy(match, { seat: 1, move: { type: 'place', row: 0, value: 5 } }),
    ]
    expect(steps.map((step) => tell(step, telling))).toEqual([
      'You roll 6, 1, 1, 2, and 2.',
      'You place a 6 in row 1.',
      undefined,
      'You roll 1, 1, 2, and 2. Nothing fits; your turn is over.',
      'Anna rolls 5, 1, 1, 2, and 2.',
      'Anna completes row 1 with a 5: +500 points. The board is full; the game is over.',
    ])
  })

  it('tells whole games in every language without a gap', async () => {
    for (const load of Object.values(ui.words)) {
      const { words } = await load()
      for (const { step } of randomGame(2, { target: 200 }, 1)) {
        expect(tell(step, { ...telling, words }) ?? 'nothing').not.toMatch(/undefined|NaN|\[object/)
      }
    }
  })

  it('names moves', () => {
    expect(tellMove({ type: 'place', row: 2, value: 4 }, words)).toBe('a 4 in row 3')
    expect(tellMove({ type: 'stop' }, words)).toBe('stop')
  })
})

describe('a hint’s reason in words', () => {
  it('has a sentence for every reason there is, in every language', async () => {
    for (const load of Object.values(ui.words)) {
      const { words } = await load()
      expect(Object.keys(words.reasons).sort()).toEqual(Object.keys(REASONS).sort())
    }
  })

  it('explains what a bot says, with nothing missing', () => {
    const told = new Set<string>()
    for (const { match } of randomGame(2, { target: 120 }, 5)) {
      if (match.stateWithSecrets.phase !== 'place') continue
      const seat = match.stateWithSecrets.active
      const state = gambler.imagine(match.stateWithSecrets, seat, new FastSource(1))
      const task = { game: gambler, state, seat, source: new FastSource(2), expired: () => true }
      for (const reason of botOf('strong')(task).reasons ?? []) {
        told.add(reason.key)
        expect(explain(reason, words)).not.toMatch(/undefined|NaN/)
      }
    }
    expect(told.size).toBeGreaterThan(2)
  })
})
