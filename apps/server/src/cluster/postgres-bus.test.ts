import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnPostgres, newPostgresDatabase } from '../testing/stores.ts'
import { PostgresBus } from './postgres-bus.ts'

/** A line to a server that can go dead without anybody being told. */
async function deadableLine(target: string) {
  const to = new URL(target)
  const pairs: [Socket, Socket][] = []
  const server = createServer((client) => {
    const upstream = createConnection(Number(to.port), to.hostname)
    for (const socket of [client, upstream]) socket.on('error', () => {})
    client.pipe(upstream).pipe(client)
    pairs.push([client, upstream])
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)
  const die = () =>
    pairs.splice(0).forEach(([client, upstream]) => {
      client.unpipe()
      upstream.unpipe()
      upstream.destroy()
    })
  return { url: url.href, die, close: () => void server.close() }
}

describeOnPostgres('nodes that tell each other by PostgreSQL', () => {
  let url: string
  let line: Awaited<ReturnType<typeof deadableLine>>
  beforeEach(async () => {
    url = await newPostgresDatabase()
    line = await deadableLine(url)
  })
  afterEach(() => line.close())

  it('go on by another line when one is dead, though nobody said so', async () => {
    const [here, there] = [new PostgresBus(line.url, 300), new PostgresBus(url)]
    const heard: string[] = []
    there.subscribe('t1', (message) => void heard.push(message))
    const arrives = (message: string) =>
      expect
        .poll(
          () => {
            here.publish('t1', message)
            return heard.includes(message)
          },
          { timeout: 20_000, interval: 100 },
        )
        .toBe(true)
    await arrives('before')
    line.die()
    await arrives('after')
    await Promise.all([here.close(), there.close()])
  })
})
