import Libsql from 'libsql'
import { closeSync, openSync } from 'node:fs'
import { Journal } from './journal.ts'

/** How large the write-ahead log grows, in pages, before it is written back into the file: each page once, however often it changed. */
const CHECKPOINT_PAGES = 4000

/** For the owner alone: whoever reads it can sign cookies and knows dice that are still secret. */
const PRIVATE = 0o600

/** The one connection to the database. It holds an exclusive lock on the file for as long as it lives. */
export class Database {
  readonly #db: Libsql.Database
  #isFrozen = false
  #isMigrating = false
  #scrubsLater = false
  #opened: Journal | undefined

  constructor(file: string) {
    closeSync(openSync(file, 'a', PRIVATE))
    this.#db = new Libsql(file)
    this.#db.exec('pragma locking_mode = exclusive')
    this.#db.exec('pragma journal_mode = wal')
    this.#db.exec('pragma synchronous = full')
    this.#db.exec(`pragma wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
    this.#db.exec('pragma foreign_keys = on')
    // What is deleted is overwritten, in pages that become free too: names and words are to be gone for good.
    this.#db.exec('pragma secure_delete = on')
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
    if (this.#isMigrating) return work()
    // One that a failing disk left open would refuse all that come after it.
    this.#giveUp()
    this.#db.exec('begin immediate')
    try {
      work()
      this.#db.exec('commit')
    } catch (error) {
      this.#opened?.undo()
      this.#giveUp()
      throw error
    }
    this.#opened?.confirm()
  }

  /** Ends a transaction without effect; after grave errors, such as a full disk, SQLite has done so by itself. */
  #giveUp(): void {
    if (this.#db.inTransaction) this.#db.exec('rollback')
  }

  /** Writes a group of entries, within a transaction; answers the indexes of those that were refused. */
  append(group: string): number[] {
    return this.#journal.append(group)
  }

  load(table: number): string[] {
    return this.#journal.load(table)
  }

  /** Replaces the log of a table, if it has this length. What was there is overwritten. */
  rewrite(table: number, records: readonly string[]): boolean {
    const journal = this.#journal
    let isDone = false
    this.together(() => void (isDone = journal.rewrite(table, records)))
    if (isDone) journal.forgetSorted()
    return isDone
  }

  /** What was overwritten here is still in the file itself, and in the write-ahead log, until that is written back. */
  scrub(): void {
    // While the file is copied it must not change.
    if (this.#isFrozen) this.#scrubsLater = true
    else this.#db.pragma('wal_checkpoint(truncate)')
  }

  /** To be called when nobody waits: brings order into what was appended. */
  tidy(): void {
    const journal = this.#opened
    if (!journal?.isFull) return
    this.together(() => journal.sortIn())
    journal.forgetSorted()
  }

  /** Between the first of these and one of the others everything is one transaction: for migrations, before anybody else asks. */
  migrate(step: 'begin' | 'commit' | 'rollback'): void {
    // After grave errors, such as a full disk, SQLite has ended the transaction by itself.
    if (step !== 'rollback' || this.#db.inTransaction) this.#db.exec(step)
    this.#isMigrating = step === 'begin'
  }

  /** Any statement; answers rows, and how many rows changed. */
  run(sql: string, values: readonly unknown[]): { rows: unknown[]; changes: number } {
    const statement = this.#db.prepare(sql)
    if (statement.reader) return { rows: statement.all(...values), changes: 0 }
    return { rows: [], changes: statement.run(...values).changes }
  }

  /** Writes everything into the file, which from then on stays as it is: what follows goes into the write-ahead log alone. */
  freeze(): void {
    this.#db.exec('pragma wal_autocheckpoint = 0')
    const [row] = this.#db.pragma('wal_checkpoint(truncate)') as { busy?: number }[]
    if (row?.busy !== 0) throw new Error('the write-ahead log could not be written back')
    this.#isFrozen = true
  }

  thaw(): void {
    this.#db.exec(`pragma wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
    this.#isFrozen = false
    if (this.#scrubsLater) this.scrub()
    this.#scrubsLater = false
  }

  close(): void {
    this.#db.close()
  }

  /** Opened when first needed: its tables are made by a migration, which needs this connection. */
  get #journal(): Journal {
    return (this.#opened ??= new Journal(this.#db))
  }
}
