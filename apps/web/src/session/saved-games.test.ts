import { checkGameFile } from '@rattlecup/kit'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { guess, savedCoin } from '../testing/coin-table.ts'
import { FakeStorage } from '../testing/fake-storage.ts'
import { playerAt } from '../online/remote/remote-state.ts'
import { parseRecord } from '../records/game-record.ts'
import { newGame, rematchOf } from './new-game.ts'
import { fileOf, forgetGame, savedGame, savedGames, saveGame } from './saved-games.ts'

let storage: FakeStorage
beforeEach(() => {
  storage = new FakeStorage()
  vi.stubGlobal('localStorage', storage)
})

describe('saved games', () => {
  it('come back as they were, the last played first', () => {
    saveGame(savedCoin({ id: 'old', changed: 1 }))
    saveGame(savedCoin({ id: 'new', changed: 2 }))
    storage.setItem('something.else', '{}')
    storage.setItem('rattlecup.game.broken', '{')
    expect(savedGames().map(({ id }) => id)).toEqual(['new', 'old'])
    forgetGame('new')
    expect(savedGame('new')).toBeUndefined()
  })

  it('the oldest finished ones make way where there is no more room, running ones never', () => {
    saveGame(savedCoin({ id: 'running', changed: 1 }))
    saveGame(savedCoin({ id: 'older', isOver: true, changed: 2 }))
    saveGame(savedCoin({ id: 'newer', isOver: true, changed: 3 }))
    storage.room = JSON.stringify(savedCoin()).length * 3 + 100
    saveGame(savedCoin({ id: 'another', changed: 4 }))
    expect(savedGames().map(({ id }) => id)).toEqual(['another', 'newer', 'running'])
  })

  it('keep thirty finished games, and no table that was left before anything happened', () => {
    const events = [guess(0)]
    for (let i = 0; i < 33; i++) saveGame(savedCoin({ id: `g${i}`, isOver: true, changed: i, events }))
    saveGame(savedCoin({ id: 'left' }))
    saveGame(savedCoin({ id: 'running', events }))
    const id = newGame({ game: 'coin', players: [{ name: '' }] })
    expect(savedGames().filter(({ isOver }) => isOver)).toHaveLength(30)
    expect([savedGame('left'), savedGame('running')?.id, savedGame(id)?.id]).toEqual([
      undefined,
      'running',
      id,
    ])
  })

  it('a rematch has the same people, other dice, and the next one begins', () => {
    const again = savedGame(rematchOf(savedCoin({ options: { first: 1 } })))
    expect(again).toMatchObject({ players: savedCoin().players, options: { first: 0 }, events: [] })
    expect(again?.secret).not.toBe(savedCoin().secret)
  })
})

describe('a game as a file', () => {
  it('holds the proof of its dice once it is over, and not before', () => {
    expect(fileOf(savedCoin())).not.toHaveProperty('dice')
    expect(checkGameFile(fileOf(savedCoin({ isOver: true }))).ok).toBe(true)
    expect(fileOf(savedCoin({ isOver: true, secret: undefined }))).not.toHaveProperty('dice')
  })

  it('is read as it was written', () => {
    const file = fileOf(
      savedCoin({ isOver: true, events: [guess(0)], players: [{ name: 'Anna' }, { name: 'Ben' }] }),
    )
    expect(parseRecord(JSON.stringify(file))).toEqual(file)
  })

  it.each(['', '{', '[]', '{"game":"coin"}', '{"game":"coin","players":2,"options":{},"events":{}}'])(
    '%j is none',
    (text) => expect(parseRecord(text)).toBeUndefined(),
  )

  it('takes no name that is none', () => {
    const file = { ...fileOf(savedCoin()), chairs: [{ name: 'x'.repeat(99) }, { name: 'a\u0000b' }] }
    expect(parseRecord(JSON.stringify(file))?.chairs).toEqual([{ name: '1' }, { name: '2' }])
  })

  it("calls the server's bots as they were called at the table", () => {
    const chairs = [
      { name: 'Anna', bot: null },
      { name: null, bot: 'strong' },
    ]
    const file = { ...fileOf(savedCoin()), chairs }
    const { name } = playerAt({ name: null, bot: 'strong', away: false }, 1)
    expect(parseRecord(JSON.stringify(file))?.chairs).toEqual([{ name: 'Anna' }, { name }])
  })
})
