import { mkdir, readFile, stat, readdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUp, readSettings, restore, serve } from './index.ts'
import { sqliteStore } from './store/sqlite/store.ts'
import { TestClient } from './testing/client.ts'
import { temporaryFolder } from './testing/process.ts'

describe('backup and restore', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  beforeAll(async () => void (folder = await temporaryFolder()))
  afterAll(() => folder.remove())

  const start = () =>
    serve(
      readSettings(
        { port: '0', host: '127.0.0.1', data: join(folder.path, 'data'), 'log-level': 'error' },
        {},
      ),
    )

  it('copies everything while the server runs, and brings it back', async () => {
    const data = join(folder.path, 'data')
    const copy = join(folder.path, 'copy.db')
    let server = await start()
    const guest = await TestClient.open(server.address)
    const kept = await guest.createTable({ game: 'qwixx', seats: 2 })
    await backUp(data, copy)
    const late = await guest.createTable({ game: 'qwixx', seats: 2 })
    await expect(backUp(data, copy)).rejects.toThrow('already exists')
    await expect(restore(data, copy)).rejects.toThrow('in use by another server')
    await server.close()
    await restore(data, copy)
    server = await start()
    const ask = (code: string) =>
      fetch(`${server.address}/api/tables/${code}`, { headers: { cookie: guest.cookie } })
    expect((await ask(kept)).status).toBe(200)
    expect((await ask(late)).status).toBe(404)
    await server.close()
    await backUp(data, join(folder.path, 'cold.db'))
  })

  it('refuses what is no backup, and leaves everything as it was', async () => {
    const data = join(folder.path, 'data')
    const junk = join(folder.path, 'junk.db')
    await writeFile(junk, 'junk'.repeat(2000))
    await expect(restore(data, junk)).rejects.toThrow('is not a backup of Rattlecup, or it is damaged')
    await expect(restore(data, join(folder.path, 'nothing.db'))).rejects.toThrow('there is no backup')
    await expect(restore(join(folder.path, 'new'), junk)).rejects.toThrow('is not a backup')
    expect(await readdir(folder.path)).not.toContain('new')
    await expect(backUp(join(folder.path, 'empty'), join(folder.path, 'x.db'))).rejects.toThrow('no database')
    const server = await start()
    await server.close()
  })

  it('answers at once where there can be no folder', async () => {
    await expect(restore('/proc/x', join(folder.path, 'copy.db'))).rejects.toThrow("'/proc/x' can't be used")
  })

  it('does not stop what is written meanwhile, and is whole all the same', async () => {
    const store = await sqliteStore(join(folder.path, 'busy.db'))
    const record = JSON.stringify({ text: 'x'.repeat(100_000) })
    for (let seq = 0; seq < 300; seq++) await store.log.append(1, seq, record)
    const progress = { isCopied: false }
    const copied = Promise.all(['b1.db', 'b2.db'].map((file) => store.backup(join(folder.path, file))))
    const over = copied.then(() => void (progress.isCopied = true))
    let appended = 0
    while (!progress.isCopied) await store.log.append(2, appended++, '{}')
    await over
    expect(appended).toBeGreaterThan(20)
    await expect(store.backup(join(folder.path, 'b1.db'))).rejects.toThrow('already exists')
    await expect(store.backup(join(folder.path, 'no', 'b.db'))).rejects.toThrow('ENOENT')
    expect(await store.log.load(2)).toHaveLength(appended)
    await store.close()
    for (const file of ['b1.db', 'b2.db']) {
      const copy = await sqliteStore(join(folder.path, file))
      await copy.check()
      expect(await copy.log.load(1)).toHaveLength(300)
      expect((await stat(join(folder.path, file))).mode & 0o777).toBe(0o600)
      await copy.close()
    }
  })

  it('takes the place of a damaged database', async () => {
    const data = join(folder.path, 'damaged')
    await mkdir(data)
    await writeFile(join(data, 'rattlecup.db'), 'no database at all'.repeat(500))
    await restore(data, join(folder.path, 'copy.db'))
    const server = await serve(readSettings({ port: '0', host: '127.0.0.1', data, 'log-level': 'error' }, {}))
    await server.close()
  })

  it('never takes an empty file for a backup: it would be an empty house', async () => {
    const data = join(folder.path, 'data')
    const before = await readFile(join(data, 'rattlecup.db'))
    const empty = join(folder.path, 'empty.db')
    await writeFile(empty, '')
    await expect(restore(data, empty)).rejects.toThrow('is not a backup of Rattlecup, or it is damaged')
    await expect(restore(data, folder.path)).rejects.toThrow("can't be copied")
    expect(await readFile(join(data, 'rattlecup.db'))).toEqual(before)
  })

  it('keeps secrets to the owner, in the data directory and in a backup', async () => {
    for (const file of ['data/rattlecup.db', 'copy.db', 'cold.db']) {
      expect((await stat(join(folder.path, file))).mode & 0o077).toBe(0)
    }
  })

  it('says in one sentence where a backup cannot be written', async () => {
    const nowhere = join(folder.path, 'nowhere', 'copy.db')
    await expect(backUp(join(folder.path, 'data'), nowhere)).rejects.toThrow('the backup could not be made')
  })

  it('says so where the server ends before it has made it', async () => {
    const data = join(folder.path, 'ending')
    await mkdir(data)
    await writeFile(join(data, 'rattlecup.db'), '')
    const ending = createServer((connection) => connection.once('data', () => connection.end()))
    await new Promise<void>((resolve) => void ending.listen(join(data, 'control.sock'), resolve))
    await expect(backUp(data, join(folder.path, 'half.db'))).rejects.toThrow('ended before it was done')
    ending.close()
  })

  it('serves without backups where the path to its data is too long for a socket', async () => {
    const data = join(folder.path, 'x'.repeat(100))
    const settings = { port: '0', host: '127.0.0.1', data, 'log-level': 'error' }
    const server = await serve(readSettings(settings, {}))
    await expect(backUp(data, join(folder.path, 'long.db'))).rejects.toThrow('in use by another server')
    await server.close()
  })
})
