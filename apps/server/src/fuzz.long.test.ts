import { FastSource } from '@rattlecup/kit'
import { MAX_MESSAGE_BYTES } from '@rattlecup/protocol'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostileMessage } from '../attack/hostile-messages.ts'
import type { RunningServer } from './server.ts'
import { TestClient } from './testing/client.ts'
import { playRandomly, seatedTable } from './testing/players.ts'
import { testServer } from './testing/server.ts'

const MESSAGES = Number(process.env['FUZZ'] ?? 100_000)
const WARM_UP = 10_000
const BATCH = 2000
/** Garbage may come and go; what stays after a collection must not grow with the number of messages. */
const MOST_GROWTH_MB = 15

const source = new FastSource('bad clients')

describe('bad clients', () => {
  let server: RunningServer
  beforeAll(async () => void (server = await testServer()))
  afterAll(() => server.close())

  it(`${MESSAGES} malformed, out-of-turn and replayed messages: each is answered, memory stays flat, other tables go on`, async () => {
    const bystanders = await seatedTable(server.address, { game: 'qwixx', seats: 2, options: { games: 5 } })
    const play = bystanders.players.map((player) => playRandomly(player))
    const { code } = await seatedTable(server.address, { game: 'qwixx', seats: 2 })
    const bad = await TestClient.open(server.address)
    await bad.join(code)
    let answers = 0
    bad.onText = (text) => void (answers += /"t":"(on|e|u|say)"/.test(text) && !/"i":/.test(text) ? 0 : 1)
    await flood(bad, code, WARM_UP, () => answers)
    const before = heldMegabytes()
    await flood(bad, code, MESSAGES, () => answers)
    expect(answers).toBe(WARM_UP + MESSAGES)
    expect(heldMegabytes() - before).toBeLessThan(MOST_GROWTH_MB)
    await Promise.all(play)
    expect(bystanders.players[0]?.follower.table?.phase).toBe('over')
    for (const player of [...bystanders.players, bad]) player.close()
  })

  it('a message that is too long closes the socket', async () => {
    const { players } = await seatedTable(server.address, { game: 'qwixx', seats: 1 })
    const [bad] = players as [TestClient]
    const closed = new Promise((resolve) => bad.socket?.once('close', resolve))
    bad.raw('x'.repeat(MAX_MESSAGE_BYTES + 1))
    expect(await closed).toBe(1009)
    bad.close()
  })

  it('binary messages are refused', async () => {
    const { players } = await seatedTable(server.address, { game: 'qwixx', seats: 1 })
    const [bad] = players as [TestClient]
    const answer = new Promise<string>((resolve) => void (bad.onText = resolve))
    bad.raw(Buffer.from([1, 2, 3]))
    expect(JSON.parse(await answer)).toMatchObject({ t: 'no', code: 'bad-json' })
    bad.close()
  })

  it('who sends too much is told so, then cut off', async () => {
    const strict = await testServer({ 'rate-messages': '5' })
    const { players } = await seatedTable(strict.address, { game: 'qwixx', seats: 1 })
    const [bad] = players as [TestClient]
    const codes = new Set<string>()
    bad.onMessage = (message) => void (message.t === 'no' && codes.add(message.code))
    const closed = new Promise((resolve) => bad.socket?.once('close', resolve))
    for (let i = 0; i < 300; i++) bad.raw(`{"t":"ping","i":"${i}"}`)
    expect(await closed).toBe(4001)
    expect(codes).toContain('rate-limited')
    bad.close()
    await strict.close()
  })
})

/** Sends in batches and waits for the answers, as fast as the server gives them. */
async function flood(client: TestClient, code: string, count: number, answered: () => number): Promise<void> {
  const target = answered() + count
  for (let sent = 0; sent < count; sent += BATCH) {
    for (let i = 0; i < Math.min(BATCH, count - sent); i++) client.raw(hostileMessage(code, source))
    while (answered() < target - count + Math.min(sent + BATCH, count))
      await new Promise((r) => void setTimeout(r, 2))
  }
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

function heldMegabytes(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed / 2 ** 20
}
