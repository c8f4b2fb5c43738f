import { createECDH } from 'node:crypto'
import { CLOSE, SUBPROTOCOL, type PersonalData } from '@rattlecup/protocol'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { RunningServer } from './server.ts'
import { memoryStore } from './store/memory.ts'
import { TestClient } from './testing/client.ts'
import { testServer } from './testing/server.ts'

const isKnown = async (cookie: string, { address }: RunningServer) =>
  (await fetch(`${address}/api/me/tables`, { headers: { cookie } })).status === 200

/** The same guest on another device. */
const secondDevice = async (guest: TestClient): Promise<TestClient> => {
  const made = await guest.request('POST', '/api/me/links')
  const { token } = (await made.json()) as { token: string }
  const claimed = await fetch(`${guest.base}/api/me/claim`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  return TestClient.again(guest.base, claimed.headers.get('set-cookie')?.split(';')[0] ?? '')
}

/** A socket that is open; tells how it was closed. */
const open = async (cookie: string, { address }: RunningServer) => {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, SUBPROTOCOL, { headers: { cookie } })
  const closed = new Promise<number>((resolve) => void socket.once('close', resolve))
  await new Promise((resolve) => void socket.once('message', resolve))
  return { socket, closed }
}

describe('a session that was ended', () => {
  const every = vi.spyOn(globalThis, 'setInterval')
  /** What servers do every half minute. */
  const sweep = () => {
    for (const [run, ms] of every.mock.calls) if (ms === 30_000) run()
  }
  let store: ReturnType<typeof memoryStore>
  let server: RunningServer
  /** Another node of the same house, to which no news comes. */
  let deaf: RunningServer
  beforeEach(async () => {
    every.mockClear()
    store = memoryStore()
    server = await testServer({}, store)
    deaf = await testServer({}, store)
  })
  afterAll(() => every.mockRestore())
  afterEach(async () => {
    await deaf.close()
    await server.close()
  })

  it('ends for every copy of its cookie, at every node, and for no other device', async () => {
    const guest = await TestClient.open(server.address)
    const other = await secondDevice(guest)
    expect(other.cookie).not.toBe(guest.cookie)
    await guest.request('DELETE', '/api/me/session')
    for (const node of [server, deaf]) {
      expect(await isKnown(guest.cookie, node)).toBe(false)
      expect(await isKnown(other.cookie, node)).toBe(true)
    }
  })

  it('is called no more, and other devices still are', async () => {
    const guest = await TestClient.open(server.address)
    const other = await secondDevice(guest)
    const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'a'.repeat(22) }
    for (const [client, name] of [
      [guest, 'here'],
      [other, 'there'],
    ] as const)
      await client.request('POST', '/api/me/calls/devices', {
        endpoint: `https://push.example/${name}`,
        keys,
      })
    const devices = async () => {
      const answer = await other.request('GET', '/api/me/data')
      return ((await answer.json()) as PersonalData).calls.devices
    }
    expect(await devices()).toHaveLength(2)
    await guest.request('DELETE', '/api/me/session')
    expect(await devices()).toEqual(['https://push.example/there'])
  })

  it('has its sockets and streams closed, and those of another device stay open', async () => {
    const guest = await TestClient.open(server.address)
    const other = await secondDevice(guest)
    const code = await guest.createTable({ game: 'qwixx', seats: 2 })
    const [own, others] = [await open(guest.cookie, server), await open(other.cookie, server)]
    const stream = await guest.request('GET', `/api/tables/${code}/stream`)
    await guest.request('DELETE', '/api/me/session')
    expect(await own.closed).toBe(CLOSE.revoked)
    await expect(stream.text()).rejects.toThrow()
    expect(others.socket.readyState).toBe(WebSocket.OPEN)
    others.socket.terminate()
  })

  it('has its sockets closed at a node that was not told, a little later', async () => {
    const guest = await TestClient.open(server.address)
    const other = await secondDevice(guest)
    const bot = await guest.request('POST', '/api/bots', { name: 'Program' })
    const { token } = (await bot.json()) as { token: string }
    const [own, others] = [await open(guest.cookie, deaf), await open(other.cookie, deaf)]
    const headers = { authorization: `Bearer ${token}` }
    const code = await guest.createTable({ game: 'qwixx', seats: 2 })
    const stream = await fetch(`${deaf.address}/api/tables/${code}/stream`, { headers })
    await guest.request('DELETE', '/api/me/session')
    sweep()
    expect(await own.closed).toBe(CLOSE.revoked)
    expect(others.socket.readyState).toBe(WebSocket.OPEN)
    await other.request('DELETE', '/api/me/sessions')
    sweep()
    expect(await others.closed).toBe(CLOSE.revoked)
    expect(stream.ok).toBe(true)
    await stream.body?.cancel()
  })
})
