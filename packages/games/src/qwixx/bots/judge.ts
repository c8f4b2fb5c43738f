import { exactJudge, type Judge } from '@rattlecup/bots'
import type { BlobCache } from '@rattlecup/kit'
import { readSolved, SOLVED_ALONE } from './index.ts'
import { sheetOfMasks, SHEETS } from './states.ts'
import { encodeTable } from './table-file.ts'
import { computeTable, pointsOfSteps, type ValueTable } from './table.ts'
import { qwixx } from '../game.ts'
import { sheetPoints } from '../rules/play.ts'
import type { Qwixx, QwixxState } from '../rules/types.ts'

/** A judge of Qwixx alone who knows the solved game. */
export async function qwixxJudge(cache: BlobCache, onSolve?: (share: number) => void): Promise<Judge<Qwixx>> {
  return judgeBy(await loadTable(cache, onSolve))
}

async function loadTable(cache: BlobCache, onSolve?: (share: number) => void): Promise<ValueTable> {
  const known = await readSolved(cache)
  if (known) return known
  const table = computeTable({ players: 1, ...(onSolve ? { onProgress: onSolve } : {}) })
  await cache.write(SOLVED_ALONE, encodeTable(table))
  return table
}

/** What has been scored, what this sheet will still bring, and as much as a clean one for each game to come. */
function judgeBy({ steps }: Pick<ValueTable, 'steps'>): Judge<Qwixx> {
  const clean = pointsOfSteps(steps[0] as number)
  return exactJudge(qwixx, (state: QwixxState) => {
    const sheet = sheetOfMasks(state.rows, 0, state.closed)
    const toCome = pointsOfSteps(steps[(state.penalties[0] as number) * SHEETS + sheet] as number)
    const scored = (state.totals[0] as number) + sheetPoints(state, 0)
    return [scored + toCome + (state.games - state.game) * clean]
  })
}
