import type { Game } from '@rattlecup/kit'
import { nextTurn, SLICE_MS } from '../slices.ts'
import type { FinishedSeat } from '../store/history/contract.ts'
import { EndedGames } from './finished.ts'
import { PublicLog, UPDATES_KEPT } from './public/public-log.ts'
import { replayRecord } from './state/apply.ts'
import type { LogRecord, MadeRecord } from './state/records.ts'
import { TableState } from './state/state.ts'

/** What a table's log comes to. */
export interface TableRead {
  readonly state: TableState
  readonly publicLog: PublicLog
  /** The seats of the games that ended. */
  readonly ended: readonly FinishedSeat[]
}

/** A log no longer than this is read without a break. */
const SHORT = 500

/**
 * Reads a log. A long one takes a second; other tables play on meanwhile. `updated` is when something last happened: a
 * game whose last record does not say when ended by then.
 */
export async function readTable(
  lines: readonly string[],
  findGame: (id: string) => Game | undefined,
  updated: number,
): Promise<TableRead> {
  const [made, ...records] = lines
  const state = new TableState(madeBy(made), findGame)
  const ended = new EndedGames()
  // Whoever comes back later than that gets the whole table, so nobody needs earlier updates.
  const firstTold = Math.max(0, records.length - UPDATES_KEPT)
  let publicLog = new PublicLog(state)
  let begun = performance.now()
  for (const [at, line] of records.entries()) {
    if (at === firstTold) publicLog = new PublicLog(state)
    const record = JSON.parse(line) as LogRecord
    replayRecord(state, record)
    if (at >= firstTold) publicLog.add(record)
    ended.note(state, record.at ?? updated)
    if (at < SHORT || performance.now() - begun < SLICE_MS) continue
    await nextTurn()
    begun = performance.now()
  }
  return { state, publicLog, ended: ended.seats }
}

function madeBy(line: string | undefined): MadeRecord {
  const made = JSON.parse(line ?? 'null') as MadeRecord | null
  if (made?.k !== 'made') throw new Error('a log begins with the record that makes its table')
  return made
}
