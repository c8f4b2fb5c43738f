import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUp } from '../src/backup.ts'
import type { TestClient } from '../src/testing/client.ts'
import { seatedTable } from '../src/testing/players.ts'
import { buildFor, freePort, ServerProcess, temporaryFolder } from '../src/testing/process.ts'
import { Shim } from './shim.ts'

describe('a full disk', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let data: string
  let shim: Shim
  let server: ServerProcess
  let address: string
  beforeAll(async () => {
    folder = await temporaryFolder()
    data = join(folder.path, 'data')
    await mkdir(data)
    shim = await Shim.make(data, folder.path)
    const port = await freePort()
    address = `http://127.0.0.1:${port}`
    const env = { ...shim.env, PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'silent' }
    server = new ServerProcess(await buildFor('full-disk'), env)
    await server.start()
  })
  afterAll(async () => {
    await server.end('SIGKILL')
    shim.close()
    await folder.remove()
  })

  it('refuses every kind of writing with a code, keeps nothing by halves, and all goes on when there is room', async () => {
    const { code, players } = await seatedTable(address, { game: 'qwixx', seats: 2 })
    const [host] = players as [TestClient]
    const ask = async (method: string, path: string, body?: unknown) => {
      const answer = await host.request(method, path, body)
      const { error } = (await answer.json()) as { error?: { code: string } }
      return [answer.status, error?.code]
    }
    shim.arm({ fault: 'full', after: 0, lasts: -1 })
    const failed = [500, 'internal']
    expect(await ask('POST', '/api/tables', { game: 'qwixx', seats: 2 })).toEqual(failed)
    expect(await ask('PUT', '/api/me', { name: 'Nobody' })).toEqual(failed)
    expect(await ask('POST', '/api/me/links')).toEqual(failed)
    expect(await ask('POST', '/api/bots', { name: 'Nobody' })).toEqual(failed)
    expect(await ask('DELETE', '/api/me/sessions')).toEqual(failed)
    expect((await fetch(`${address}/api/me`, { method: 'POST' })).status).toBe(500)
    expect((await fetch(`${address}/api/health`)).status).toBe(500)
    await expect(backUp(data, join(data, 'copy.db'))).rejects.toThrow('the backup could not be made')
    await expect(access(join(data, 'copy.db'))).rejects.toThrow('ENOENT')
    const said = host.send({ t: 'say', what: { text: 'is there room?' } })
    const moved = host.move(host.follower.moves()[0] as never)
    const isAnswered = Promise.race([said, moved]).then(() => true)
    const waited = new Promise((resolve) => void setTimeout(resolve, 500, false))
    expect(await Promise.race([isAnswered, waited])).toBe(false)
    shim.disarm()
    await said
    await moved
    await expect
      .poll(async () => (await fetch(`${address}/api/health`)).status, { timeout: 10_000 })
      .toBe(200)
    expect(await ask('PUT', '/api/me', { name: 'Somebody' })).toEqual([200, undefined])
    expect(await ask('GET', `/api/tables/${code}`)).toEqual([200, undefined])
    for (const player of players) player.close()
  })
})
