import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { memoryStore } from '../store/memory.ts'
import { GameFiles } from './game-files.ts'
import type { GameFileText } from './tasks.ts'

function filesOf(read: () => Promise<GameFileText | undefined>) {
  let reads = 0
  let time = 0
  const counted = () => {
    reads++
    return read()
  }
  const files = new GameFiles({
    log: { ...memoryStore().log, load: async () => ['a record'] },
    read: counted,
    logEnd: async () => ({}),
    now: () => time,
  })
  return { files, reads: () => reads, wait: (ms: number) => void (time += ms) }
}

const FILE: GameFileText = { text: '{}', isFor: 'anyone' }

describe('files of finished games', () => {
  it('are replayed once for a crowd, and again after a while', async () => {
    const { files, reads, wait } = filesOf(() => Promise.resolve(FILE))
    await Promise.all(Array.from({ length: 500 }, () => files.find(1, 1)))
    await files.find(1, 1)
    expect(reads()).toBe(1)
    wait(60_001)
    expect(await files.find(1, 1)).toEqual(FILE)
    expect(reads()).toBe(2)
  })

  it('keep a bounded number in mind, and refuse when too many are being read', async () => {
    const reading = new AbortController()
    const slow = once(reading.signal, 'abort').then(() => FILE)
    const { files } = filesOf(() => slow)
    const asked = Array.from({ length: 20 }, (_, table) => files.find(table, 1))
    expect(() => files.find(99, 1)).toThrow('Too many')
    reading.abort()
    await Promise.all(asked)
    expect(await files.find(99, 1)).toEqual(FILE)
  })

  it('are read again if reading failed', async () => {
    let fails = true
    const { files } = filesOf(() => (fails ? Promise.reject(new Error('no')) : Promise.resolve(FILE)))
    await expect(files.find(1, 1)).rejects.toThrow('no')
    fails = false
    expect(await files.find(1, 1)).toEqual(FILE)
  })
})
