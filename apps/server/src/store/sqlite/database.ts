import Libsql from 'libsql'
import { FIELDS } from './messages.ts'

/** How many rows one statement inserts; the largest that fits is taken, so few calls carry many rows. */
const CHUNKS = [64, 16, 4, 1] as const

type Value = number | string

/** The one connection to the database. It holds an exclusive lock on the file for as long as it lives. */
export class Database {
  readonly #db: Libsql.Database
  readonly #inserts = new Map<number, Libsql.Statement<unknown[]>>()
  #load: Libsql.Statement<unknown[]> | undefined

  constructor(file: string) {
    this.#db = new Libsql(file)
    this.#db.exec('pragma locking_mode = exclusive')
    this.#db.exec('pragma journal_mode = wal')
    this.#db.exec('pragma synchronous = full')
    this.#db.exec('pragma foreign_keys = on')
    // The lock is taken with the first write; take it now, so that a second server fails at its start.
    this.#db.exec('begin exclusive; commit')
  }

  /** Reads everything there is: for a copy from outside, not for every start. */
  check(): void {
    const [row] = this.#db.pragma('quick_check(1)') as { quick_check?: string }[]
    if (row?.quick_check !== 'ok') throw new Error(`the database is damaged: ${row?.quick_check}`)
  }

  /** Carries out all work in one transaction: one fsync for all of it. */
  together(work: () => void): void {
    this.#db.exec('begin immediate')
    try {
      work()
      this.#db.exec('commit')
    } catch (error) {
      this.#unwind('rollback')
      throw error
    }
  }

  /** Inserts all rows, within a transaction; answers the indexes of those whose place was taken. */
  append(values: readonly Value[]): number[] {
    this.#db.exec('savepoint appending')
    try {
      this.#insertAll(values)
      return []
    } catch (error) {
      this.#unwind('rollback to appending')
      if (!isTaken(error)) throw error
      return this.#appendOneByOne(values)
    } finally {
      this.#unwind('release appending')
    }
  }

  load(table: number): string[] {
    this.#load ??= this.#db.prepare('select record from events where table_id = ? order by seq').raw()
    return (this.#load.all(table) as [string][]).map(([record]) => record)
  }

  /** Any statement; answers rows, and how many rows changed. */
  run(sql: string, values: readonly unknown[]): { rows: unknown[]; changes: number } {
    const statement = this.#db.prepare(sql)
    if (statement.reader) return { rows: statement.all(...values), changes: 0 }
    return { rows: [], changes: statement.run(...values).changes }
  }

  backup(file: string): void {
    this.#db.prepare('vacuum into ?').run(file)
  }

  close(): void {
    this.#db.close()
  }

  #insertAll(values: readonly Value[]): void {
    let from = 0
    for (const rows of CHUNKS) {
      const step = rows * FIELDS
      for (; values.length - from >= step; from += step)
        this.#insert(rows).run(values.slice(from, from + step))
    }
  }

  #insert(rows: number): Libsql.Statement<unknown[]> {
    let statement = this.#inserts.get(rows)
    if (!statement) {
      const places = Array.from({ length: rows }, () => '(?, ?, ?)').join(', ')
      statement = this.#db.prepare(`insert into events (table_id, seq, record) values ${places}`)
      this.#inserts.set(rows, statement)
    }
    return statement
  }

  /** The rare way: somebody else wrote to one of the tables. What follows a refused row in its table is refused as well. */
  #appendOneByOne(values: readonly Value[]): number[] {
    const refused: number[] = []
    const lost = new Set<Value>()
    for (let index = 0; index * FIELDS < values.length; index++) {
      const row = values.slice(index * FIELDS, (index + 1) * FIELDS)
      const table = row[0] as Value
      if (lost.has(table) || !this.#tryInsert(row)) {
        lost.add(table)
        refused.push(index)
      }
    }
    return refused
  }

  #tryInsert(row: Value[]): boolean {
    try {
      this.#insert(1).run(row)
      return true
    } catch (error) {
      if (isTaken(error)) return false
      throw error
    }
  }

  /** After grave errors, such as a full disk, SQLite has ended the transaction by itself. */
  #unwind(how: string): void {
    if (this.#db.inTransaction) this.#db.exec(how)
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && String((error as { code?: unknown }).code).startsWith('SQLITE_CONSTRAINT')
}
