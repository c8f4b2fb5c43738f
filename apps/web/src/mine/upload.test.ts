import { deviceGame } from '@rattlecup/protocol'
import { expect, it } from 'vitest'
import type { SavedGame } from '../session/saved-games.ts'
import { uploadOf } from './upload.ts'

const saved: SavedGame = {
  id: 'abc',
  game: 'qwixx',
  players: [{ name: '' }, { name: 'Cleo', bot: 'casual' }],
  options: {},
  secret: 'ab'.repeat(32),
  seeds: ['', ''],
  events: [{ chance: { dice: [1] } } as never],
  isOver: true,
  changed: 5,
}

it('sends a game of one person in a form that the house takes', () => {
  const upload = uploadOf(saved)
  expect(deviceGame.parse(upload)).toMatchObject({ key: 'abc', seat: 0, ended: 5 })
  expect(upload?.file.chairs).toEqual([
    { name: null, bot: null },
    { name: 'Cleo', bot: 'casual' },
  ])
})

it('keeps games of several people to the device', () => {
  expect(uploadOf({ ...saved, players: [{ name: 'Ann' }, { name: 'Ben' }] })).toBeUndefined()
})
