import type { FinishedGame } from '@rattlecup/protocol/client'
import { describe, expect, it } from 'vitest'
import { merged } from './merged-games.ts'

const game = (id: string, ended: number): FinishedGame => ({
  id,
  game: 'qwixx',
  ended,
  seat: 0,
  isHere: true,
  players: [],
})
const here = (id: string, ended: number) => ({ ...game(id, ended), to: `/game/${id}` })

describe('games of the house and of the device', () => {
  it('are one list, the latest first', () => {
    const list = merged([game('a', 5), game('b', 2)], [here('c', 3), here('d', 1)], false)
    expect(list.map(({ id }) => id)).toEqual(['a', 'c', 'b', 'd'])
    expect(list.map(({ to }) => to)).toEqual(['/games/a/0', '/game/c', '/games/b/0', '/game/d'])
  })

  it('wait for their place while there is more', () => {
    const list = merged([game('a', 5), game('b', 2)], [here('c', 3), here('d', 1)], true)
    expect(list.map(({ id }) => id)).toEqual(['a', 'c', 'b'])
  })
})
