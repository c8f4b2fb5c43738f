import { copyFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { databaseIn, makeData, openData, refuseInUse } from './data-dir.ts'
import { order } from './ops/control.ts'
import { StartError } from './settings.ts'
import { carryOver } from './dice-log/carry-over.ts'
import { holdsStore, sqliteStore } from './store/sqlite/store.ts'

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Copies everything in the data directory into one new file, whether or not a server runs on it. */
export async function backUp(folder: string, file: string): Promise<void> {
  const copy = resolve(file)
  if (await exists(copy)) throw new StartError(`'${file}' already exists; a backup never overwrites a file`)
  if (!(await exists(databaseIn(folder)))) throw new StartError(`there is no database in '${folder}'`)
  const reply = await order(folder, { backup: copy })
  if (reply && !reply.ok) throw failed(reply)
  if (reply) return
  const store = await openData(folder)
  try {
    await store.backup(copy)
  } catch (error) {
    throw failed(error as Error)
  } finally {
    await store.close()
  }
}

/**
 * Puts a backup in the place of what is in the data directory. No server may run on it. What the public log of the dice
 * got since then is kept, where it can be read; answers a warning where the log goes back.
 */
export async function restore(folder: string, file: string): Promise<string | undefined> {
  if (!(await exists(file))) throw new StartError(`there is no backup '${file}'`)
  const isNew = !(await exists(folder))
  try {
    return await putBack(folder, file)
  } catch (error) {
    // What was made only for this stays nowhere.
    if (isNew) await rmdir(folder).catch(() => undefined)
    throw error
  }
}

async function putBack(folder: string, file: string): Promise<string | undefined> {
  await makeData(folder)
  if (await exists(databaseIn(folder))) await refuseInUse(folder)
  const fresh = `${databaseIn(folder)}.restoring`
  await rm(fresh, { force: true })
  await copyFile(file, fresh).catch((error: Error) => {
    throw new StartError(`the backup '${file}' can't be copied: ${error.message}`)
  })
  await checkBackUp(fresh, file)
  const warning = await keepDiceLog(databaseIn(folder), fresh)
  await rm(`${databaseIn(folder)}-wal`, { force: true })
  await rename(fresh, databaseIn(folder))
  return warning
}

async function keepDiceLog(database: string, fresh: string): Promise<string | undefined> {
  const copy = await sqliteStore(fresh)
  const before = (await exists(database)) ? await sqliteStore(database).catch(() => undefined) : undefined
  try {
    return await carryOver(before?.dice, copy.dice)
  } finally {
    await before?.close()
    await copy.close()
  }
}

function failed({ message }: { readonly message: string }): StartError {
  return new StartError(`the backup could not be made: ${message}`)
}

async function checkBackUp(copy: string, file: string): Promise<void> {
  try {
    // An empty file, or another program's, would become a new and empty house.
    if (!(await holdsStore(copy))) throw new Error('nothing of ours is in it')
    const store = await sqliteStore(copy)
    await store.check().finally(() => store.close())
  } catch {
    await rm(copy, { force: true })
    throw new StartError(`'${file}' is not a backup of Rattlecup, or it is damaged`)
  }
}
