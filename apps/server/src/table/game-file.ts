import {
  isHouseFile,
  openingHash,
  type Game,
  type GameEnd,
  type GameFile,
  type GameLog,
  type HouseFile,
  type Match,
} from '@rattlecup/kit'
import { replay } from './state/apply.ts'
import type { LedgerDice } from './state/ledger-dice.ts'
import { readLog, type LogRecord } from './state/records.ts'
import type { TableState } from './state/state.ts'

/** A game that has ended. With real dice there is nothing to prove. */
export interface EndedGame {
  readonly file: (GameFile | HouseFile | GameLog) & Pick<HouseFile, 'chairs'>
  /** Who may have it: everybody who could have watched it. */
  readonly isFor: 'anyone' | readonly string[]
  /** That its opening is in the public log. */
  readonly proof: string | null
}

/** A game of a table, once it has ended: by the rules, by its people, or by the house. */
export function readGame(
  lines: readonly string[],
  findGame: (id: string) => Game | undefined,
  number: number,
): EndedGame | undefined {
  const { made, records } = readLog(lines)
  const end = endOf(records, number)
  const state = replay({ made, records: records.slice(0, end) }, findGame)
  const how = state.phase === 'over' ? 'over' : endIn(records[end])
  return state.gameNumber === number && how ? endedGame(state, how) : undefined
}

/** The game of a table that has just ended by its rules, or is about to be ended otherwise. */
export function endedGame(state: TableState, how: GameEnd): EndedGame | undefined {
  if (!state.match) return undefined
  // A player who left during the game has played it all the same.
  const isFor = state.isPublic ? 'anyone' : [state.host, ...state.players]
  return { file: fileOf(state, state.match, how), isFor, proof: state.proof }
}

/** The proof of its opening; undefined if the public log does not know it, or the file proves nothing. */
export function openOf({ file, proof }: EndedGame): string | undefined {
  return 'dice' in file && isHouseFile(file) ? (proof ?? undefined) : undefined
}

/** How a record ends a game that is not over by its rules. */
export function endIn(record: LogRecord | undefined): GameEnd | undefined {
  if (record?.k !== 'again') return undefined
  return record.end ?? (record.stopped ? 'stopped' : undefined)
}

function fileOf({ house, seeded, starters }: TableState, match: Match, end: GameEnd): EndedGame['file'] {
  const chairs = house?.ledger.opening.chairs ?? starters.map(({ name, bot }) => ({ name, bot }))
  // Choices that were never uncovered stay covered.
  const file = { ...match.logWithSecrets(), events: match.openEventsWithSecrets, chairs }
  if (house && isWhole(house)) return { ...file, dice: diceOf(house, end) }
  return seeded && end === 'over' ? { ...file, dice: seeded.proof } : file
}

/** Whether all names are still in the opening: without one of them it proves nothing any more. */
function isWhole({ hash, ledger: { opening } }: LedgerDice): boolean {
  return hash === undefined || hash === openingHash(opening)
}

function diceOf({ ledger: { opening }, secret, answered }: LedgerDice, end: GameEnd): HouseFile['dice'] {
  return { scheme: opening.scheme, opening, secret, asks: answered, end }
}

/** How many records there are up to the rematch that follows the game, or at all. */
function endOf(records: readonly LogRecord[], number: number): number {
  let rematches = 0
  const end = records.findIndex(({ k }) => k === 'again' && ++rematches === number)
  return end < 0 ? records.length : end
}
