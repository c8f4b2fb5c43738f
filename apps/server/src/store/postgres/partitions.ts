import type pg from 'pg'

/** Table ids are milliseconds since 1970 times this. */
const IDS_A_MS = 1000

/** Makes the partitions of this month and the next, unless they are there. To be called at the start and every day. */
export async function makePartitions(pool: pg.Pool, now: number): Promise<void> {
  for (const ahead of [0, 1]) {
    const from = monthOf(now, ahead)
    const name = `events_${from.toISOString().slice(0, 7).replace('-', '_')}`
    const [first, last] = [from, monthOf(now, ahead + 1)].map((date) => date.getTime() * IDS_A_MS)
    await pool
      .query(`create table if not exists ${name} partition of events for values from (${first}) to (${last})`)
      .catch(ignoreTwin)
  }
}

function monthOf(now: number, ahead: number): Date {
  const date = new Date(now)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + ahead))
}

/** Another node that starts at the same moment may be making it: then it is there. */
function ignoreTwin(error: Error & { code?: string }): void {
  if (error.code !== '42P07' && error.code !== '23505') throw error
}
