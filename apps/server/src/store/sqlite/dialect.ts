import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import type { DatabaseThread } from './thread.ts'

/** Lets Kysely speak to the database thread. */
export function threadDialect(thread: DatabaseThread): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ThreadDriver(thread),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class ThreadDriver implements Driver {
  readonly #connection: DatabaseConnection

  constructor(thread: DatabaseThread) {
    this.#connection = new ThreadConnection(thread)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection
  }

  // One connection serves everything, so a transaction would take in statements of others.
  beginTransaction(): Promise<void> {
    return Promise.reject(new Error('write it as one statement; there are no transactions here'))
  }

  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}

class ThreadConnection implements DatabaseConnection {
  readonly #thread: DatabaseThread

  constructor(thread: DatabaseThread) {
    this.#thread = thread
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = (await this.#thread.ask({ do: 'sql', sql, values: parameters })) as {
      rows: R[]
      changes: number
    }
    return { rows, numAffectedRows: BigInt(changes) }
  }

  // oxlint-disable-next-line require-yield -- part of Kysely's contract, never called here
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('results are not streamed here')
  }
}
