/** Tables for measuring: computed once, then kept in the system's temporary folder. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { computeTable, hazardFor, type ValueTable } from '../../packages/games/src/qwixx/bots/table.ts'
import { decodeTable, encodeTable } from '../../packages/games/src/qwixx/bots/table-file.ts'

export function loadTable(players: number): ValueTable {
  const hazard = hazardFor(players)
  const file = join(tmpdir(), `rattlecup-qwixx-${players}-${hazard}.bin`)
  const kept = existsSync(file) ? decodeTable(readFileSync(file)) : undefined
  if (kept) return kept
  const table = computeTable({ players, hazard })
  writeFileSync(file, encodeTable(table))
  return table
}
