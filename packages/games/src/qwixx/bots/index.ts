import type { LoadBots, Shelf } from '@rattlecup/kit'
import type { Qwixx } from '../rules/types.ts'
import { loadFolded } from './folded/load.ts'
import { loadLearned } from './learned/load.ts'
import { createLevels } from './levels.ts'
import { decodeTable } from './table-file.ts'
import { tableValues, type ValueTable } from './table.ts'

/** Where the solved game alone is kept, once somebody has solved it. */
export const SOLVED_ALONE = 'qwixx-alone'

/**
 * Qwixx's bots. What they know comes folded small and is there at once; alone they play by the solved game if it happens to
 * be on the shelf.
 */
export const loadBots: LoadBots<Qwixx> = async (players, shelf) => {
  const solved = players === 1 ? await readSolved(shelf) : undefined
  return createLevels(solved ? tableValues(solved) : await loadFolded(players), await loadLearned(players))
}

/** The solved game alone, if it is on the shelf. */
export async function readSolved(shelf: Shelf): Promise<ValueTable | undefined> {
  const kept = await shelf.read(SOLVED_ALONE)
  const table = kept && decodeTable(kept)
  return table?.players === 1 ? table : undefined
}
