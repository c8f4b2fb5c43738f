import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresStore } from '../store/postgres/store.ts'
import { Balancer } from '../testing/balancer.ts'
import { allBack, pause, PlayedTable } from '../testing/house-players.ts'
import { TestHouse } from '../testing/house.ts'
import { hasPostgres, TestPostgres } from '../testing/postgres.ts'
import { buildFor } from '../testing/process.ts'
import { hasRedis } from '../testing/redis.ts'

const TABLES = Number(process.env['TABLES'] ?? 20)
const THINK_MS = Number(process.env['THINK_MS'] ?? 200)

/** A primary, and a standby without whose word nothing is acknowledged; nodes find whichever takes writes. */
describe.skipIf(!hasPostgres || !hasRedis)('a primary that is lost', () => {
  let primary: TestPostgres
  let standby: TestPostgres
  let balancer: Balancer
  let house: TestHouse
  let tables: PlayedTable[] = []

  beforeAll(async () => {
    primary = await TestPostgres.start()
    const name = new URL(await primary.createDatabase()).pathname.slice(1)
    standby = await primary.standby(['fsync=off'])
    await primary.sql("alter system set synchronous_standby_names = '*'")
    await primary.sql('select pg_reload_conf()')
    const servers = [primary, standby]
    const takesWrites = async (port: number) =>
      (await servers.find((server) => server.port === port)?.sql('select pg_is_in_recovery()')) === 'f'
    balancer = await Balancer.listen([primary.port, standby.port], takesWrites)
    await pause(1000)
    const database = { postgres: primary, url: primary.urlOf(name, balancer.port) }
    house = await TestHouse.open({ program: await buildFor('failover'), nodes: 3, redis: true, database })
    tables = await PlayedTable.openAll(house.address, { tables: TABLES, thinkMs: THINK_MS })
  }, 240_000)
  afterAll(async () => {
    for (const table of tables) table.close()
    await house.close()
    balancer.close()
    await standby.remove()
  }, 60_000)

  it('takes no acknowledged move along: the standby goes on by hand, and everybody is back', async () => {
    await pause(3000)
    const acknowledged = () => tables.reduce((sum, table) => sum + table.acknowledged.size, 0)
    await primary.end('SIGKILL')
    const before = acknowledged()
    await standby.sql('select pg_promote()')
    const took = await allBack(tables)
    await pause(6000)
    console.log(`all back after ${took} ms; ${before} moves before, ${acknowledged() - before} after`)
    expect(acknowledged() - before).toBeGreaterThan(TABLES)
    await Promise.all(tables.map((table) => table.stop()))
    await pause(3000)
    const store = await postgresStore(house.url)
    for (const table of tables) await table.audit(store)
    await store.check()
    await store.close()
  }, 180_000)
})
