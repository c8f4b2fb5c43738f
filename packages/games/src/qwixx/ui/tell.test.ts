import { describe, expect, it } from 'vitest'
import { pace } from './pace.ts'
import { beginsNextGame, penaltyIn, rollOf, type QwixxStep } from './steps.ts'
import { tell, tellMove } from './tell.ts'
import { ENGLISH, playAtRandom, seenBy } from './testing/played.ts'
import { words } from './words/en.ts'
import { move, play, position, roll, type Marks } from '../testing/position.ts'
import type { QwixxState } from '../rules/types.ts'

const blank = (): QwixxState => position([{}, {}, {}])
const rolled = (): QwixxState => roll(blank(), 3, 4, 5, 2, 1, 6)

function stepOf(state: QwixxState, ...texts: string[]): QwixxStep {
  const before = seenBy(0, state)
  const seats = before.phase === 'colour' ? [before.active] : texts.map((_, seat) => seat)
  const events = texts.map((text, i) => ({ seat: seats[i] as number, move: move(text) }))
  return { at: 1, events, before, after: seenBy(0, play(state, ...texts)) }
}

const lockable: Marks = { red: [2, 3, 4, 5, 6] }

describe('a step in words', () => {
  it('tells a roll with the white sum', () => {
    const chance = { type: 'roll', white: [3, 4], red: 5, yellow: 2, green: 1, blue: 6 } as const
    const before = seenBy(0, blank())
    const step = {
      at: 0,
      events: [{ chance: { ...chance, white: [3, 4] as [number, number] } }],
      before,
      after: before,
    }
    expect(tell(step, ENGLISH)).toBe('You roll white 3 and 4, together 7; red 5, yellow 2, green 1, blue 6.')
    expect(tell(step, { ...ENGLISH, seat: 1 })).toMatch(/^Ada rolls/)
  })

  it('tells what everybody chose', () => {
    expect(tell(stepOf(rolled(), 'red 7', 'pass', 'pass'), ENGLISH)).toBe(
      'You cross red 7. Ben and Cleo pass.',
    )
  })

  it('tells a penalty only where there is one', () => {
    const free = stepOf(play(rolled(), 'red 7', 'pass', 'pass'), 'pass')
    const costly = stepOf(play(rolled(), 'pass', 'pass', 'pass'), 'pass')
    expect(tell(free, ENGLISH)).toBe('You pass.')
    expect(tell(costly, ENGLISH)).toBe('You pass. You take a penalty.')
  })

  it('tells that a row is closed', () => {
    const state = roll(position([lockable, lockable, {}]), 6, 6, 1, 1, 1, 1)
    expect(tell(stepOf(state, 'red 12', 'red 12', 'pass'), ENGLISH)).toBe(
      'You cross red 12. Ben crosses red 12. Cleo passes. Red is locked.',
    )
  })

  it('tells a fourth penalty though the next game has begun', () => {
    const state = roll(position([{ penalties: 3 }, {}], { games: 2 }), 3, 4, 5, 2, 1, 6)
    const step = stepOf(play(state, 'pass', 'pass'), 'pass')
    expect(penaltyIn(step)).toBe(0)
    expect(tell(step, ENGLISH)).toBe('You pass. You take a penalty. Game 2 begins.')
  })

  it('has a word for every step, and shows none too long', () => {
    const { steps, match } = playAtRandom(4, { games: 3 }, 'tell')
    expect(steps.map((step) => tell(step, ENGLISH)).filter((text) => !text.endsWith('.'))).toEqual([])
    expect(steps.filter(beginsNextGame)).toHaveLength(2)
    expect(steps.filter((step) => rollOf(step)).every((step) => pace(step, 0) <= 1200)).toBe(true)
    expect(steps.flatMap((step) => step.events)).toEqual(match.eventsWithSecrets)
  })

  it('names moves', () => {
    expect(tellMove({ type: 'mark', row: 'blue', value: 10 }, words)).toBe('blue 10')
    expect(tellMove({ type: 'pass' }, words)).toBe('pass')
  })
})
