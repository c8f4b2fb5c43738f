import { Kysely, Migrator, type Migration } from 'kysely'
import { TakenError, type EventLog, type Store } from '../contract.ts'
import { SqlDiceRows } from '../dice-rows.ts'
import { SqlDirectory } from '../directory.ts'
import { SqlCalls } from '../calls/sql.ts'
import { SqlHistory } from '../history/sql.ts'
import { SqlMail } from '../mail/sql.ts'
import { GroupCommit, type Entry } from '../group-commit.ts'
import { MIGRATIONS, type DatabaseSchema, whyNotMigrated } from '../schema.ts'
import { SqlRows } from '../sql-rows.ts'
import { Copier } from './copy.ts'
import { threadDialect } from './dialect.ts'
import { groupOf } from './messages.ts'
import { DatabaseThread } from './thread.ts'

/** A database that can't be brought up to date. It is as it was. */
export class MigrationError extends Error {}

/** Opens, and if need be creates or brings up to date, the database in `file`. */
export async function sqliteStore(
  file: string,
  migrations: Readonly<Record<string, Migration>> = MIGRATIONS,
): Promise<Store> {
  const thread = await DatabaseThread.open(file)
  const db = new Kysely<DatabaseSchema>({ dialect: threadDialect(thread) })
  try {
    await migrate(thread, db, migrations)
  } catch (error) {
    await thread.close()
    throw error
  }
  const log = new SqliteLog(thread)
  const copier = new Copier(thread, file)
  return {
    log,
    directory: new SqlDirectory(db),
    dice: new SqlDiceRows(db),
    history: new SqlHistory(db),
    calls: new SqlCalls(db),
    mail: new SqlMail(db),
    rows: new SqlRows(db),
    backup: (copy) => copier.copyTo(copy),
    lost: thread.lost,
    scrub: async () => void (await thread.ask({ do: 'scrub' })),
    check: async () => void (await thread.ask({ do: 'check' })),
    async close() {
      await log.settled()
      await thread.close()
    },
  }
}

/** Whether a store was made in this database. */
export async function holdsStore(file: string): Promise<boolean> {
  const thread = await DatabaseThread.open(file)
  const sql = "select name from sqlite_master where name = 'events'"
  try {
    const { rows } = (await thread.ask({ do: 'sql', sql, values: [] })) as { rows: unknown[] }
    return rows.length > 0
  } finally {
    await thread.close()
  }
}

/** All steps or none: a server of before must find a database that it understands. */
async function migrate(
  thread: DatabaseThread,
  db: Kysely<DatabaseSchema>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  await thread.ask({ do: 'begin' })
  try {
    const { error } = await migrator.migrateToLatest()
    if (error) throw error
    await thread.ask({ do: 'commit' })
  } catch (error) {
    await thread.ask({ do: 'rollback' })
    throw new MigrationError(whyNotMigrated(error as Error), { cause: error })
  }
}

class SqliteLog implements EventLog {
  readonly #thread: DatabaseThread
  readonly #commit = new GroupCommit((batch) => this.#write(batch))

  constructor(thread: DatabaseThread) {
    this.#thread = thread
  }

  append(table: number, seq: number, record: string): Promise<void> {
    return this.#commit.append(table, seq, record)
  }

  async load(table: number, from = 0): Promise<string[]> {
    return ((await this.#thread.ask({ do: 'load', table })) as string[]).slice(from)
  }

  async heads(tables: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const lengths = tables.map(async (table) => [table, (await this.load(table)).length] as const)
    return new Map(await Promise.all(lengths))
  }

  async rewrite(table: number, records: readonly string[]): Promise<void> {
    if (!(await this.#thread.ask({ do: 'rewrite', table, records })))
      throw new TakenError('the log has another length')
  }

  settled(): Promise<void> {
    return this.#commit.settled()
  }

  async #write(batch: readonly Entry[]): Promise<number[]> {
    return (await this.#thread.ask({ do: 'append', group: groupOf(batch) })) as number[]
  }
}
