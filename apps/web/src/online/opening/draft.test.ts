import { findGame, GAMES } from '@rattlecup/games'
import { createTable } from '@rattlecup/protocol'
import { describe, expect, it } from 'vitest'
import { resized, tableOf, usualDraft } from './draft.ts'

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
    const draft = usualDraft('qwixx', players)
    const places = resized(draft.places, 4).with(3, 'strong')
    const bots = (seats: number) => tableOf({ ...draft, places: resized(places, seats) }).bots
    expect(bots(4)).toEqual([{ seat: 3, level: 'strong' }])
    expect(bots(5)).toEqual([{ seat: 3, level: 'strong' }])
    expect(bots(3)).toEqual([])
  })
})
