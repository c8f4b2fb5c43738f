import { once } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
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
  let loads = 0
  const load = async () => {
    loads++
    return ['a record']
  }
  const files = new GameFiles({
    log: { ...memoryStore().log, load },
    read: counted,
    write: async () => FILE,
    logEnd: async () => ({}),
    now: () => time,
  })
  return { files, reads: () => reads, loads: () => loads, wait: (ms: number) => void (time += ms) }
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

  it('wait for one another without their logs, however many games end at once', async () => {
    let open: (() => void) | undefined
    const { files, loads, reads } = filesOf(() => new Promise((resolve) => void (open = () => resolve(FILE))))
    const made = Array.from({ length: 100 }, (_, table) => files.make(table, 1))
    for (let done = 1; done <= made.length; done++) {
      await vi.waitFor(() => expect(reads()).toBe(done), { interval: 1 })
      expect(loads()).toBe(done)
      open?.()
    }
    expect(await Promise.all(made)).toEqual(made.map(() => FILE))
  })

  it('are read again if reading failed', async () => {
    let fails = true
    const { files } = filesOf(() => (fails ? Promise.reject(new Error('no')) : Promise.resolve(FILE)))
    await expect(files.find(1, 1)).rejects.toThrow('no')
    fails = false
    expect(await files.find(1, 1)).toEqual(FILE)
  })
})
