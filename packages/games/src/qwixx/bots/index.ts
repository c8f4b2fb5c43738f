import type { LoadBots, BlobCache } from '@rattlecup/kit'
import type { Qwixx } from '../rules/types.ts'
import { loadCompressed } from './compressed/load.ts'
import { loadLearned } from './learned/load.ts'
import { createLevels } from './levels.ts'
import { decodeTable } from './table-file.ts'
import { tableValues, type ValueTable } from './table.ts'

/** Where the solved game alone is kept, once somebody has solved it. */
export const SOLVED_ALONE = 'qwixx-alone'

/**
 * Qwixx's bots. What they know comes compressed and is there at once; alone they play by the solved game if it happens to
 * be in the cache.
 */
export const loadBots: LoadBots<Qwixx> = async (players, cache) => {
  const solved = players === 1 ? await readSolved(cache) : undefined
  return createLevels(
    solved ? tableValues(solved) : await loadCompressed(players),
    await loadLearned(players),
  )
}

/** The solved game alone, if it is in the cache. */
export async function readSolved(cache: BlobCache): Promise<ValueTable | undefined> {
  const kept = await cache.read(SOLVED_ALONE)
  const table = kept && decodeTable(kept)
  return table?.players === 1 ? table : undefined
}
