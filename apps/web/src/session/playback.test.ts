import { describe, expect, it, vi } from 'vitest'
import { coinTable, guess, toss } from '../testing/coin-table.ts'
import { Playback } from './playback.ts'

const FIRST = [guess(0), guess(1, 'tails'), toss()]

/** Shows every step until it is told to go on. */
function byHand() {
  const ends: (() => void)[] = []
  const pace = () => new Promise<number>((resolve) => ends.push(() => resolve(0)))
  const next = async (): Promise<void> => {
    ends.shift()?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { pace, next }
}

/** A first toss, just shown to a seat that wants to see everything at once. */
async function shownTo(seat: number): Promise<Playback> {
  const playback = new Playback(coinTable([], { seat }), { pace: () => 1000, tempo: () => 'instant' })
  playback.update(coinTable(FIRST, { seat }))
  await new Promise((resolve) => setTimeout(resolve))
  return playback
}

describe('a playback', () => {
  it('counts as seen what had happened, and tells it all the same', () => {
    const { scene } = new Playback(coinTable(FIRST), { pace: () => 0 })
    expect(scene.value).toMatchObject({
      isCurrent: true,
      step: undefined,
      view: { tosses: 1, points: [1, 0] },
    })
    expect(scene.value.steps.map(({ at, events }) => [at, events.length])).toEqual([
      [0, 2],
      [2, 1],
    ])
  })

  it('shows choices made at once as one step, then the toss, each as long as it needs', async () => {
    const { pace, next } = byHand()
    const playback = new Playback(coinTable([]), { pace })
    expect(playback.scene.value.moves).toHaveLength(2)
    playback.update(coinTable(FIRST))
    expect(playback.scene.value).toMatchObject({ settled: false, moves: [], view: { tosses: 0 } })
    await next()
    expect(playback.scene.value).toMatchObject({ settled: false, step: { at: 2 }, view: { tosses: 1 } })
    await next()
    expect(playback.scene.value).toMatchObject({ settled: true, isCurrent: true })
    expect(playback.scene.value.moves).toHaveLength(2)
  })

  it('tells no points and no turn that rolling dice are still to decide', async () => {
    const { pace, next } = byHand()
    const playback = new Playback(coinTable([]), { pace })
    playback.update(coinTable(FIRST))
    await next()
    expect(playback.scene.value).toMatchObject({
      status: { scores: [1, 0], waiting: { kind: 'players' } },
      told: { scores: [0, 0], waiting: { kind: 'chance' } },
    })
    await next()
    expect(playback.scene.value.told).toEqual(playback.scene.value.status)
    expect(playback.scene.value.told.scores).toEqual([1, 0])
  })

  it('waits for nobody in a pause', () => {
    const { scene } = new Playback(coinTable([], { chosen: [0], phase: 'paused' }), { pace: () => 0 })
    expect(scene.value).toMatchObject({ moves: [], status: { waiting: { kind: 'players', seats: [] } } })
  })

  it('shows whoever wants everything at once what they have thrown themselves, and nothing else', async () => {
    // The last choice before the toss was that of seat 1.
    expect((await shownTo(0)).scene.value.isCurrent).toBe(true)
    const playback = await shownTo(1)
    expect(playback.scene.value).toMatchObject({ step: { at: 2 }, settled: false })
    await vi.waitFor(() => expect(playback.scene.value.isCurrent).toBe(true))
  })

  it('is skipped by a tap', async () => {
    const { pace } = byHand()
    const playback = new Playback(coinTable([]), { pace })
    playback.update(coinTable(FIRST))
    playback.skip()
    await vi.waitFor(() => expect(playback.scene.value.step?.at).toBe(2))
    playback.skip()
    await vi.waitFor(() => expect(playback.scene.value.isCurrent).toBe(true))
  })

  it('shows who has chosen in secret, and offers those nothing more to choose', () => {
    const { scene } = new Playback(coinTable([], { chosen: [0], own: { type: 'guess', side: 'tails' } }), {
      pace: () => 0,
    })
    expect(scene.value).toMatchObject({
      moves: [],
      view: { chosen: [0], own: { side: 'tails' } },
      status: { waiting: { kind: 'players', seats: [1] } },
    })
  })

  it('begins again with another game', async () => {
    const playback = new Playback(coinTable(FIRST), { pace: () => 0 })
    playback.update(coinTable([]))
    expect(playback.scene.value).toMatchObject({ view: { tosses: 0 }, steps: [], isCurrent: true })
    playback.update(coinTable([guess(0, 'tails'), guess(1)]))
    await vi.waitFor(() => expect(playback.scene.value.isCurrent).toBe(true))
    expect(playback.scene.value.steps).toHaveLength(1)
  })

  it('goes on after a step whose time could not be told', async () => {
    const playback = new Playback(coinTable([]), { pace: () => Promise.reject(new Error('no film')) })
    playback.update(coinTable(FIRST))
    await vi.waitFor(() => expect(playback.scene.value.isCurrent).toBe(true))
  })

  it('finishes all that others did at one tap, and shows the next thing at its own pace again', async () => {
    const { pace, next } = byHand()
    const playback = new Playback(coinTable([]), { pace })
    playback.update(coinTable([...FIRST, ...FIRST]))
    playback.finish()
    await vi.waitFor(() => expect(playback.scene.value.isCurrent).toBe(true))
    playback.update(coinTable([...FIRST, ...FIRST, ...FIRST]))
    await next()
    expect(playback.scene.value).toMatchObject({ isCurrent: false, settled: false })
  })

  it('shows nothing more before the end to who wants only that', async () => {
    const { pace } = byHand()
    const playback = new Playback(coinTable([]), { pace })
    playback.rush()
    playback.update(coinTable(FIRST))
    await vi.waitFor(() => expect(playback.scene.value.isCurrent).toBe(true))
    playback.update(coinTable([...FIRST, guess(0), guess(1), toss()]))
    await vi.waitFor(() => expect(playback.scene.value.view).toMatchObject({ tosses: 2 }))
  })

  describe('with the dice in one’s own hand', () => {
    const mine = { pace: () => 0, cupAt: () => 0, handRolls: () => true }

    it('waits for the hand, and a hurry does not roll for it', async () => {
      const playback = new Playback(coinTable([], { hasCup: true }), mine)
      playback.update(coinTable(FIRST, { hasCup: true }))
      await vi.waitFor(() => expect(playback.scene.value.isInHand).toBe(true))
      playback.finish()
      expect(playback.scene.value).toMatchObject({ isInHand: true, view: { tosses: 0 }, moves: [] })
      playback.roll()
      await vi.waitFor(() => expect(playback.scene.value.isCurrent).toBe(true))
      expect(playback.scene.value).toMatchObject({ isInHand: false, view: { tosses: 1 } })
    })

    it('shows what the hand rolled, though the tap on the cup reaches the table too', async () => {
      const { pace, next } = byHand()
      const playback = new Playback(coinTable([], { hasCup: true }), { ...mine, pace })
      playback.update(coinTable(FIRST, { hasCup: true }))
      await next()
      expect(playback.scene.value.isInHand).toBe(true)
      playback.roll()
      playback.finish()
      await next()
      expect(playback.scene.value).toMatchObject({ isInHand: false, isRolling: true })
    })

    it('lets go by itself when the table begins another game', async () => {
      const playback = new Playback(coinTable([], { hasCup: true }), mine)
      playback.update(coinTable(FIRST, { hasCup: true }))
      await vi.waitFor(() => expect(playback.scene.value.isInHand).toBe(true))
      playback.update(coinTable([guess(0, 'tails'), guess(1), toss()], { hasCup: true }))
      playback.update(coinTable([], { hasCup: true }))
      await vi.waitFor(() => expect(playback.scene.value.isInHand).toBe(false))
      expect(playback.scene.value).toMatchObject({ isCurrent: true, view: { tosses: 0 } })
    })

    it.each([
      ['others’ dice', { ...mine, cupAt: () => 1 }, { hasCup: true }],
      ['real dice', mine, { hasCup: false }],
      ['dice that roll by themselves', { ...mine, handRolls: () => false }, { hasCup: true }],
    ])('does not wait for %s', async (_, manner, table) => {
      const playback = new Playback(coinTable([], table), manner)
      playback.update(coinTable(FIRST, table))
      await vi.waitFor(() => expect(playback.scene.value.isCurrent).toBe(true))
    })
  })
})
