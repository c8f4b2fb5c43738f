import type { GameEvent } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { DEFAULT_THROW } from '../../arena/index.ts'
import type { Strike } from '../../rules/types.ts'
import { stepsOf } from '../testing/games.ts'
import { lyingNow, NOTHING, remember, seenNext, throwNow, type SeenStep } from './memory.ts'

const EVENTS: GameEvent<Strike>[] = [
  { chance: { type: 'initial', face: 4, rest: [{ id: 0, x: 2, z: 1, turn: 30 }] } },
  { seat: 0, move: { type: 'throw', throw: { speed: 90 }, group: [{ id: 0, x: -1, z: 0, turn: 0 }] } },
  {
    chance: {
      type: 'settle',
      dice: [
        { id: 0, face: 4 },
        { id: 1, face: 2 },
      ],
    },
  },
]
const START: SeenStep = { step: undefined, before: NOTHING, now: NOTHING }
const ARENA = [{ id: 0, face: 4 as const }]

describe('where dice lie', () => {
  it('is known from the last outcome, and moved by the throw that grouped them', () => {
    const [initial, thrown] = EVENTS as [GameEvent<Strike>, GameEvent<Strike>]
    const before = remember(NOTHING, initial)
    expect(lyingNow(before, ARENA)).toMatchObject([{ x: 2, z: 1, turn: 30 }])
    const after = remember(before, thrown)
    expect(lyingNow(after, ARENA)).toMatchObject([{ x: -1, z: 0, turn: 0 }])
    expect(throwNow(after)).toEqual({ ...DEFAULT_THROW, speed: 90 })
  })

  it('is followed from step to step', () => {
    const seen = stepsOf(EVENTS, 2).reduce((last, step) => seenNext(last, step), START)
    expect(seen.before.move).toMatchObject({ throw: { speed: 90 } })
    expect(seen.now).toMatchObject({ isKnown: true, move: undefined })
  })

  it('is not known after a jump, unless the events are at hand', () => {
    const last = stepsOf(EVENTS, 2)[1]
    expect(seenNext(START, last).before.isKnown).toBe(false)
    expect(seenNext(START, last, EVENTS).before.isKnown).toBe(true)
    expect(seenNext(START, undefined, EVENTS).now.isKnown).toBe(true)
    expect(seenNext(START, undefined).now.isKnown).toBe(false)
  })

  it('comes from nobody who writes nonsense', () => {
    const nonsense = { type: 'throw' as const, throw: { speed: 1e9 }, group: [{ id: 7 }] }
    expect(throwNow({ isKnown: true, rest: 'here', move: nonsense })).toBe(DEFAULT_THROW)
    expect(lyingNow({ isKnown: true, rest: 'here', move: nonsense }, ARENA)).toMatchObject([{ x: 0, z: 0 }])
  })
})
