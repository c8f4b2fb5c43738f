import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { memoryStore } from '../store/memory.ts'
import { sqliteStore } from '../store/sqlite/store.ts'
import { DatabaseThread } from '../store/sqlite/thread.ts'
import { temporaryFolder } from '../testing/process.ts'
import { testServer } from '../testing/server.ts'
import { Health } from './health.ts'
import { createLogger } from './logger.ts'
import { exitWhenLost } from './watch.ts'

describe('health', () => {
  it('is bad when nothing can be written, and asks the disk once for many', async () => {
    const store = memoryStore()
    const probe = vi.spyOn(store.directory, 'probe').mockRejectedValue(new Error('the disk is full'))
    const server = await testServer({ 'log-level': 'silent' }, store)
    for (let i = 0; i < 5; i++) expect((await fetch(`${server.address}/api/health`)).status).toBe(500)
    expect(probe).toHaveBeenCalledTimes(1)
    await server.close()
  })

  it('is good again when the disk is', async () => {
    let time = 0
    let isFull = true
    const probe = () => (isFull ? Promise.reject(new Error('full')) : Promise.resolve())
    const health = new Health({ probe, now: () => time })
    await expect(health.check()).rejects.toThrow('full')
    isFull = false
    time += 3000
    await health.check()
  })

  it('is found by writing to the file', async () => {
    const { path, remove } = await temporaryFolder()
    const store = await sqliteStore(join(path, 'a.db'))
    const size = () => statSync(join(path, 'a.db-wal')).size
    for (let i = 0; i < 3; i++) {
      const before = size()
      await store.directory.probe()
      expect(size()).toBeGreaterThan(before)
    }
    await store.close()
    await remove()
  })
})

describe('a database thread that ends', () => {
  it('ends the process, unless it was told to end', async () => {
    const { path, remove } = await temporaryFolder()
    const thread = await DatabaseThread.open(join(path, 'a.db'))
    const exit = vi.fn()
    exitWhenLost(thread, createLogger('silent'), exit)
    // A message that nothing can be made of throws where nothing is caught.
    await expect(thread.ask(null as never)).rejects.toThrow()
    await expect.poll(() => exit.mock.calls).toEqual([[1]])
    const closed = await DatabaseThread.open(join(path, 'b.db'))
    exitWhenLost(closed, createLogger('silent'), exit)
    await closed.close()
    await new Promise((resolve) => void setImmediate(resolve))
    expect(exit).toHaveBeenCalledTimes(1)
    await remove()
  })
})
