import { findGame } from '@rattlecup/games'
import type { Game } from '@rattlecup/kit'
import type { SeatInfo, TableInfo } from '@rattlecup/protocol/client'
import { describe, expect, it } from 'vitest'
import { tableInfo } from '../testing/fake-server.ts'
import { newsBetween } from './news.ts'
import type { RemoteState } from './remote-state.ts'

const game = findGame('qwixx') as Game
const seat = (change: Partial<SeatInfo> = {}): SeatInfo => ({
  name: 'Noah',
  bot: null,
  away: false,
  byBot: [],
  ...change,
})
const MIA = seat({ name: 'Mia' })

function state(info: Partial<TableInfo>, more: Partial<RemoteState> = {}): RemoteState {
  const table = tableInfo({ phase: 'playing', host: 0, ...info })
  return {
    game,
    info: table,
    seat: 0,
    isHost: true,
    on: [0, 1],
    connection: 'open',
    did: undefined,
    ...more,
  } as RemoteState
}

const told = (before: RemoteState, after: RemoteState) => newsBetween(before, after)

describe('what happens to people is told', () => {
  it.each([
    ['gaveUp', seat(), seat({ bot: 'casual' })],
    ['tookBack', seat({ bot: 'casual' }), seat()],
    ['away', seat(), seat({ away: true })],
    ['back', seat({ away: true }), seat()],
    ['timeUp', seat(), seat({ byBot: [4] })],
  ])('in a game: %s', (kind, before, after) => {
    expect(told(state({ seats: [MIA, before] }), state({ seats: [MIA, after] }))).toEqual([
      { kind, name: 'Noah' },
    ])
  })

  it('before a game: who sits down and who leaves, but not who changes seats', () => {
    const empty = seat({ name: null })
    const alone = state({ phase: 'open', seats: [MIA, empty, empty] })
    const both = state({ phase: 'open', seats: [MIA, seat(), empty] })
    const moved = state({ phase: 'open', seats: [MIA, empty, seat()] })
    expect(told(alone, both)).toEqual([{ kind: 'sat', name: 'Noah' }])
    expect(told(both, alone)).toEqual([{ kind: 'left', name: 'Noah' }])
    expect(told(both, moved)).toEqual([])
  })

  it('to whoever was removed from their seat, but not to whoever stood up', () => {
    const seats = [MIA, seat()]
    const before = state({ phase: 'open', seats }, { seat: 1, isHost: false })
    const after = { phase: 'open' as const, seats: [MIA, seat({ name: null })] }
    expect(told(before, state(after, { seat: null, isHost: false }))).toEqual([{ kind: 'removed' }])
    expect(told(before, state(after, { seat: null, isHost: false, did: 'leave' }))).toEqual([])
  })

  it('who is the host now, and that a pause or an end is refused', () => {
    const guest = { isHost: false, seat: 1 }
    expect(told(state({ host: 0 }, guest), state({ host: 1 }, { ...guest, isHost: true }))).toEqual([
      { kind: 'youHost' },
    ])
    expect(told(state({ pausing: [0] }), state({ pausing: [] }))).toEqual([{ kind: 'refused' }])
    expect(told(state({ stopping: [0] }), state({ stopping: [] }))).toEqual([{ kind: 'refused' }])
    expect(told(state({ pausing: [1] }), state({ pausing: [] }, { did: 'resume' }))).toEqual([])
  })
})
