import { SUBPROTOCOL } from '@rattlecup/protocol'
import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import type { EventLog } from './store/contract.ts'
import { memoryStore } from './store/memory.ts'
import { TestClient } from './testing/client.ts'
import { testServer } from './testing/server.ts'

/** A store that takes its time to write. */
function slowStore(ms: number): ReturnType<typeof memoryStore> {
  const store = memoryStore()
  let written: Promise<void> = Promise.resolve()
  const write: EventLog['append'] = async (...entry) => {
    await new Promise((resolve) => void setTimeout(resolve, ms))
    return store.log.append(...entry)
  }
  const append: EventLog['append'] = (...entry) => (written = write(...entry))
  const rewrite: EventLog['rewrite'] = (...log) => store.log.rewrite(...log)
  const load: EventLog['load'] = (table) => store.log.load(table)
  const heads: EventLog['heads'] = (tables) => store.log.heads(tables)
  return { ...store, log: { append, load, heads, rewrite }, close: () => written }
}

describe('a server that is told to stop', () => {
  it('does not wait for a client that has vanished', async () => {
    const server = await testServer()
    const { cookie } = await TestClient.open(server.address)
    const { port } = new URL(server.address)
    const mute = connect(Number(port), '127.0.0.1')
    mute.write(
      `GET /ws HTTP/1.1\r\nhost: localhost:${port}\r\nconnection: upgrade\r\nupgrade: websocket\r\n` +
        `sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n` +
        `sec-websocket-protocol: ${SUBPROTOCOL}\r\ncookie: ${cookie}\r\n\r\n`,
    )
    await once(mute, 'data')
    const begun = performance.now()
    await server.close()
    expect(performance.now() - begun).toBeLessThan(10_000)
    mute.destroy()
  })

  it('refuses commands over HTTP too, and finishes those it has begun', async () => {
    const server = await testServer({}, slowStore(200))
    const guest = await TestClient.open(server.address)
    const code = await guest.createTable({ game: 'qwixx', seats: 2 })
    const say = (i: string) =>
      guest.request('POST', `/api/tables/${code}/commands`, { t: 'say', i, what: { phrase: 'hello' } })
    const begun = say('a')
    await new Promise((resolve) => void setTimeout(resolve, 50))
    const closed = server.close()
    expect(await (await say('b')).json()).toMatchObject({ error: { code: 'closing' } })
    expect((await begun).status).toBe(200)
    await closed
  })
})
