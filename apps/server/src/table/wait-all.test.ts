import { describe, expect, it, vi } from 'vitest'
import { twoDevices, type DeviceScene, type DeviceVisitor } from '../testing/devices.ts'
import { settle } from '../testing/tables.ts'
import type { Table } from './table.ts'

const ALL = { game: 'qwixx', seats: 2, wait: 'all' } as never
const ON_CLOCK = {
  game: 'qwixx',
  seats: 2,
  wait: 'all',
  clock: { kind: 'player', seconds: 60 },
} as never

/** Plays until a roll is awaited; the friend's device is silent then. */
async function toRoll({ table, host, friend }: DeviceScene): Promise<void> {
  friend.holdsLinks = true
  for (const player of [host, friend]) await moveOf(player)
  for (let i = 0; i < 5 && !table.state.house?.ledger.isAsking; i++)
    for (const player of [host, friend]) await moveOf(player)
  expect(table.state.house?.ledger.isAsking).toBe(true)
}

async function moveOf(player: DeviceVisitor): Promise<void> {
  const m = player.follower.moves().at(-1)
  if (m) await player.do({ t: 'move', m } as never)
  await settle()
}

const rollsOf = ({ state }: Table): number => state.house?.ledger.runs.length ?? 0
const lastLinks = ({ state }: Table): readonly (string | null)[] => state.house?.run.links ?? []

describe('a table that waits for all devices', () => {
  it('asks all, here or not, and waits for as long as it takes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const scene = await twoDevices(ALL)
      const { table, friend } = scene
      await toRoll(scene)
      expect(table.state.house?.ledger.asks.at(-1)?.asked).toEqual([0, 1])
      table.leave(friend)
      const before = rollsOf(table)
      await vi.advanceTimersByTimeAsync(3_600_000)
      await settle()
      expect(rollsOf(table)).toBe(before)
      friend.comeBack(table)
      friend.giveHeld()
      await settle()
      expect(rollsOf(table)).toBe(before + 1)
      expect(lastLinks(table)).not.toContain(null)
    } finally {
      vi.useRealTimers()
    }
  })

  it('goes on without a player who leaves, and marks it', async () => {
    const scene = await twoDevices(ALL)
    const { table, friend } = scene
    await toRoll(scene)
    await friend.do({ t: 'leave' } as never)
    await settle()
    expect(lastLinks(table)).toEqual([expect.any(String), null])
    expect(table.state.house?.ledger.broken).toEqual([0, 1])
  })

  it("goes on when the time of a silent device's player is up, and not before", async () => {
    let now = Date.now()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const scene = await twoDevices(ON_CLOCK, { now: () => now })
      const { table } = scene
      await toRoll(scene)
      const before = rollsOf(table)
      now += 50_000
      await vi.advanceTimersByTimeAsync(50_000)
      await settle()
      expect(rollsOf(table)).toBe(before)
      now += 15_000
      await vi.advanceTimersByTimeAsync(15_000)
      await settle()
      expect(rollsOf(table)).toBeGreaterThan(before)
      expect(table.state.house?.ledger.broken[1]).toBeGreaterThan(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('still waits after a restart, for the same ask', async () => {
    const scene = await twoDevices(ALL)
    const { table, host, friend } = scene
    await toRoll(scene)
    const ask = table.state.house?.ledger.asks.at(-1)
    const again = await scene.restart()
    host.comeBack(again)
    await settle()
    expect(again.state.house?.ledger).toMatchObject({ isAsking: true })
    expect(again.state.house?.ledger.asks.at(-1)).toEqual(ask)
    friend.holdsLinks = false
    friend.comeBack(again)
    await settle()
    expect(rollsOf(again)).toBe(rollsOf(table) + 1)
    expect(lastLinks(again)).not.toContain(null)
  })
})
