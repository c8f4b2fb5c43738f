import { findGame } from '@rattlecup/games'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseIn, openData } from '../src/data-dir.ts'
import type { Store } from '../src/store/contract.ts'
import { replay } from '../src/table/state/apply.ts'
import { readLog } from '../src/table/state/records.ts'
import type { Acknowledged } from './play.ts'
import type { Files } from './power-loss.ts'

/** Opens a house on these files, as its next start would; answers what is wrong, undefined if nothing that was acknowledged is lost. */
export async function whatIsLost(
  files: Files,
  acknowledged: readonly Acknowledged[],
): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'rattlecup-disk-'))
  try {
    for (const [name, bytes] of files) await writeFile(join(folder, name), bytes)
    return await lostIn(folder, acknowledged)
  } catch (error) {
    return `${databaseIn('')} can't be read: ${(error as Error).message}`
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function lostIn(folder: string, acknowledged: readonly Acknowledged[]): Promise<string | undefined> {
  const store = await openData(folder)
  try {
    await store.check()
    for (const code of new Set(acknowledged.map((each) => each.code))) {
      const own = acknowledged.filter((each) => each.code === code)
      const lost = await lostOf(store, code, own)
      if (lost) return lost
    }
    return undefined
  } finally {
    await store.close()
  }
}

async function lostOf(
  store: Store,
  code: string,
  acknowledged: readonly Acknowledged[],
): Promise<string | undefined> {
  const row = await store.directory.tableByCode(code)
  if (!row) return `table ${code} is lost`
  const log = readLog(await store.log.load(row.id))
  replay(log, findGame)
  const ids = log.records.flatMap(({ i }) => (i === undefined ? [] : [i]))
  if (new Set(ids).size < ids.length) return `a command at table ${code} counts twice`
  const lost = acknowledged.filter(({ id }) => !ids.includes(id))
  return lost.length > 0 ? `${lost.length} commands at table ${code} are lost` : undefined
}
