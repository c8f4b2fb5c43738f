import { describe, expect, it } from 'vitest'
import { memoryStore } from '../store/memory.ts'
import { GameFiles } from '../work/game-files.ts'
import type { FileResult, GameFileText } from '../work/tasks.ts'
import { HistoryService } from './history.ts'

const FILE: GameFileText = { text: '{}', isFor: 'anyone' }
const SEAT = { seat: 0, guest: 'g', name: 'Ada', bot: null, score: 1, won: true, game: 'qwixx', ended: 1 }

/** A server whose files and checks are made when told to, and not before. */
function busyServer() {
  const store = memoryStore()
  const waiting: (() => void)[] = []
  const whenTold = <T>(value: T) => new Promise<T>((resolve) => void waiting.push(() => resolve(value)))
  const files = new GameFiles({
    log: { ...store.log, load: async () => ['a record'] },
    read: () => whenTold(FILE),
    write: () => whenTold(FILE),
    logEnd: async () => ({}),
    now: () => 0,
  })
  const checkFile = () => whenTold<FileResult | undefined>(undefined)
  const tables = { listed: async () => {} }
  const history = new HistoryService({ store, files, checkFile, tables, now: () => 0 })
  return { store, files, history, waiting, go: () => void waiting.shift()?.() }
}

const upload = (key: string) => ({
  key,
  seat: 0,
  ended: 1,
  file: { game: 'qwixx', players: 1, options: {}, events: [], chairs: [{ name: 'Ada', bot: null }] },
})

async function refused(promise: Promise<unknown>): Promise<string> {
  return ((await promise.catch((error: Error) => error)) as Error).message
}

describe('a server that is asked for more files than it can make', () => {
  it('ends an archive all the same: its files wait their turn', async () => {
    const { store, files, history, go } = busyServer()
    await store.history.addFinished([{ ...SEAT, table: 1000, number: 1 }] as never)
    const others = Array.from({ length: 20 }, (_, table) => files.find(table, 1))
    expect(() => files.find(99, 1)).toThrow('Too many')
    const parts: Buffer[] = []
    const archive = (async () => {
      for await (const part of history.archive('g')) parts.push(part)
    })()
    const going = setInterval(go, 1)
    await archive
    await Promise.all(others)
    clearInterval(going)
    expect(Buffer.concat(parts).toString('latin1')).toContain('qwixx-1000-1.json')
  })

  it('checks few uploaded games at once, and fewer of one guest', async () => {
    const { history, waiting, go } = busyServer()
    const keep = (id: string, key: string) => history.keep({ id, name: id }, upload(key) as never)
    const checks = ['a', 'b'].map((key) => refused(keep('guest', key)))
    await expect.poll(() => waiting.length).toBe(2)
    expect(await refused(keep('guest', 'c'))).toContain('Too many')
    checks.push(...Array.from({ length: 18 }, (_, other) => refused(keep(`guest ${other}`, 'a'))))
    await expect.poll(() => waiting.length).toBe(20)
    expect(await refused(keep('one more', 'a'))).toContain('Too many')
    while (waiting.length > 0) go()
    expect(new Set(await Promise.all(checks))).toEqual(new Set(['This is no finished game.']))
    const again = refused(keep('guest', 'c'))
    await expect.poll(() => waiting.length).toBe(1)
    go()
    expect(await again).toBe('This is no finished game.')
  })
})
