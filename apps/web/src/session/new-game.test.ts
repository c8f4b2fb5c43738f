import { expect, it } from 'vitest'
import { savedCoin } from '../testing/coin-table.ts'
import { withBotsOf } from './new-game.ts'

const players = [{ name: 'Ann' }, { name: 'Cleo', bot: 'casual' }, { name: 'Ada', bot: 'master' }] as const

it('gives a table bots of the next level, each its own character, the best staying as they are', () => {
  expect(withBotsOf({ ...savedCoin(), players }, 1)?.players).toEqual([
    { name: 'Ann' },
    { name: 'Vera', bot: 'strong' },
    { name: 'Ada', bot: 'master' },
  ])
  expect(withBotsOf({ ...savedCoin(), players }, -1)?.players.map(({ bot }) => bot)).toEqual([
    undefined,
    'beginner',
    'strong',
  ])
})

it('has nothing to offer where no bot could play better, or none plays', () => {
  expect(withBotsOf({ ...savedCoin(), players: [players[0], players[2]] }, 1)).toBeUndefined()
  expect(withBotsOf({ ...savedCoin(), players: [{ name: 'Ann' }, { name: 'Bo' }] }, 1)).toBeUndefined()
})
