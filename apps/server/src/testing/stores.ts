import { join } from 'node:path'
import type { Store } from '../store/contract.ts'
import { memoryStore } from '../store/memory.ts'
import { sqliteStore } from '../store/sqlite/store.ts'
import { temporaryFolder } from './process.ts'

export interface OpenedStore {
  readonly store: Store
  readonly clean: () => Promise<void>
}

async function sqlite(): Promise<OpenedStore> {
  const { path, remove } = await temporaryFolder()
  return { store: await sqliteStore(join(path, 'a.db')), clean: remove }
}

/** Every kind of store there is, by name. */
export const STORES: [string, () => Promise<OpenedStore>][] = [
  ['memory', async () => ({ store: memoryStore(), clean: async () => {} })],
  ['sqlite', sqlite],
]
