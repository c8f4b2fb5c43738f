import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { STORES, type OpenedStore } from '../testing/stores.ts'
import { LEASE_MS, type NodeDirectory } from './nodes.ts'

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))
const SHARED = STORES.filter(([name]) => name !== 'sqlite')

describe.each(SHARED)('nodes that share a store in %s', (_, make) => {
  let opened: OpenedStore
  let nodes: NodeDirectory
  beforeEach(async () => {
    opened = await make()
    nodes = opened.store.nodes as NodeDirectory
  })
  afterEach(async () => {
    await opened.store.close()
    await opened.clean()
  })

  it('know of each other, and since when some were there', async () => {
    const first = await nodes.beat('a')
    expect(first.nodes).toEqual(['a'])
    expect(Math.abs(first.since - Date.now())).toBeLessThan(2000)
    await pause(20)
    const second = await nodes.beat('b')
    expect(second.nodes.toSorted()).toEqual(['a', 'b'])
    expect(second.since).toBe(first.since)
    await nodes.leave('a')
    expect((await nodes.beat('b')).nodes).toEqual(['b'])
  })

  it('have each table once, until it is given up', async () => {
    for (const node of ['a', 'b']) await nodes.beat(node)
    const all = Array.from({ length: 50 }, (_, table) => table)
    const taken = await Promise.all([nodes.take('a', all), nodes.take('b', all), nodes.take('a', all)])
    const ofA = new Set([...(taken[0] ?? []), ...(taken[2] ?? [])])
    const ofB = new Set(taken[1])
    expect(ofA.size + ofB.size).toBe(50)
    expect([...ofA].filter((table) => ofB.has(table))).toEqual([])
    await nodes.take('a', [100])
    expect(await nodes.take('b', [100])).toEqual([])
    expect(await nodes.take('a', [100])).toEqual([100])
    expect(await nodes.owned('a')).toEqual(expect.arrayContaining([...ofA, 100]))
    expect(await nodes.owned('b')).toHaveLength(ofB.size)
    await nodes.giveUp('b', [100])
    expect(await nodes.take('b', [100])).toEqual([])
    await nodes.giveUp('a', [100])
    expect(await nodes.take('b', [100])).toEqual([100])
  })

  it('take over from one that is silent, or has left', async () => {
    for (const node of ['a', 'b', 'c']) await nodes.beat(node)
    await nodes.take('a', [1])
    await nodes.take('c', [2])
    await nodes.leave('c')
    expect(await nodes.take('b', [1, 2])).toEqual([2])
    await pause(LEASE_MS / 2)
    await nodes.beat('b')
    await pause(LEASE_MS / 2 + 100)
    expect(await nodes.take('b', [1])).toEqual([1])
    expect((await nodes.beat('a')).nodes.toSorted()).toEqual(['a', 'b'])
    expect(await nodes.take('a', [1])).toEqual([])
  })

  it('find tables whose clocks run and that nobody has', async () => {
    const { directory } = opened.store
    const row = {
      game: 'qwixx',
      phase: 'playing',
      listed: false,
      seats: 2,
      taken: 2,
      host: null,
      due: null,
    } as const
    for (const [id, code] of [
      [1, 'AAAAA'],
      [2, 'BBBBB'],
    ] as const)
      await directory.addTable({ ...row, id, code, attended: true, updated: 1 })
    await directory.addTable({ ...row, id: 3, code: 'CCCCC', attended: false, updated: 1 })
    await nodes.beat('a')
    await nodes.take('a', [1])
    expect(await nodes.unattended(9)).toEqual(['BBBBB'])
  })
})
