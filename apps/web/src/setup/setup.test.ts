import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeStorage } from '../testing/fake-storage.ts'
import { words as english } from '../words/en.ts'
import { calledNow, chairFault, earlier, withChair, withName, withPlayer } from './chairs.ts'
import { optionsFor } from './options-for.ts'
import { keepSetup, lastLevel, lastSetup } from './last-setup.ts'
import { quickTable } from './quick-table.ts'

beforeEach(() => vi.stubGlobal('localStorage', new FakeStorage()))

describe('who sits where', () => {
  const table = withChair(withChair([{ name: '' }], 'casual'), 'casual')

  it('bots of one level have names of their own', () => {
    expect(table).toEqual([{ name: '' }, { name: 'Cleo', bot: 'casual' }, { name: 'Bruno', bot: 'casual' }])
  })

  it('another level is another character, and a person keeps no bot’s name', () => {
    expect(withPlayer(table, 1, 'master')[1]).toEqual({ name: 'Ada', bot: 'master' })
    expect(withPlayer(table, 1, undefined)[1]).toEqual({ name: '' })
    expect(withPlayer([{ name: 'Anna' }], 0, undefined)[0]).toEqual({ name: 'Anna' })
  })

  it('can change places', () => {
    expect(earlier(table, 2).map(({ name }) => name)).toEqual(['', 'Bruno', 'Cleo'])
  })

  it('is called by name, where there is one', () => {
    expect(calledNow(table, english)).toEqual(['You', 'Cleo', 'Bruno'])
    expect(calledNow(withChair(table), english)).toEqual(['Player 1', 'Cleo', 'Bruno', 'Player 4'])
  })

  it('needs names that can be told apart where several share the device', () => {
    expect(chairFault(table)).toBeUndefined()
    const two = withChair(table)
    expect(chairFault(two)).toBe('noNames')
    const named = withName(withName(two, 0, 'Anna'), 3, 'Cleo')
    expect(chairFault(named)).toBe('sameNames')
    expect(chairFault(withName(named, 3, 'Ben'))).toBeUndefined()
  })
})

describe('the rules of a table', () => {
  it('no longer begin with somebody who has left', () => {
    const options = { first: 2, games: 3 }
    expect(optionsFor('qwixx', options, 3)).toEqual(options)
    expect(optionsFor('qwixx', options, 2)).toEqual({ games: 3 })
  })

  it('have a limit of turns for one player alone, and only then', () => {
    expect(optionsFor('onecard', {}, 1)).toEqual({ turns: 16 })
    expect(optionsFor('onecard', { turns: 24 }, 1)).toEqual({ turns: 24 })
    expect(optionsFor('onecard', { turns: 24, variant: 'advanced' }, 2)).toEqual({ variant: 'advanced' })
  })
})

describe('playing at once', () => {
  it('is against casual bots the first time', () => {
    expect(quickTable('qwixx', 'Anna').players).toEqual([{ name: 'Anna' }, { name: 'Cleo', bot: 'casual' }])
    expect(quickTable('strike', '').players).toHaveLength(3)
    expect(quickTable('onecard', '').players[1]?.bot).toBe('beginner')
  })

  it('begins with the beginners’ board of Gambler, once', () => {
    expect(quickTable('gambler', '').options).toEqual({ beginner: true })
    localStorage.setItem('rattlecup.statistics', JSON.stringify({ gambler: { played: 1 } }))
    expect(quickTable('gambler', '').options).toEqual({})
  })

  it('is against as many and as strong bots as last time', () => {
    const chairs = [
      { name: 'Anna' },
      ...['Ada', 'Emmy', 'Sofia'].map((name) => ({ name, bot: 'master' as const })),
    ]
    keepSetup('qwixx', { chairs, options: {}, dice: 'fair' })
    expect(lastLevel('qwixx')).toBe('master')
    expect(quickTable('qwixx', '').players.filter(({ bot }) => bot === 'master')).toHaveLength(3)
  })

  it('survives a broken memory', () => {
    localStorage.setItem('rattlecup.setup.qwixx', '{"chairs":')
    expect(lastSetup('qwixx')).toBeUndefined()
    expect(lastLevel('qwixx')).toBe('casual')
  })
})
