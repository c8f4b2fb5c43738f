import { afterEach, expect, it, vi } from 'vitest'
import type { RunningServer } from './server.ts'
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
