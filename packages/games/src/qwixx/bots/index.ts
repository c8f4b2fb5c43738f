import type { LoadBots, Shelf } from '@rattlecup/kit'
import type { Qwixx } from '../rules/types.ts'
import { loadFolded } from './folded/load.ts'
import { createLevels } from './levels.ts'
import { decodeTable } from './table-file.ts'
import type { ValueTable } from './table.ts'

/** Where the solved game alone is kept, once somebody has solved it. */
export const SOLVED_ALONE = 'qwixx-alone'

/**
 * Qwixx's bots. They play by tables that come folded and are there at once; alone, by the solved game if it happens to be
 * on the shelf.
 */
export const loadBots: LoadBots<Qwixx> = async (players, shelf) => {
  const solved = players === 1 ? await readSolved(shelf) : undefined
  const table = solved ?? (await loadFolded(players))
  return createLevels(() => table)
}

/** The solved game alone, if it is on the shelf. */
export async function readSolved(shelf: Shelf): Promise<ValueTable | undefined> {
  const kept = await shelf.read(SOLVED_ALONE)
  const table = kept && decodeTable(kept)
  return table?.players === 1 ? table : undefined
}
