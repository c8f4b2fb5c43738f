import type { Seat, Status } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { codec } from '../../rules/codec.ts'
import { rules } from '../../rules/play.ts'
import { legal, move, play, position, roll, type Marks } from '../../testing/position.ts'
import type { QwixxChance, QwixxState } from '../../rules/types.ts'
import type { QwixxStep } from '../steps.ts'
import { PLAYERS, playAtRandom, seenBy } from '../testing/played.ts'
import { words } from '../words/en.ts'
import { costOfPassing, promptFor } from './prompt.ts'
import type { QwixxScene } from './scene.ts'

const nameOf = (seat: Seat): string => PLAYERS[seat]?.name as string
const nothing = (): void => {}

/** The table as `seat` sees it. */
function sceneOf(state: QwixxState, seat: Seat, more: Partial<QwixxScene> = {}): QwixxScene {
  const awaits = rules.awaits(state)
  const seats = state.phase === 'white' ? [0, 1] : [state.active]
  const status: Status<QwixxChance> = {
    waiting:
      awaits === 'chance' ? { kind: 'chance', chance: codec.chance(state) } : { kind: 'players', seats },
    scores: rules.scores(state),
    over: false,
    winners: [],
  }
  const isAsked = awaits === 'players' && seats.includes(seat)
  return {
    view: seenBy(seat, state),
    seat,
    players: PLAYERS.slice(0, 2),
    options: { first: 0, games: 1 },
    status,
    moves: isAsked ? legal(state, seat).map(move) : [],
    events: [],
    step: undefined,
    settled: true,
    skip: nothing,
    hint: undefined,
    play: nothing,
    say: nothing,
    words,
    draft: undefined,
    whoIs: (each) => (each === seat ? undefined : nameOf(each)),
    nameOf,
    ...more,
  }
}

const rolled = (...sheets: Marks[]): QwixxState => roll(position(sheets), 3, 4, 5, 2, 1, 6)

/** After the white action, with the step that revealed it. */
function inColourAction(first: string, marks: Marks = {}): { state: QwixxState; step: QwixxStep } {
  const state = rolled(marks, {})
  const before = seenBy(0, state)
  play(state, first, 'pass')
  const events = [first, 'pass'].map((text, seat) => ({ seat, move: move(text) }))
  return { state, step: { at: 1, events, before, after: seenBy(0, state) } }
}

describe('what passing costs', () => {
  it('is nothing while others roll, and nothing yet in the white action', () => {
    expect(costOfPassing(sceneOf(rolled({}, {}), 1))).toBe('free')
    expect(costOfPassing(sceneOf(rolled({}, {}), 0))).toBe('later')
  })

  it('is a penalty for who rolled and crossed nothing, the last one at three', () => {
    const { state, step } = inColourAction('pass')
    expect(costOfPassing(sceneOf(state, 0, { step }))).toBe('penalty')
    const fourth = inColourAction('pass', { penalties: 3 })
    expect(costOfPassing(sceneOf(fourth.state, 0, { step: fourth.step }))).toBe('last')
    const crossed = inColourAction('red 7')
    expect(costOfPassing(sceneOf(crossed.state, 0, { step: crossed.step }))).toBe('marked')
  })

  it('is not claimed where nobody can know', () => {
    expect(costOfPassing(sceneOf(inColourAction('pass').state, 0))).toBe('unsure')
  })
})

describe('what is asked', () => {
  it('says what a cross in pencil brings, skips and closes', () => {
    const state = roll(position([{ red: [2, 3, 4, 5, 6] }, {}]), 6, 6, 1, 1, 1, 1)
    expect(promptFor(sceneOf(state, 0, { draft: move('red 12') }))).toBe(
      'Red 12: 13 points, skips 5 numbers, locks red.',
    )
    expect(promptFor(sceneOf(rolled({ red: [5] }, {}), 0, { draft: move('red 7') }))).toBe(
      'Red 7: 2 points, skips 6.',
    )
  })

  it('says what a penalty in pencil costs', () => {
    const { state } = inColourAction('pass', { penalties: 3 })
    expect(promptFor(sceneOf(state, 0, { draft: move('pass') }))).toMatch(/fourth penalty.*game ends/)
  })

  it('says whose roll it is where others may cross too', () => {
    expect(promptFor(sceneOf(rolled({}, {}), 0))).toBe('White dice: 7. Cross a 7 in one row, or pass.')
    expect(promptFor(sceneOf(rolled({}, {}), 1))).toBe('Ada rolled: you may cross a 7 in one row.')
  })

  it('says so where nothing fits', () => {
    const full: Marks = { red: [11], yellow: [11], green: [3], blue: [3] }
    expect(promptFor(sceneOf(rolled(full, {}), 0))).toBe('The white 7 fits nowhere on your sheet.')
  })

  it('names who is still choosing, but never what', () => {
    const scene = sceneOf(rolled({}, {}), 0, { moves: [] })
    const view = { ...scene.view, chosen: [0], own: move('red 7') }
    expect(promptFor({ ...scene, view })).toBe('You chose red 7. Ben is still choosing.')
  })

  it('says in a pause that it is one, and names nobody', () => {
    const standstill = 'The table is paused.'
    expect(promptFor(sceneOf(rolled({}, {}), 0, { moves: [], standstill }))).toBe(standstill)
  })

  it('always has something to say', () => {
    const { steps, match } = playAtRandom(2, { games: 2 }, 'prompt')
    const scenes = steps.flatMap((step) =>
      [true, false].map((settled) => {
        const scene = sceneOf(position([{}, {}]), 0, { view: step.after, step, settled })
        return {
          ...scene,
          status: { ...match.status(), waiting: { kind: 'players', seats: [0, 1] } },
        } as const
      }),
    )
    expect(scenes.map(promptFor).filter((text) => text === '' || /undefined|NaN/.test(text))).toEqual([])
  })
})
