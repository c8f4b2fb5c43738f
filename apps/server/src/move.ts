import { isDeepStrictEqual } from 'node:util'
import { access } from 'node:fs/promises'
import { databaseIn, openData } from './data-dir.ts'
import { openDatabase } from './open-store.ts'
import { StartError } from './settings.ts'
import type { Store } from './store/contract.ts'
import { ROW_KEYS, type SqlRow, type RowKind, type SqlRows } from './store/sql-rows.ts'

/** This many at a time that neither side waits long for the other. */
const ROWS = 200
const LOGS = 50

type Progress = (done: number, total: number) => void

/** A store that keeps rows, which is every one that is kept. */
interface Kept {
  readonly store: Store
  readonly rows: SqlRows
}

/**
 * Copies everything from one place, a data directory or a PostgreSQL database, to another, and compares each record with
 * what it was. What is there already is compared and kept, so a move that was cut short goes on when it is asked again.
 */
export async function moveData(from: string, to: string, onProgress: Progress): Promise<number> {
  const source = await open(from, 'must be there')
  try {
    const target = await open(to, 'may be new')
    try {
      return await copy(source, target, onProgress)
    } finally {
      await target.store.close()
    }
  } finally {
    await source.store.close()
  }
}

async function open(place: string, how: 'must be there' | 'may be new'): Promise<Kept> {
  const isAddress = /^postgres(?:ql)?:/.test(place)
  if (!isAddress && how === 'must be there')
    await access(databaseIn(place)).catch(() => {
      throw new StartError(`there is no database in '${place}'`)
    })
  const store = isAddress ? await openDatabase(place) : await openData(place)
  try {
    await refuseInUse(store)
  } catch (error) {
    await store.close()
    throw error
  }
  return { store, rows: store.rows as SqlRows }
}

/** A data directory can be opened once; of a database that nodes share, one of them says that it is there. */
async function refuseInUse({ nodes }: Store): Promise<void> {
  const living = (await nodes?.living()) ?? []
  if (living.length > 0) throw new StartError('the database is in use by a server; stop it first')
}

async function copy(from: Kept, to: Kept, onProgress: Progress): Promise<number> {
  const kinds = Object.keys(ROW_KEYS) as RowKind[]
  const counts = await Promise.all(kinds.map((kind) => from.rows.count(kind)))
  // Each table counts twice: its row, and its log.
  const total = counts.reduce((sum, count) => sum + count, 0) + (await from.rows.count('tables'))
  let done = 0
  const count = (some: number) => onProgress((done += some), total)
  for (const kind of kinds) await copyRows(from.rows, to.rows, kind, count)
  await copyLogs(from.store, to.store, count)
  return total
}

async function copyRows(
  from: SqlRows,
  to: SqlRows,
  kind: RowKind,
  count: (n: number) => void,
): Promise<void> {
  for (let last: SqlRow | undefined; ;) {
    const rows = await from.after(kind, last, ROWS)
    if (rows.length === 0) return
    await to.add(kind, rows)
    const written = new Map((await to.same(kind, rows)).map((row) => [nameOf(kind, row), row]))
    const other = rows.find((row) => !isDeepStrictEqual({ ...row }, { ...written.get(nameOf(kind, row)) }))
    if (other) throw new StartError(`what is moved to has another row in '${kind}': ${nameOf(kind, other)}`)
    count(rows.length)
    last = rows.at(-1)
  }
}

function nameOf(kind: RowKind, row: SqlRow): string {
  return ROW_KEYS[kind].map((column) => row[column]).join(' ')
}

async function copyLogs(from: Store, to: Store, count: (n: number) => void): Promise<void> {
  for (let last = 0; ;) {
    const ids = await from.directory.tableIds(last, LOGS)
    if (ids.length === 0) return
    await Promise.all(ids.map((id) => copyLog(from, to, id)))
    count(ids.length)
    last = ids.at(-1) as number
  }
}

async function copyLog(from: Store, to: Store, table: number): Promise<void> {
  const records = await from.log.load(table)
  const present = await to.log.load(table)
  const missing = records.slice(present.length)
  await Promise.all(missing.map((record, i) => to.log.append(table, present.length + i, record)))
  const written = missing.length === 0 ? present : await to.log.load(table)
  if (!isDeepStrictEqual(written, records))
    throw new StartError(`what is moved to has another log of table ${table}`)
}
