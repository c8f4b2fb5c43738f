import { access, constants } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from './make-folder.ts'
import { StartError } from './settings.ts'
import type { Store } from './store/contract.ts'
import { MigrationError, sqliteStore } from './store/sqlite/store.ts'

const DATABASE = 'rattlecup.db'

export function databaseIn(folder: string): string {
  return join(folder, DATABASE)
}

/** Makes the data directory if need be. */
export async function makeData(folder: string): Promise<void> {
  try {
    await makeFolder(folder)
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(`the data directory '${folder}' can't be used: ${reason(error)}`)
  }
}

/** Opens the data directory, made if need be; any trouble becomes one clear sentence. */
export async function openData(folder: string): Promise<Store> {
  await makeData(folder)
  try {
    return await sqliteStore(databaseIn(folder))
  } catch (error) {
    throw new StartError(databaseTrouble(folder, error as Error & { code?: string }))
  }
}

/** Refuses a directory that a server runs on; that its database is damaged is no hindrance. */
export async function refuseInUse(folder: string): Promise<void> {
  try {
    // Closing it leaves no write-ahead log behind.
    await (await sqliteStore(databaseIn(folder))).close()
  } catch (error) {
    if (isInUse(error as Error)) throw new StartError(inUse(folder))
  }
}

const isInUse = (error: Error & { code?: string }): boolean => error.code === 'SQLITE_BUSY'
const inUse = (folder: string): string => `the data directory '${folder}' is in use by another server`

function databaseTrouble(folder: string, error: Error & { code?: string }): string {
  if (isInUse(error)) return inUse(folder)
  if (error.code === 'SQLITE_NOTADB' || error.code === 'SQLITE_CORRUPT') {
    return `the database in '${folder}' is damaged; restore it from a backup`
  }
  if (error instanceof MigrationError)
    return `the database in '${folder}' can't be brought up to date and is as it was: ${error.message}`
  return `the database in '${folder}' can't be opened: ${error.message}`
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'it is not writable'
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'it is not a directory'
  return code === 'ENOENT' ? "it can't be made there" : message
}
