import { FastSource } from '@rattlecup/kit'
import { MAX_MESSAGE_BYTES } from '@rattlecup/protocol'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
const pick = <T>(values: readonly T[]): T => values[source.below(values.length)] as T

/** Values that have no business where they are put. */
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.5,
  '',
  'x',
  '\u0000',
  '🎲',
  [],
  [[]],
  {},
  { t: 1 },
  2 ** 53,
]
const TYPES = [
  'join',
  'move',
  'outcome',
  'sit',
  'seed',
  'bot',
  'clear',
  'say',
  'chat',
  'leave',
  'start',
  'rematch',
]
const MORE_TYPES = ['pause', 'resume', 'look', 'ping', 'constructor', '__proto__', 'toString', 'nonsense']
const KEYS = [
  'i',
  'm',
  'n',
  'p',
  'seat',
  'table',
  'seed',
  'level',
  'what',
  'on',
  'o',
  'name',
  '__proto__',
  'extra',
]

const makers: readonly ((code: string) => string)[] = [
  () => pick(['', '{', '[', 'null', '"', '{"t":', '[]', '0', '\u0000\u0001', '{"t":"move","i":"x","m":']),
  () => JSON.stringify(pick(ODD)) ?? '',
  () =>
    `{${Array.from({ length: source.below(6) }, () => `"${pick(KEYS)}":${JSON.stringify(pick(ODD))}`).join(',')}}`,
  (code) =>
    JSON.stringify({
      t: pick([...TYPES, ...MORE_TYPES]),
      i: pick(['a', 'b', 'c', '']),
      table: code,
      [pick(KEYS)]: pick(ODD),
    }),
  () =>
    JSON.stringify({
      t: 'move',
      i: `m${source.below(50)}`,
      m: { type: pick(['mark', 'pass', 'roll', 'x']), row: pick(['red', 'green', 1]), value: pick(ODD) },
    }),
  () => JSON.stringify({ t: 'move', i: 'same', m: { type: 'pass' } }),
  () => JSON.stringify({ t: 'outcome', i: 'o', o: { type: 'roll', white: [6, 6], red: 6 } }),
  () => '['.repeat(source.below(4000)),
  () => `{"t":"move","i":"deep","m":${'{"a":'.repeat(900)}1${'}'.repeat(900)}}`,
]

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
    for (let i = 0; i < Math.min(BATCH, count - sent); i++) client.raw(pick(makers)(code))
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
