import type { Game } from '@rattlecup/kit'
import type { FinishedSeat } from '../store/history/contract.ts'
import { EndedGames } from './finished.ts'
import { PublicLog } from './public/public-log.ts'
import { replayRecord } from './state/apply.ts'
import { readLog } from './state/records.ts'
import { TableState } from './state/state.ts'

/** What a table's log comes to. */
interface TableRead {
  readonly state: TableState
  readonly publicLog: PublicLog
  /** The seats of the games that ended. */
  readonly ended: readonly FinishedSeat[]
}

/** Reads a log. `updated` is when something last happened: a game whose last record does not say when ended by then. */
export function readTable(
  lines: readonly string[],
  findGame: (id: string) => Game | undefined,
  updated: number,
): TableRead {
  const { made, records } = readLog(lines)
  const state = new TableState(made, findGame)
  const publicLog = new PublicLog(state)
  const ended = new EndedGames()
  for (const record of records) {
    replayRecord(state, record)
    publicLog.add(record)
    ended.note(state, record.at ?? updated)
  }
  return { state, publicLog, ended: ended.seats }
}
