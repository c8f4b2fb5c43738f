import {
  openCheckpoint,
  parseKey,
  rootOf,
  sameBytes,
  tilePath,
  withTiles,
  type HashTile,
} from '@rattlecup/kit'
import { unwrap } from '@rattlecup/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SoftAuthenticator } from '../testing/authenticator.ts'
import { TestClient } from '../testing/client.ts'
import { pause } from '../testing/house-players.ts'
import { TestHouse } from '../testing/house.ts'
import { seatedTable } from '../testing/players.ts'
import { hasPostgres } from '../testing/postgres.ts'
import { buildFor } from '../testing/process.ts'
import { PushService } from '../testing/push-service.ts'
import { hasRedis } from '../testing/redis.ts'

const NODES = [0, 1, 2]
const MOST_MISSES = 12
const MOST_GUESTS = 40
const CALL_DELAY_MS = 2000

const WITH_REDIS = [
  ['with Redis', true],
  ['on PostgreSQL alone', false],
] as const

/** A code that no table has. */
const misses = (address: string, { headers }: TestClient) => fetch(`${address}/api/tables/AAAAA`, { headers })

let addresses = 0
/** Each test comes from an address of its own, as a proxy would say it. */
const newAddress = () => ({ 'x-forwarded-for': `192.0.2.${++addresses}` })

const until = (holds: () => boolean) => expect.poll(holds, { timeout: 30_000 }).toBe(true)

describe.skipIf(!hasPostgres || !hasRedis).each(WITH_REDIS)('three nodes are one house, %s:', (_, redis) => {
  let house: TestHouse
  const at = (node: number) => house.addressOf(node % NODES.length)
  const diceLog = (node: number, path: string) => fetch(`${at(node)}/dice/${path}`)

  beforeAll(async () => {
    const env = {
      TRUST_PROXY: 'yes',
      CODE_MISSES: String(MOST_MISSES),
      RATE_GUESTS: String(MOST_GUESTS),
      CALL_PRIVATE: 'yes',
      CALL_DELAY: String(CALL_DELAY_MS / 1000),
    }
    house = await TestHouse.open({ program: await buildFor(`house-${redis}`), nodes: 3, redis, env })
  }, 240_000)
  afterAll(() => house.close(), 60_000)

  it('wrong codes count wherever they are tried', async () => {
    const thief = await TestClient.open(at(0), newAddress())
    let missed = 0
    while ((await misses(at(missed), thief)).status === 404) missed++
    // One or two may be on their way to the node that is asked; three times as many would be a node's own count.
    expect(missed).toBeLessThan(2 * MOST_MISSES)
    const elsewhere = TestClient.again(at(0), thief.cookie)
    for (const node of NODES) {
      await expect.poll(async () => (await misses(at(node), thief)).status).toBe(429)
      expect((await misses(at(node), elsewhere)).status).toBe(429)
    }
  })

  it('what an address used up at one node is used up at all', async () => {
    const headers = newAddress()
    const comes = async (node: number) =>
      (await fetch(`${at(node)}/api/me`, { method: 'POST', headers })).status
    const first = await Promise.all(Array.from({ length: MOST_GUESTS + 5 }, () => comes(0)))
    expect(first.filter((status) => status === 200)).toHaveLength(MOST_GUESTS)
    let admitted = 0
    for (const node of [1, 2])
      await expect
        .poll(
          async () => {
            const status = await comes(node)
            if (status === 200) admitted++
            return status
          },
          { interval: 250, timeout: 20_000 },
        )
        .toBe(429)
    expect(admitted).toBeLessThan(MOST_GUESTS)
  })

  it('a link or a passkey signs in at any node, and only once', async () => {
    const guest = await TestClient.open(at(0), newAddress())
    const { token } = (await (await guest.request('POST', '/api/me/links')).json()) as { token: string }
    const claim = (node: number) =>
      fetch(`${at(node)}/api/me/claim`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      })
    const claims = await Promise.all(NODES.map((node) => claim(node)))
    expect(claims.map(({ status }) => status).sort()).toEqual([200, 410, 410])

    const passkey = new SoftAuthenticator()
    const [there, back] = [TestClient.again(at(1), guest.cookie), await TestClient.open(at(2), newAddress())]
    const made = await (await guest.request('POST', '/api/passkeys/registration')).json()
    expect(
      (await there.request('POST', '/api/passkeys', passkey.register(made as never, at(1)))).status,
    ).toBe(200)
    const asked = await (await guest.request('POST', '/api/passkeys/authentication')).json()
    const answer = passkey.authenticate(asked as never, at(2))
    const signIns = await Promise.all([1, 2].map(() => back.request('POST', '/api/passkeys/session', answer)))
    expect(signIns.map(({ status }) => status).sort()).toEqual([200, 410])
  })

  it('who is signed out is out at every node', async () => {
    const guest = await TestClient.open(at(0), newAddress())
    const code = await guest.createTable({ game: 'qwixx', seats: 2 })
    const lines = NODES.map((node) => TestClient.again(at(node), guest.cookie))
    for (const line of lines) await line.join(code)
    expect((await guest.request('DELETE', '/api/me/sessions')).status).toBe(200)
    for (const [node, line] of lines.entries()) {
      await expect.poll(() => line.drops).toBeGreaterThan(0)
      expect((await line.request('GET', '/api/me/tables')).status).toBe(401)
      expect({ node, isJoined: line.isJoined }).toEqual({ node, isJoined: false })
      line.close()
    }
  })

  it('the public log of the dice has one key and one tree', async () => {
    const SETTINGS = { game: 'qwixx', seats: 2, takeover: false } as const
    const tables = await Promise.all(
      Array.from({ length: 12 }, (_each, i) => seatedTable(at(i), SETTINGS, newAddress())),
    )
    const keys = await Promise.all(NODES.map(async (node) => (await diceLog(node, 'key')).text()))
    expect(new Set(keys).size).toBe(1)
    const key = unwrap(parseKey((keys[0] as string).trim()))
    const heads = await Promise.all(
      NODES.map(async (node) =>
        unwrap(openCheckpoint(await (await diceLog(node, 'checkpoint')).text(), key)),
      ),
    )
    for (const { size } of heads) expect(size).toBeGreaterThanOrEqual(tables.length)
    // What one node has signed follows from the tiles of every other.
    for (const { size, root } of heads)
      for (const node of NODES) {
        const tile = async (name: HashTile) =>
          new Uint8Array(await (await diceLog(node, tilePath(name))).arrayBuffer())
        expect(await withTiles(size, tile, (hashes) => sameBytes(rootOf(size, hashes), root))).toBe(true)
      }
    for (const { players } of tables)
      for (const player of players) {
        expect(player.dice?.device?.alarm).toBeUndefined()
        player.close()
      }
  })

  /** Two at a table that node 0 runs, where none of them is; the second is called by this service, and leaves. */
  async function leftAlone(service: PushService) {
    const table = await seatedTable(at(0), { game: 'qwixx', seats: 2, takeover: false }, newAddress())
    const [host, friend] = table.players.map(({ cookie }, i) => TestClient.again(at(i + 1), cookie)) as [
      TestClient,
      TestClient,
    ]
    for (const client of [host, friend]) await client.join(table.code)
    for (const client of table.players) client.close()
    const device = service.subscribe(table.code).json
    expect((await friend.request('POST', '/api/me/calls/devices', device)).status).toBe(200)
    friend.close()
    return { ...table, host, friend }
  }

  it('who is awaited is called once, and the call is withdrawn wherever they come back', async () => {
    const service = await PushService.start()
    const { code, host, friend } = await leftAlone(service)
    const kinds = () => service.calls.map(({ call }) => call.t)
    await until(() => kinds().length === 1)
    const back = TestClient.again(at(2), friend.cookie)
    await back.join(code)
    await until(() => kinds().length === 2)
    await pause(CALL_DELAY_MS)
    expect(kinds()).toEqual(['turn', 'done'])
    for (const client of [host, back]) client.close()
    await service.stop()
  })

  it('who is awaited is called though the node that knew of it is killed before', async () => {
    const service = await PushService.start()
    const { host } = await leftAlone(service)
    const database = new URL(house.url).pathname.slice(1)
    const awaited = () => house.postgres.sql('select count(*) from places where awaited = 1', database)
    while ((await awaited()) === '0') await pause(50)
    await house.nodes[0]?.end('SIGKILL')
    await until(() => service.calls.length > 0)
    await house.nodes[0]?.start()
    await pause(CALL_DELAY_MS)
    expect(service.calls.map(({ call }) => call.t)).toEqual(['turn'])
    host.close()
    await service.stop()
  })
})
