import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { Play } from './play.ts'

it('people stop playing even if their server went while they sat down', async () => {
  let opened = 0
  const server = createServer((request, response) => {
    if (request.url === '/api/tables') opened++
    response.setHeader('set-cookie', 'guest=somebody').end('{"code":"ABCDE"}')
  })
  // A socket is never answered.
  server.on('upgrade', (_, socket) => socket.destroy())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const play = new Play(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, () => 0)
  await expect.poll(() => opened, { timeout: 30_000 }).toBe(4)
  await play.stop()
  server.closeAllConnections()
  server.close()
}, 40_000)
