import type pg from 'pg'

/** Table ids are milliseconds since 1970 times this. */
const IDS_A_MS = 1000

/**
 * Makes the partitions of this month and the next, unless they are there. To be called at the start and when a month
 * begins. What a month that had none left in the rest goes where it belongs.
 */
export async function makePartitions(pool: pg.Pool, now: number): Promise<void> {
  for (const ahead of [0, 1]) {
    const [from, to] = [monthOf(now, ahead), monthOf(now, ahead + 1)]
    const name = `events_${from.toISOString().slice(0, 7).replace('-', '_')}`
    await makePartition(pool, name, { first: idAt(from), last: idAt(to) }).catch(ignoreTwin)
  }
}

interface Range {
  readonly first: number
  /** The first that follows. */
  readonly last: number
}

async function makePartition(pool: pg.Pool, name: string, { first, last }: Range): Promise<void> {
  const { rows } = await pool.query('select to_regclass($1) as found', [name])
  if ((rows[0] as { found: string | null }).found !== null) return
  await inTransaction(pool, [
    'lock table events in access exclusive mode',
    `create table ${name} (like events including all)`,
    `with moved as (delete from events_rest where table_id >= ${first} and table_id < ${last} returning *)
     insert into ${name} select * from moved`,
    `alter table events attach partition ${name} for values from (${first}) to (${last})`,
  ])
}

const MONTHS = `
  select inhrelid::regclass::text as name from pg_inherits
  where inhparent = 'events'::regclass and inhrelid::regclass::text ~ '^events_\\d{4}_\\d\\d$'`

/** Drops past months whose tables are all packed or gone. Writing waits a moment for each. */
export async function dropEmptyPartitions(pool: pg.Pool, now: number): Promise<string[]> {
  const present = `events_${monthOf(now, 0).toISOString().slice(0, 7).replace('-', '_')}`
  const { rows } = await pool.query<{ name: string }>(MONTHS)
  const dropped: string[] = []
  for (const { name } of rows) {
    if (name >= present || !(await isEmpty(pool, name))) continue
    // Once more where nobody can write: a log that was rewritten may have come back meanwhile.
    await inTransaction(pool, [
      "set local lock_timeout = '2s'",
      'lock table events in access exclusive mode',
      `do $$ begin if not exists (select from ${name}) then drop table ${name}; end if; end $$`,
    ])
    dropped.push(name)
  }
  return dropped
}

async function isEmpty(pool: pg.Pool, name: string): Promise<boolean> {
  const { rows } = await pool.query(`select from ${name} limit 1`)
  return rows.length === 0
}

async function inTransaction(pool: pg.Pool, statements: readonly string[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const statement of statements) await client.query(statement)
    await client.query('commit')
    client.release()
  } catch (error) {
    // A connection that is thrown away takes its transaction with it.
    client.release(true)
    throw error
  }
}

function idAt(date: Date): number {
  return date.getTime() * IDS_A_MS
}

function monthOf(now: number, ahead: number): Date {
  const date = new Date(now)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + ahead))
}

/** Another node that starts at the same moment may be making it: then it is there. */
function ignoreTwin(error: Error & { code?: string }): void {
  if (error.code !== '42P07' && error.code !== '23505') throw error
}
