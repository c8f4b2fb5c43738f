import type { Waiting } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { Playback, type Scene } from '../session/playback.ts'
import type { SessionState } from '../session/session.ts'
import { coinTable, guess, toss } from '../testing/coin-table.ts'
import { words } from '../words/en.ts'
import { turnLine } from './turn-line.ts'
import { soundOf } from './use-table-sounds.ts'

function line(more: Partial<SessionState>, waiting?: Waiting) {
  const table = coinTable([], more)
  const { value } = new Playback(table, { pace: () => 0 }).scene
  const scene: Scene = waiting ? { ...value, told: { ...value.told, waiting } } : value
  return turnLine({ table, scene, players: table.players }, words)
}

describe('the line about whose turn it is', () => {
  it('speaks to the player who chooses, by name where several share the device', () => {
    expect(line({})).toEqual({ text: 'Your turn', isYours: true })
    expect(line({ isShared: true }).text).toBe('Anna, it’s your choice')
  })

  it('says who rolled where others choose too', () => {
    expect(line({ seat: 1 })).toEqual({ text: 'Anna rolled: your choice', isYours: true })
  })

  it('names who is awaited', () => {
    expect(line({ chosen: [0] }).text).toBe('Ben is still choosing')
    expect(line({ seat: null }).text).toBe('Anna and Ben are still choosing')
    expect(line({}, { kind: 'players', seats: [1] }).text).toBe('Ben’s turn')
  })

  it('tells what else is awaited', () => {
    const chance: Waiting = { kind: 'chance', chance: {} }
    expect(line({}, chance)).toEqual({ text: 'The dice decide', isYours: false })
    expect(line({ isEntering: true }, chance).isYours).toBe(true)
    expect(line({ phase: 'paused' }).text).toBe('Paused')
    expect(line({}, { kind: 'over' }).text).toBe('The game is over')
  })
})

describe('a step', () => {
  it.each([
    ['a roll rattles', step({ chance: { type: 'roll' } }), 'roll'],
    ['a drawn card knocks', step({ chance: { type: 'draw' } }), 'place'],
    ['a placed die knocks', step({ seat: 0, move: { type: 'place' } }), 'place'],
    ['passing is silent', step(guessOf('pass'), guessOf('pass')), undefined],
    ['asking for a roll is silent: the roll follows', step(guessOf('roll')), undefined],
    ['one of several does something', step(guessOf('pass'), guess(1)), 'place'],
    ['a toss of no dice knocks', step(toss()), 'place'],
  ])('%s', (_, given, sound) => expect(soundOf(given)).toBe(sound))
})

function guessOf(type: string) {
  return { seat: 0, move: { type } }
}

const VIEW = { phase: 'toss', active: 0 }

function step(...events: Parameters<typeof soundOf>[0]['events']) {
  return { at: 0, events, before: VIEW, after: VIEW }
}
