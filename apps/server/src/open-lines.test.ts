import { CLOSE, SUBPROTOCOL } from '@rattlecup/protocol'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { RunningServer } from './server.ts'
import { TestClient } from './testing/client.ts'
import { testServer } from './testing/server.ts'

describe('lines that stay open', () => {
  let server: RunningServer | undefined
  const opened: WebSocket[] = []
  afterEach(async () => {
    for (const socket of opened.splice(0)) socket.terminate()
    await server?.close()
  })

  /** The close code, or 'open' if the server says welcome. */
  const knock = (address: string, cookie: string): Promise<number | 'open'> => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, SUBPROTOCOL, { headers: { cookie } })
    opened.push(socket)
    return new Promise((resolve, reject) => {
      socket.once('message', () => resolve('open'))
      socket.once('close', resolve)
      socket.once('error', reject)
    })
  }

  it('are limited for a guest: one too many is closed with its own code, until another closes', async () => {
    server = await testServer({ 'lines-guest': '2' })
    const { address } = server
    const [guest, other] = [await TestClient.open(address), await TestClient.open(address)]
    expect(await knock(address, guest.cookie)).toBe('open')
    expect(await knock(address, guest.cookie)).toBe('open')
    expect(await knock(address, guest.cookie)).toBe(CLOSE.tooManyOpen)
    expect(await knock(address, other.cookie)).toBe('open')
    const gone = new Promise((resolve) => opened[0]?.once('close', resolve))
    opened[0]?.close()
    await gone
    expect(await knock(address, guest.cookie)).toBe('open')
    expect(await knock(address, guest.cookie)).toBe(CLOSE.tooManyOpen)
  })

  it('are limited for an address, streams included', async () => {
    server = await testServer({ 'lines-address': '3' })
    const { address } = server
    const guests = await Promise.all([1, 2, 3].map(() => TestClient.open(address)))
    const [host] = guests as [TestClient]
    const code = await host.createTable({ game: 'qwixx', seats: 2 })
    const stream = await host.request('GET', `/api/tables/${code}/stream`)
    expect(stream.status).toBe(200)
    expect(await knock(address, host.cookie)).toBe('open')
    expect(await knock(address, (guests[1] as TestClient).cookie)).toBe('open')
    expect(await knock(address, (guests[2] as TestClient).cookie)).toBe(CLOSE.tooManyOpen)
    expect((await host.request('GET', `/api/tables/${code}/stream`)).status).toBe(429)
    await stream.body?.cancel()
    await expect.poll(() => knock(address, host.cookie)).toBe('open')
  })
})
