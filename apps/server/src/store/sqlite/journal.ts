import type Libsql from 'libsql'
import { entryOf, type GroupedEntry } from './messages.ts'

/** As many entries as the journal gathers before they are sorted in: a few milliseconds' work. */
const MOST_UNSORTED = 4096

/** What the journal has of one table: records that follow one another. */
interface Tail {
  readonly first: number
  readonly records: string[]
}

/**
 * The log as it is written: a group of entries of many tables is one row at the end of the file, which costs a quarter of
 * a row and an index entry for each. From time to time they are sorted in, so that a table's records lie together:
 * a row of `events` holds records from number `seq` on, one a line. Which place is free is for the database to say: a
 * record is taken only if its table's head, in the same transaction, moves on from that very number.
 */
export class Journal {
  readonly #db: Libsql.Database
  readonly #insertGroup: Libsql.Statement<unknown[]>
  readonly #insertRecords: Libsql.Statement<unknown[]>
  readonly #deleteRecords: Libsql.Statement<unknown[]>
  readonly #selectRecords: Libsql.Statement<unknown[]>
  readonly #selectLast: Libsql.Statement<unknown[]>
  readonly #moveHead: Libsql.Statement<unknown[]>
  readonly #insertHead: Libsql.Statement<unknown[]>
  readonly #tails = new Map<number, Tail>()
  /** Written, but in a transaction that may still fail. */
  #staged: GroupedEntry[] = []
  #unsorted = 0

  constructor(db: Libsql.Database) {
    this.#db = db
    this.#insertGroup = db.prepare('insert into journal (entries) values (?)')
    this.#insertRecords = db.prepare('insert into events (table_id, seq, record) values (?, ?, ?)')
    this.#deleteRecords = db.prepare('delete from events where table_id = ?')
    this.#selectRecords = db.prepare('select record from events where table_id = ? order by seq').raw()
    this.#selectLast = db
      .prepare('select seq, record from events where table_id = ? order by seq desc limit 1')
      .raw()
    this.#moveHead = db.prepare('update heads set next = next + 1 where table_id = ? and next = ?')
    this.#insertHead = db.prepare('insert into heads (table_id, next) values (?, ?) on conflict do nothing')
    this.#recover()
  }

  /** Whether there is enough to sort in. */
  get isFull(): boolean {
    return this.#unsorted >= MOST_UNSORTED
  }

  /** Writes a group within a transaction; answers the indexes of the entries that were refused. */
  append(group: string): number[] {
    const entries = group.split('\n').map(entryOf)
    const refused = this.#refusedOf(entries)
    const kept = refused.length === 0 ? entries : entries.filter((_, index) => !refused.includes(index))
    for (const entry of kept) this.#staged.push(entry)
    if (kept.length > 0)
      this.#insertGroup.run(kept === entries ? group : kept.map(({ line }) => line).join('\n'))
    return refused
  }

  /** To be called when the transaction is durable. */
  confirm(): void {
    const staged = this.#staged
    this.#staged = []
    for (const entry of staged) this.#keep(entry)
  }

  /** To be called when the transaction failed. */
  undo(): void {
    this.#staged = []
  }

  load(table: number): string[] {
    const rows = this.#selectRecords.all(table) as [string][]
    return [...rows.flatMap(([lines]) => lines.split('\n')), ...(this.#tails.get(table)?.records ?? [])]
  }

  /** Within a transaction, for a log of this length; false for another. */
  rewrite(table: number, records: readonly string[]): boolean {
    if (this.load(table).length !== records.length) return false
    this.sortIn()
    this.#deleteRecords.run(table)
    this.#insertRecords.run(table, 0, records.join('\n'))
    return true
  }

  /** Puts every record where its table's records are, within a transaction. */
  sortIn(): void {
    const tables = [...this.#tails.keys()].sort((a, b) => a - b)
    for (const table of tables) {
      const { first, records } = this.#tails.get(table) as Tail
      this.#insertRecords.run(table, first, records.join('\n'))
    }
    this.#db.exec('delete from journal')
  }

  /** To be called when what was sorted in is durable. */
  forgetSorted(): void {
    this.#tails.clear()
    this.#unsorted = 0
  }

  /** What is built on a refused entry is refused as well, so that a log has no gaps. */
  #refusedOf(entries: readonly GroupedEntry[]): number[] {
    const lost = new Set<number>()
    const refused: number[] = []
    for (const [index, { table, seq }] of entries.entries()) {
      if (!lost.has(table) && this.#takes(table, seq)) continue
      lost.add(table)
      refused.push(index)
    }
    return refused
  }

  #takes(table: number, seq: number): boolean {
    if (this.#moveHead.run(table, seq).changes === 1) return true
    // It is taken, or the table has no head yet: it is new, or its log is older than heads are.
    if (this.#insertHead.run(table, this.#endOf(table)).changes === 0) return false
    return this.#moveHead.run(table, seq).changes === 1
  }

  /** The number that follows the last record there is. */
  #endOf(table: number): number {
    const tail = this.#tails.get(table)
    if (tail) return tail.first + tail.records.length
    const [last] = this.#selectLast.all(table) as [number, string][]
    return last ? last[0] + last[1].split('\n').length : 0
  }

  #keep({ table, seq, record }: GroupedEntry): void {
    const tail = this.#tails.get(table)
    if (tail) tail.records.push(record)
    else this.#tails.set(table, { first: seq, records: [record] })
    this.#unsorted++
  }

  #recover(): void {
    const groups = this.#db.prepare('select entries from journal order by id').raw().all() as [string][]
    for (const [group] of groups) for (const line of group.split('\n')) this.#keep(entryOf(line))
  }
}
