import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUp, readSettings, restore, serve } from './index.ts'
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
    await expect(backUp(join(folder.path, 'empty'), join(folder.path, 'x.db'))).rejects.toThrow('no database')
    const server = await start()
    await server.close()
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

  it('says in one sentence where a backup can not be written', async () => {
    const nowhere = join(folder.path, 'nowhere', 'copy.db')
    await expect(backUp(join(folder.path, 'data'), nowhere)).rejects.toThrow('the backup could not be made')
  })

  it('serves without backups where the path to its data is too long for a socket', async () => {
    const data = join(folder.path, 'x'.repeat(100))
    const settings = { port: '0', host: '127.0.0.1', data, 'log-level': 'error' }
    const server = await serve(readSettings(settings, {}))
    await expect(backUp(data, join(folder.path, 'long.db'))).rejects.toThrow('in use by another server')
    await server.close()
  })
})
