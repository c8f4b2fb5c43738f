import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresStore } from '../store/postgres/store.ts'
import { allBack, pause, PlayedTable } from '../testing/house-players.ts'
import { TestHouse } from '../testing/house.ts'
import { hasPostgres } from '../testing/postgres.ts'
import { buildFor } from '../testing/process.ts'
import { hasRedis } from '../testing/redis.ts'

/** The whole size by TABLES=100; smaller in everyday runs. */
const TABLES = Number(process.env['TABLES'] ?? 20)
const THINK_MS = Number(process.env['THINK_MS'] ?? 200)
/** On a machine that is busy with other things it takes longer for reasons that are not ours. */
const HAND_OVER_MS = Number(process.env['HAND_OVER_MS'] ?? 2000)
/** How long play goes on after each fault. */
const PLAY_MS = Number(process.env['PLAY_MS'] ?? 3000)

const WITH_REDIS = [
  ['with Redis', true],
  ['on PostgreSQL alone', false],
] as const

describe.skipIf(!hasPostgres || !hasRedis).each(WITH_REDIS)('three nodes %s', (_, redis) => {
  let house: TestHouse
  let tables: PlayedTable[] = []
  const moves = () => tables.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)

  beforeAll(async () => {
    house = await TestHouse.open({ program: await buildFor(`cluster-${redis}`), nodes: 3, redis })
    tables = await PlayedTable.openAll(house.address, { tables: TABLES, thinkMs: THINK_MS })
  }, 240_000)
  afterAll(async () => {
    for (const table of tables) table.close()
    await house.close()
  }, 60_000)

  /** Something fails; everybody is back by themselves, and the game goes on. */
  async function through(what: string, fault: () => Promise<void>): Promise<void> {
    await fault()
    const took = await allBack(tables)
    const before = moves()
    await pause(PLAY_MS)
    console.log(`${what}: all back after ${took} ms, ${moves() - before} moves in the ${PLAY_MS} ms after`)
    expect(moves() - before).toBeGreaterThan(TABLES)
  }

  it('lose no move and count none twice while nodes, Redis and PostgreSQL fail in turn', async () => {
    await through('undisturbed', async () => {})
    for (const node of [0, 1])
      await through(`node ${node} killed and started again`, async () => {
        await house.nodes[node]?.end('SIGKILL')
        await pause(1500)
        await house.nodes[node]?.start()
      })
    await through('node 2 cut off and back', async () => {
      house.nodes[2]?.signal('SIGSTOP')
      await pause(6000)
      house.nodes[2]?.signal('SIGCONT')
    })
    if (house.redis)
      await through('Redis killed and started again', async () => {
        await house.redis?.end()
        await pause(1500)
        await house.redis?.run()
      })
    await through('PostgreSQL killed and started again', async () => {
      await house.postgres.end('SIGKILL')
      await pause(1000)
      await house.postgres.run()
    })
    await through('a node told to stop, and started again', async () => {
      const node = house.busiest
      const begun = Date.now()
      expect(await node.end('SIGTERM')).toBe(0)
      const ended = Date.now() - begun
      await allBack(tables)
      const took = Math.max(...tables.map(({ joinedAt }) => joinedAt)) - begun
      console.log(`clients handed over within ${took} ms, the node ended after ${ended} ms`)
      expect(took).toBeGreaterThan(0)
      expect(took).toBeLessThan(HAND_OVER_MS)
      await node.start()
    })
    await Promise.all(tables.map((table) => table.stop()))
    await pause(3000)
    const store = await postgresStore(house.url)
    let counted = 0
    for (const table of tables) counted += await table.audit(store)
    await store.check()
    await store.close()
    console.log(`${counted} moves in ${TABLES} logs`)
    expect(counted).toBeGreaterThan(6 * TABLES)
  }, 300_000)
})
