import { Kysely, Migrator, PostgresDialect } from 'kysely'
import type { Store } from '../contract.ts'
import { SqlDiceRows } from '../dice-rows.ts'
import { SqlDirectory } from '../directory.ts'
import { SqlCalls } from '../calls/sql.ts'
import { SqlHistory } from '../history/sql.ts'
import { SqlMail } from '../mail/sql.ts'
import { whyNotMigrated, type DatabaseSchema } from '../schema.ts'
import { SqlRows } from '../sql-rows.ts'
import { Archive } from './archive.ts'
import { allReaching, ANSWER_MS, connectionPool, reaching } from './connections.ts'
import { PostgresLog } from './log.ts'
import { POSTGRES_MIGRATIONS } from './migrations.ts'
import { PostgresNodes } from './nodes.ts'
import { makePartitions } from './partitions.ts'
import { scrubbing } from './scrubbing.ts'

/** Connections for everything but appending. */
const MOST_CONNECTIONS = 8

/** A log has gaps, or begins late. */
const GAPS = `
  select table_id from events group by table_id
  having count(*) <> max(seq) - min(seq) + 1
    or min(seq) > coalesce((select next from packed where packed.table_id = events.table_id), 0)
  limit 1`

/** Opens, and if need be fills or brings up to date, the database at this address. Other nodes may use it too. */
export async function postgresStore(
  url: string,
  { now = Date.now, answerMs = ANSWER_MS }: { now?: () => number; answerMs?: number } = {},
): Promise<Store> {
  await bringUpToDate(url, now())
  const appending = connectionPool(url, 1, answerMs)
  const pool = connectionPool(url, MOST_CONNECTIONS, answerMs)
  const db = new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) })
  const log = new PostgresLog(appending, pool)
  const close = async () => {
    await log.settled()
    await Promise.all([appending.end(), db.destroy()])
  }
  return {
    log,
    directory: allReaching(new SqlDirectory(db)),
    dice: allReaching(new SqlDiceRows(db)),
    history: allReaching(new SqlHistory(db)),
    calls: allReaching(new SqlCalls(db)),
    mail: allReaching(new SqlMail(db)),
    rows: new SqlRows(db),
    nodes: new PostgresNodes(pool),
    archive: new Archive(pool),
    backup: () => Promise.reject(new Error('a database of many nodes is backed up by pg_dump')),
    lost: new Promise(() => {}),
    scrub: scrubbing(url),
    async check() {
      const { rows } = await pool.query<{ table_id: number }>(GAPS)
      if (rows[0]) throw new Error(`the database is damaged: the log of table ${rows[0].table_id} has gaps`)
    },
    close,
  }
}

/** Takes as long as it takes: a house that has grown, or another node that is doing it. */
async function bringUpToDate(url: string, now: number): Promise<void> {
  const pool = connectionPool(url, 2, 0)
  const db = new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db)
    await reaching(makePartitions(pool, now))
  } finally {
    await db.destroy()
  }
}

async function migrate(db: Kysely<DatabaseSchema>): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(POSTGRES_MIGRATIONS) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw new Error(whyNotMigrated(error as Error), { cause: error })
}
