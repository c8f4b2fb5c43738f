import { findGame, GAMES } from '@rattlecup/games'
import { createTable } from '@rattlecup/protocol'
import { describe, expect, it } from 'vitest'
import { tableOf, usualDraft, withPlace, withSeats } from './draft.ts'

const players = findGame('qwixx')?.players ?? { min: 1 }

describe('a table being planned', () => {
  it.each(GAMES.map(({ id, players }) => ({ id, players })))(
    'is one that the server takes, as it is, for $id',
    ({ id, players }) => {
      const table = createTable.parse(tableOf(usualDraft(id, players)))
      expect(table).toMatchObject({ game: id, seats: 2, listed: false, bots: [] })
    },
  )

  it('keeps its bots when it grows and loses them with their seats', () => {
    const withBot = withPlace(withSeats(usualDraft('qwixx', players), 4), 3, 'greedy')
    expect(tableOf(withBot).bots).toEqual([{ seat: 3, level: 'greedy' }])
    expect(tableOf(withSeats(withBot, 5)).bots).toEqual([{ seat: 3, level: 'greedy' }])
    expect(tableOf(withSeats(withBot, 3)).bots).toEqual([])
  })
})
