import { CODE_ALPHABET, CODE_LENGTH, type CreateTable } from '@rattlecup/protocol'
import { randomInt } from 'node:crypto'
import type { Directory, TableRow } from '../store/contract.ts'

/** Enough tries to find a free code even where nineteen of twenty are taken. */
const MOST_TRIES = 200

interface NewTable {
  readonly settings: Omit<CreateTable, 'bots'>
  /** How many seats bots have. */
  readonly taken: number
  readonly now: () => number
  readonly isUsed: (code: string) => boolean
}

/** Enters a new table into the directory, under a code that no other has. */
export async function enterTable(
  directory: Pick<Directory, 'addTable'>,
  { settings, taken, now, isUsed }: NewTable,
): Promise<Pick<TableRow, 'id' | 'code'>> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const row: TableRow = {
      // Ids grow with time, so that the tables in play lie side by side in the index of the log.
      id: now() * 1000 + randomInt(1000),
      code: newCode(),
      game: settings.game,
      phase: 'open',
      listed: settings.listed,
      attended: false,
      seats: settings.seats,
      taken,
      host: null,
      updated: now(),
      due: null,
    }
    if (!isUsed(row.code) && (await directory.addTable(row))) return row
  }
  throw new Error(`no free code in ${MOST_TRIES} tries`)
}

function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')
}
