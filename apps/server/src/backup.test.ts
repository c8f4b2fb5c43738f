import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUp, readSettings, restore, serve } from './index.ts'
import { TestClient } from './testing/client.ts'
import { temporaryFolder } from './testing/process.ts'

describe('back-up and restore', () => {
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
    await expect(backUp(data, copy)).rejects.toThrow('exists already')
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

  it('refuses what is no back-up, and leaves everything as it was', async () => {
    const data = join(folder.path, 'data')
    const junk = join(folder.path, 'junk.db')
    await writeFile(junk, 'junk'.repeat(2000))
    await expect(restore(data, junk)).rejects.toThrow('is not a back-up of Rattlecup, or it is damaged')
    await expect(restore(data, join(folder.path, 'nothing.db'))).rejects.toThrow('there is no back-up')
    await expect(backUp(join(folder.path, 'empty'), join(folder.path, 'x.db'))).rejects.toThrow('no database')
    const server = await start()
    await server.close()
  })
})
