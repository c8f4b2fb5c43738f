import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { databaseIn, openData } from './data-dir.ts'
import { order } from './ops/control.ts'
import { StartError } from './settings.ts'
import { sqliteStore } from './store/sqlite/store.ts'

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Copies everything in the data directory into one new file, whether or not a server runs on it. */
export async function backUp(folder: string, file: string): Promise<void> {
  const copy = resolve(file)
  if (await exists(copy)) throw new StartError(`'${file}' exists already; a back-up never overwrites`)
  if (!(await exists(databaseIn(folder)))) throw new StartError(`there is no database in '${folder}'`)
  const reply = await order(folder, { backup: copy })
  if (reply && !reply.ok) throw new StartError(`the server could not make the back-up: ${reply.message}`)
  if (reply) return
  const store = await openData(folder)
  await store.backup(copy).finally(() => store.close())
}

/** Puts a back-up in the place of what is in the data directory. No server may run on it. */
export async function restore(folder: string, file: string): Promise<void> {
  if (!(await exists(file))) throw new StartError(`there is no back-up '${file}'`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Opening it is what refuses a directory in use; and closing it leaves no write-ahead log behind.
  if (await exists(databaseIn(folder))) await (await openData(folder)).close()
  const fresh = `${databaseIn(folder)}.restoring`
  await rm(fresh, { force: true })
  await copyFile(file, fresh)
  await checkBackUp(fresh, file)
  await rm(`${databaseIn(folder)}-wal`, { force: true })
  await rename(fresh, databaseIn(folder))
}

async function checkBackUp(copy: string, file: string): Promise<void> {
  try {
    const store = await sqliteStore(copy)
    await store.check().finally(() => store.close())
  } catch {
    await rm(copy, { force: true })
    throw new StartError(`'${file}' is not a back-up of Rattlecup, or it is damaged`)
  }
}
