import { join } from 'node:path'
import { afterAll, describe } from 'vitest'
import type { Store, TableRow } from '../store/contract.ts'
import { memoryStore } from '../store/memory.ts'
import { postgresStore } from '../store/postgres/store.ts'
import { sqliteStore } from '../store/sqlite/store.ts'
import { hasPostgres, TestPostgres } from './postgres.ts'
import { temporaryFolder } from './process.ts'

export interface OpenedStore {
  readonly store: Store
  readonly clean: () => Promise<void>
}

async function sqlite(): Promise<OpenedStore> {
  const { path, remove } = await temporaryFolder()
  return { store: await sqliteStore(join(path, 'a.db')), clean: remove }
}

/** One server for all tests of a file, started when first needed. */
let server: Promise<TestPostgres> | undefined
afterAll(async () => void (await (await server)?.remove()))

/** The address of a new and empty database. */
export async function newPostgresDatabase(): Promise<string> {
  return (await (server ??= TestPostgres.start())).createDatabase()
}

/** Tests that need PostgreSQL. */
export const describeOnPostgres = describe.skipIf(!hasPostgres)

async function postgres(): Promise<OpenedStore> {
  return { store: await postgresStore(await newPostgresDatabase()), clean: async () => {} }
}

const ALWAYS: [string, () => Promise<OpenedStore>][] = [
  ['memory', async () => ({ store: memoryStore(), clean: async () => {} })],
  ['sqlite', sqlite],
]

/** A table as a store lists it. */
export const TABLE_ROW: TableRow = {
  id: 1,
  code: 'ABCDE',
  game: 'qwixx',
  phase: 'open',
  listed: true,
  attended: false,
  seats: 2,
  taken: 0,
  host: null,
  updated: 10,
  due: null,
}

/** Every kind of store that can be had here, by name. */
export const STORES = hasPostgres ? [...ALWAYS, ['postgres', postgres] as (typeof ALWAYS)[number]] : ALWAYS
