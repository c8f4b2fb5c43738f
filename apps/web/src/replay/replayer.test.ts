import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { momentBefore, momentsOf } from '../records/moments.ts'
import type { GameRecord } from '../records/game-record.ts'
import { coin, guess, toss } from '../testing/coin-table.ts'
import { Replayer } from './replayer.ts'

const players = [{ name: 'Anna' }, { name: 'Ben' }]
const chairs = players
const round = [guess(0), guess(1, 'tails'), toss()]
const record: GameRecord = {
  game: 'coin',
  players: 2,
  options: {},
  chairs,
  events: [...round, ...round, ...round],
}
const moments = momentsOf(coin, record, { players, seat: null })!
const replayer = (at = 0): Replayer => new Replayer(moments, () => 500, { seat: null, at })

describe('the moments of a game', () => {
  it('are its beginning and every step that everybody saw', () => {
    expect(moments.map(({ step }) => step?.events.length)).toEqual([undefined, 2, 1, 2, 1, 2, 1])
    expect(moments.at(-1)?.status).toMatchObject({ over: true, winners: [0] })
  })

  it('are none where the rules are broken', () => {
    const broken = { ...record, events: [toss()] }
    expect(momentsOf(coin, broken, { players, seat: null })).toBeUndefined()
  })

  it('are found by an event', () => {
    expect([0, 1, 2, 3, 99].map((event) => momentBefore(moments, event))).toEqual([0, 0, 1, 2, 6])
  })
})

describe('a replay', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('shows the next step as it was seen, and the one before at once', async () => {
    const replay = replayer()
    replay.forward()
    expect(replay.state.value).toEqual({ at: 1, settled: false, isPlaying: false })
    await vi.advanceTimersByTimeAsync(500)
    expect(replay.state.value.settled).toBe(true)
    replay.back()
    expect(replay.state.value).toEqual({ at: 0, settled: true, isPlaying: false })
  })

  it('plays to the end by itself and stops there; then it begins again', async () => {
    const replay = replayer()
    replay.toggle()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(replay.state.value).toEqual({ at: 6, settled: true, isPlaying: false })
    replay.toggle()
    expect(replay.state.value).toMatchObject({ at: 1, isPlaying: true })
  })

  it('what is asked for last counts', async () => {
    const replay = replayer()
    replay.toggle()
    await vi.advanceTimersByTimeAsync(100)
    replay.seek(4)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(replay.state.value).toEqual({ at: 4, settled: true, isPlaying: false })
    replay.seek(99)
    expect(replay.state.value.at).toBe(6)
    replay.forward()
    expect(replay.state.value).toEqual({ at: 6, settled: true, isPlaying: false })
  })

  it('is skipped by a tap', async () => {
    const replay = replayer(1)
    replay.forward()
    await vi.advanceTimersByTimeAsync(1)
    replay.skip()
    await vi.advanceTimersByTimeAsync(0)
    expect(replay.state.value).toEqual({ at: 2, settled: true, isPlaying: false })
  })
})
