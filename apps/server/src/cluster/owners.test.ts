import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryStore } from '../store/memory.ts'
import { MemoryNodes } from '../store/memory-nodes.ts'
import { SharedOwners } from './owners.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const TABLE = 7
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

/** Two nodes on one store, and whether they run the table. */
async function twoNodes() {
  const nodes = new MemoryNodes(memoryStore().directory, () => Date.now())
  const runs = { a: false, b: false }
  const start = (node: string) =>
    SharedOwners.start({ nodes, node, monotonic: () => Date.now(), onError: () => {} })
  const [a, b] = [await start('a'), await start('b')]
  const want = (node: 'a' | 'b') => (node === 'a' ? a : b).want(TABLE, (is) => void (runs[node] = is))
  const close = async () => void (await Promise.all([a.close(), b.close()]))
  return { nodes, a, b, runs, want, close }
}

it('a table that was given up while the store was out of reach is run by whoever wants it next', async () => {
  const { nodes, a, runs, want, close } = await twoNodes()
  want('a')
  await seconds(1)
  vi.spyOn(nodes, 'giveUp').mockRejectedValueOnce(new Error('out of reach'))
  a.drop(TABLE)
  want('b')
  await seconds(12)
  expect(runs.b).toBe(true)
  await close()
})

it('a table that was given up late, after it was wanted again, is not run by two', async () => {
  const { nodes, a, runs, want, close } = await twoNodes()
  want('a')
  await seconds(1)
  const late = vi.spyOn(nodes, 'giveUp').mockResolvedValueOnce(undefined)
  a.drop(TABLE)
  want('a')
  await seconds(1)
  late.mockRestore()
  await nodes.giveUp('a', [TABLE])
  want('b')
  await seconds(12)
  expect(runs).toEqual({ a: false, b: true })
  await close()
})
