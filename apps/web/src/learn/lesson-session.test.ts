import type { Lesson } from '@rattlecup/ui'
import { describe, expect, it } from 'vitest'
import { coin, guess, toss } from '../testing/coin-table.ts'
import { fits, LessonSession } from './lesson-session.ts'

const HEADS = { type: 'guess', side: 'heads' }
const TAILS = { type: 'guess', side: 'tails' }
const lesson = {
  players: 2,
  options: {},
  learner: 0,
  steps: [
    { say: () => 'Welcome.', point: 'coin' },
    { event: guess(1) },
    { say: () => 'Say heads.', move: HEADS },
    { event: toss() },
    { say: () => 'Well done.' },
  ],
} as unknown as Lesson

function begun(): LessonSession {
  const session = new LessonSession(coin, lesson, [{ name: '' }, { name: 'Cleo' }])
  session.subscribe(() => {})
  return session
}

const said = ({ state }: LessonSession): string | undefined => state.coach?.say(undefined)

describe('a lesson', () => {
  it('goes on by a tap, and offers nothing while the coach talks', () => {
    const session = begun()
    expect(said(session)).toBe('Welcome.')
    expect(session.state).toMatchObject({ phase: 'paused', coach: { point: 'coin', awaitsMove: false } })
    session.play(0, HEADS)
    expect(session.state).toMatchObject({ events: [], refusals: 0 })
    session.goOn()
    expect(said(session)).toBe('Say heads.')
    expect(session.state).toMatchObject({ phase: 'playing', chosen: [1], events: [] })
  })

  it('waits for the move it asks for, and tells what else was tried', () => {
    const session = begun()
    session.goOn()
    session.goOn()
    session.play(0, TAILS)
    session.play(0, TAILS)
    expect(session.state).toMatchObject({ refusals: 2, events: [] })
    session.play(0, HEADS)
    expect(session.state.events).toEqual([guess(1), guess(0), toss()])
    expect(session.state.refusals).toBe(0)
  })

  it('ends', () => {
    const session = begun()
    session.goOn()
    session.play(0, HEADS)
    expect(said(session)).toBe('Well done.')
    session.goOn()
    expect(session.state.coach).toBeUndefined()
    session.goOn()
    expect(session.state.coach).toBeUndefined()
  })

  it('tells a script that breaks the rules', () => {
    const broken = { ...lesson, steps: [{ event: toss() }] } as unknown as Lesson
    const session = new LessonSession(coin, broken, [{ name: '' }, { name: 'Cleo' }])
    expect(() => session.subscribe(() => {})).toThrow('step 0 of the lesson')
  })
})

it.each([
  [{ type: 'throw' }, { type: 'throw', throw: { power: 0.5 } }, true],
  [{ type: 'reroll', dice: [1, 4] }, { type: 'reroll', dice: [1, 4] }, true],
  [{ type: 'reroll', dice: [1, 4] }, { type: 'reroll', dice: [1] }, false],
  [{ type: 'throw' }, { type: 'stop' }, false],
])('%j is fitted by %j: %j', (wanted, given, answer) => expect(fits(wanted, given)).toBe(answer))
