import { describe, expect, it } from 'vitest'
import type { GameEvent } from '@rattlecup/kit'
import type { Strike, StrikeOptions, StrikeView } from '../rules/types.ts'
import { throwAtRow } from '../bots/aim.ts'
import { throwOf } from './hand/throwing.ts'
import { tell, tellMove, tellScore } from './tell.ts'
import { stepsOf } from './testing/games.ts'
import { words } from './words/en.ts'

const players = [{ name: 'Ada' }, { name: 'Ben' }]
const toldOf = (events: GameEvent<Strike>[], reader: number | null = null): (string | undefined)[] =>
  stepsOf(events, 2).map((step) => tell(step, { words, players, seat: reader }))

const GAME: GameEvent<Strike>[] = [
  { chance: { type: 'initial', face: 4 } },
  { seat: 0, move: { type: 'throw' } },
  {
    chance: {
      type: 'settle',
      dice: [
        { id: 0, face: 4 },
        { id: 1, face: 2 },
      ],
    },
  },
  { seat: 0, move: { type: 'throw' } },
  {
    chance: {
      type: 'settle',
      dice: [
        { id: 0, face: 2 },
        { id: 1, face: 2 },
        { id: 2, out: true },
      ],
    },
  },
  { seat: 1, move: { type: 'throw' } },
]

const advised = (...dice: number[]): string =>
  tellMove({ type: 'throw', ...throwAtRow(dice) } as Strike['Move'], words)

describe('what happened, in words', () => {
  it('says what was thrown, what was hit, and who takes what', () => {
    expect(toldOf(GAME)).toEqual([
      'Round 1: there is a 4 in the arena.',
      'Ada throws.',
      'Thrown: 2.',
      'Ada throws.',
      'Thrown: out of the arena. Hit: the 4 becomes a 2. 1 die lost. Ada takes 2 dice: 2.',
      'Ben throws all 9 dice.',
    ])
  })

  it('speaks to its reader', () => {
    expect(toldOf(GAME, 0).slice(3)).toEqual([
      'You throw.',
      'Thrown: out of the arena. Hit: the 4 becomes a 2. 1 die lost. You take 2 dice: 2.',
      'Ben throws all 9 dice.',
    ])
  })

  it('says that a die was knocked out', () => {
    const told = toldOf([
      ...GAME.slice(0, 2),
      {
        chance: {
          type: 'settle',
          dice: [
            { id: 0, out: true },
            { id: 1, face: 2 },
          ],
        },
      },
    ])
    expect(told[2]).toBe('Thrown: 2. Hit: the 4 flies out. 1 die lost.')
  })

  it('says who stops, and a die that was rolled again', () => {
    const told = toldOf([
      ...GAME.slice(0, 2),
      {
        chance: {
          type: 'settle',
          dice: [
            { id: 0, face: 4 },
            { id: 1, face: 2, cocked: true },
          ],
        },
      },
      { seat: 0, move: { type: 'stop' } },
    ])
    expect(told.slice(2)).toEqual(['Thrown: 2 (on edge, rolled again).', 'Ada stops with 8 dice.'])
  })

  it('says who is out', () => {
    const lost = {
      type: 'settle' as const,
      dice: Array.from({ length: 9 }, (_, i) => ({ id: i + 2, face: 'X' as const })),
    }
    const told = toldOf([
      { chance: { type: 'initial', face: 4 } },
      { seat: 0, move: { type: 'throw' } },
      {
        chance: {
          type: 'settle',
          dice: [
            { id: 0, face: 4 },
            { id: 1, face: 4 },
          ],
        },
      },
      { seat: 1, move: { type: 'throw' } },
      { chance: lost },
    ])
    expect(told.at(-1)).toMatch(/9 dice lost\. Ben has no dice left and is out\.$/)
  })

  it('names moves', () => {
    expect(tellMove({ type: 'throw' }, words)).toBe('throw')
    expect(tellMove({ type: 'stop' }, words)).toBe('stop')
  })

  it('names the strength and the target of an advised throw, and what is done before it', () => {
    expect(advised(3, 5)).toBe('put the dice together and throw firmly at the middle')
    expect(advised(3)).toBe('put the die in the middle and throw firmly at it')
  })

  it.each([
    [0.1, 0, 'throw softly at the middle'],
    [0.9, 0, 'throw hard at the middle'],
    [0.6, 3, 'throw firmly'],
  ])('names a throw of strength %d by the nearest button', (strength, x, told) => {
    const how = { ...throwOf({ side: 1, at: { x, z: 0 } }, strength) }
    expect(tellMove({ type: 'throw', throw: how } as unknown as Strike['Move'], words)).toBe(told)
  })
})

const view: StrikeView = {
  phase: 'throw',
  active: 0,
  round: 1,
  arena: [{ id: 0, face: 4 }],
  reserve: [5, 0, 1],
  grand: false,
  out: [1],
  points: [0, 2, 0],
}
const standings = (view: StrikeView, rounds: StrikeOptions['rounds'] = 1): string[] =>
  view.points.map((_, seat) => tellScore({ view, options: { first: 0, rounds }, seat, words }))

describe('how a seat of Strike stands', () => {
  it('is told by its dice while a round is played', () => {
    expect(standings(view)).toEqual(['5 dice', 'out', '1 die'])
  })

  it('is told by its place at the end', () => {
    expect(standings({ ...view, phase: 'over', points: [1, 2, 0] })).toEqual(['2nd', '3rd', '1st'])
  })

  it('is told by its points in a tournament', () => {
    expect(standings(view, 'tournament')).toEqual(['0 points', '2 points', '0 points'])
  })
})
