import { findGame } from '@rattlecup/games'
import type { Game } from '@rattlecup/kit'
import { TableFollower } from '@rattlecup/protocol/client'
import { expect, it } from 'vitest'
import { remoteState } from '../remote/remote-state.ts'
import { asTime, thinkingSeats, timeLeft } from './time.ts'

const game = findGame('qwixx') as Game
const around = {
  game,
  connection: 'open',
  refusal: undefined,
  closed: undefined,
  stopped: undefined,
  did: undefined,
  dice: undefined,
  move: undefined,
} as const
const state = { ...remoteState(new TableFollower(() => game), { ...around, timeAt: 1000, toldAt: 0 }) }

it.each([
  [0, '0:00'],
  [999, '0:01'],
  [65_000, '1:05'],
  [3_845_000, '1:04:05'],
])('writes %d ms as %s', (milliseconds, text) => {
  expect(asTime(milliseconds)).toBe(text)
})

it('lets only a running clock run, and never below nothing', () => {
  expect(timeLeft(5000, state, undefined)).toBe(5000)
  expect(timeLeft(5000, state, 3000)).toBe(3000)
  expect(timeLeft(5000, state, 99_000)).toBe(0)
})

it('stops the clock of a player who has chosen, and every clock in a pause', () => {
  expect(thinkingSeats([0, 1], { ...state, phase: 'playing', chosen: [1] })).toEqual([0])
  expect(thinkingSeats([0, 1], { ...state, phase: 'paused' })).toEqual([])
})
