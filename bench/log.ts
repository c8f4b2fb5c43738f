import { parseArgs } from 'node:util'
import pg from 'pg'
import { simulate } from '../apps/server/src/simulation/simulate.ts'
import { postgresStore } from '../apps/server/src/store/postgres/store.ts'
import type { Store } from '../apps/server/src/store/contract.ts'
import { TestPostgres } from '../apps/server/src/testing/postgres.ts'

/**
 * How fast an old table is read from a log of many events in PostgreSQL, and what packing does to it. The log is made of
 * one game's records, again and again, in twelve months.
 */
const { values } = parseArgs({
  options: { events: { type: 'string', default: '10000000' }, packed: { type: 'string', default: '1000' } },
})
const MONTHS = 12
const MONTH = 30 * 86_400_000
const LOADS = 500
const NOW = Date.UTC(2026, 11, 31)

const FILL = `
  insert into events (table_id, seq, record)
  select ($1::bigint + n) * 1000, seq - 1, record
  from generate_series(1, $2::int) as n, unnest($3::text[]) with ordinality as line(record, seq)`

const [postgres, { log: game }] = await Promise.all([
  TestPostgres.start(['fsync=off', 'max_wal_size=4GB', 'shared_buffers=256MB']),
  simulate(1),
])
const url = await postgres.createDatabase()
try {
  const months = Array.from({ length: MONTHS }, (_, month) => NOW - (month + 1) * MONTH)
  for (const month of months) await (await postgresStore(url, { now: () => month })).close()
  const store = await postgresStore(url, { now: () => NOW })
  const client = new pg.Client(url)
  await client.connect()
  const tables = Math.ceil(Number(values.events) / MONTHS / game.length)
  await timed(`${tables * MONTHS * game.length} events of ${tables * MONTHS} tables written`, async () => {
    for (const month of months) await client.query(FILL, [month, tables, game])
    await client.query('analyze events')
  })
  await size(client, 'events')
  const some = (n: number, most: number) =>
    Array.from({ length: n }, () => {
      const month = months[Math.floor(Math.random() * MONTHS)] as number
      return (month + 1 + Math.floor(Math.random() * most)) * 1000
    })
  await loads(store, 'in rows', some(LOADS, tables))
  let packed = 0
  await timed(`${values.packed} tables packed`, async () => {
    while (packed < Number(values.packed))
      packed += (await store.archive?.step({ pack: NOW, remove: 0 }, NOW))?.packed ?? Infinity
  })
  const { rows } = await client.query<{ id: number }>(
    'select table_id::float8 as id from packed order by random() limit $1',
    [LOADS],
  )
  await loads(
    store,
    'packed',
    rows.map(({ id }) => id),
  )
  const bytes = await client.query<{ n: number }>('select avg(length(records))::float8 as n from packed')
  const text = game.reduce((sum, line) => sum + line.length, 0)
  console.log(
    `a table of ${game.length} events: ${text} characters, packed ${bytes.rows[0]?.n.toFixed(0)} bytes`,
  )
  await client.end()
  await store.close()
} finally {
  await postgres.remove()
}

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const begun = performance.now()
  await work()
  console.log(`${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}

async function size(client: pg.Client, of: string): Promise<void> {
  const { rows } = await client.query<{ n: number }>(
    `select sum(pg_total_relation_size(inhrelid))::float8 as n from pg_inherits where inhparent = '${of}'::regclass`,
  )
  console.log(`the log takes ${((rows[0]?.n ?? 0) / 1e9).toFixed(2)} GB`)
}

async function loads(store: Store, how: string, ids: readonly number[]): Promise<void> {
  const times: number[] = []
  for (const id of ids) {
    const begun = performance.now()
    if ((await store.log.load(id)).length !== game.length) throw new Error(`table ${id} is not whole`)
    times.push(performance.now() - begun)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] as number).toFixed(2)
  console.log(`load ${how}, ${times.length} tables: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`)
}
