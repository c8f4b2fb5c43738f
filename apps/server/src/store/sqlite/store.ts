import { Kysely, Migrator } from 'kysely'
import { TakenError, type EventLog, type Store } from '../contract.ts'
import { SqlDirectory } from '../directory.ts'
import { GroupCommit, type Entry } from '../group-commit.ts'
import { MIGRATIONS, type DatabaseSchema } from '../schema.ts'
import { Copier } from './copy.ts'
import { threadDialect } from './dialect.ts'
import { groupOf } from './messages.ts'
import { DatabaseThread } from './thread.ts'

/** Opens, and if need be creates or brings up to date, the database in `file`. */
export async function sqliteStore(file: string): Promise<Store> {
  const thread = await DatabaseThread.open(file)
  const db = new Kysely<DatabaseSchema>({ dialect: threadDialect(thread) })
  try {
    await migrate(db)
  } catch (error) {
    await thread.close()
    throw error
  }
  const log = new SqliteLog(thread)
  const copier = new Copier(thread, file)
  return {
    log,
    directory: new SqlDirectory(db),
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

async function migrate(db: Kysely<DatabaseSchema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
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

  async load(table: number): Promise<string[]> {
    return (await this.#thread.ask({ do: 'load', table })) as string[]
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
