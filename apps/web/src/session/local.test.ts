import type { Advice } from '@rattlecup/bots'
import { verifyGame } from '@rattlecup/kit'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { coin, guess, savedCoin } from '../testing/coin-table.ts'
import { FakeStorage } from '../testing/fake-storage.ts'
import type { Thinker } from '../thinking/thinker.ts'
import { LocalSession } from './local.ts'
import { savedGame } from './saved-games.ts'

const HEADS = { type: 'guess', side: 'heads' } as const

/** Bots that always answer the same, at once, or break the first time. */
function scripted({ breaks = 0 } = {}): Thinker & { ask: ReturnType<typeof vi.fn> } {
  let left = breaks
  const ask = vi.fn(async (): Promise<Advice> => {
    if (left-- > 0) throw new Error('the worker broke')
    return { move: { type: 'guess', side: 'tails' } }
  })
  return { ask } as unknown as Thinker & { ask: typeof ask }
}

function opened(saved = savedCoin(), thinker = scripted()): LocalSession {
  const session = new LocalSession(coin, saved, thinker)
  session.subscribe(() => {})
  return session
}

beforeEach(() => vi.stubGlobal('localStorage', new FakeStorage()))

describe('a game in this browser', () => {
  it('begins only when somebody watches', async () => {
    const thinker = scripted()
    const session = new LocalSession(coin, savedCoin(), thinker)
    expect(thinker.ask).not.toHaveBeenCalled()
    session.subscribe(() => {})
    await vi.waitFor(() => expect(session.state.chosen).toEqual([1]))
    expect(session.state.events).toEqual([])
  })

  it('is played to its end, saved at every event, and its dice can be verified', async () => {
    const session = opened()
    for (let round = 1; round <= 3; round++) {
      await vi.waitFor(() => expect(session.state.chosen).toEqual([1]))
      session.play(0, HEADS)
      await vi.waitFor(() => expect(session.state.events).toHaveLength(3 * round))
    }
    expect(session.state.phase).toBe('over')
    expect(savedGame('g1')).toMatchObject({ isOver: true, events: session.state.events })
    expect(verifyGame(coin, session.state.file!)).toMatchObject({ value: { fair: true, rolls: 3 } })
  })

  it('gives bots less and less time to think until somebody here has chosen', async () => {
    const thinker = scripted()
    const session = new LocalSession(coin, savedCoin(), thinker, () => 'brisk')
    session.subscribe(() => {})
    const most = (call: number): number => thinker.ask.mock.calls[call]?.[0].most
    await vi.waitFor(() => expect(session.state.chosen).toEqual([1]))
    session.play(0, HEADS)
    await vi.waitFor(() => expect(thinker.ask).toHaveBeenCalledTimes(2))
    expect(most(1)).toBe(most(0))
    expect(most(0)).toBeLessThan(1000)
  })

  it('is the same game after a reload, sealed choices included', async () => {
    const first = opened()
    await vi.waitFor(() => expect(first.state.chosen).toEqual([1]))
    first.play(0, HEADS)
    await vi.waitFor(() => expect(savedGame('g1')?.events.length).toBeGreaterThanOrEqual(4))
    first.close()
    const again = new LocalSession(coin, savedGame('g1')!, scripted())
    expect(again.state.events).toEqual(first.state.events)
    expect(again.state.chosen).toEqual([1])
  })

  it('shows no secret choice of somebody else at the same device', () => {
    const players = [{ name: 'Anna' }, { name: 'Ben' }]
    const session = opened(savedCoin({ players }))
    expect(session.state).toMatchObject({ seat: 0, isShared: true })
    session.play(0, HEADS)
    expect(session.state).toMatchObject({ seat: 1, chosen: [0], own: null, events: [] })
  })

  it('waits for what real dice show', async () => {
    const session = opened(savedCoin({ secret: undefined, players: [{ name: 'Anna' }] }))
    session.play(0, HEADS)
    await vi.waitFor(() => expect(session.state.isEntering).toBe(true))
    session.enter({ type: 'toss', side: 'edge' })
    expect(session.state.isEntering).toBe(true)
    session.enter({ type: 'toss', side: 'heads' })
    expect(session.state).toMatchObject({
      isEntering: false,
      events: [guess(0), { chance: { side: 'heads' } }],
    })
  })

  it('stands still where a bot breaks, and goes on when told to', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const session = opened(savedCoin(), scripted({ breaks: 1 }))
    await vi.waitFor(() => expect(session.state.isStuck).toBe(true))
    session.retry()
    await vi.waitFor(() => expect(session.state.chosen).toEqual([1]))
    expect(session.state.isStuck).toBe(false)
  })

  it('takes no move that is none', async () => {
    const session = opened()
    session.play(0, { type: 'guess', side: 'edge' })
    session.play(1, HEADS)
    expect(session.state.events).toEqual([])
  })
})
