import { afterEach, expect, it, vi } from 'vitest'
import type { RunningServer } from './server.ts'
import { closed, frame, OPCODE, webSocketLine } from './testing/raw.ts'
import { TestClient } from './testing/client.ts'
import { testServer } from './testing/server.ts'

/** In which others must know that somebody is not there any more. */
const NOTICED_MS = 8000

let server: RunningServer | undefined
afterEach(() => server?.close())

it('a client that vanishes without a word is noticed by the others within seconds', async () => {
  server = await testServer()
  const [host, friend] = [await TestClient.open(server.address), await TestClient.open(server.address)]
  const code = await host.createTable({ game: 'qwixx', seats: 2 })
  await host.join(code)
  await friend.join(code)
  await host.send({ t: 'sit', seat: 0 })
  await friend.send({ t: 'sit', seat: 1 })
  await friend.join(code)
  await vi.waitFor(() => expect(host.follower.on).toEqual([0, 1]))
  const from = performance.now()
  // It neither reads nor answers, as behind a network that has gone.
  friend.socket?.pause()
  await vi.waitFor(() => expect(host.follower.on).toEqual([0]), { timeout: 2 * NOTICED_MS, interval: 50 })
  expect(performance.now() - from).toBeLessThan(NOTICED_MS)
  host.close()
  friend.close()
}, 30_000)

it('a client that answered while the house was busy is not taken for lost', async () => {
  server = await testServer()
  const { cookie } = await TestClient.open(server.address)
  const socket = await webSocketLine(server.address, cookie)
  let pings = 0
  const isLost = Promise.race([
    closed(socket).then(() => true),
    new Promise<boolean>((resolve) => {
      socket.on('data', (data) => {
        if (((data[0] as number) & 0x0f) !== OPCODE.ping) return
        socket.write(frame(OPCODE.pong, ''))
        if (++pings === 2) resolve(false)
        // Longer than between two pings: the next one is due before the answer to this one is read.
        else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4000)
      })
    }),
  ])
  expect(await isLost).toBe(false)
  socket.destroy()
}, 30_000)
