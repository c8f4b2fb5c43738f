import type { JsonObject, Seat } from '@rattlecup/kit'
import type { BotLevel, Said, TableSettings } from '@rattlecup/protocol'

/** What a record may carry beside its content. */
interface Stamp {
  /** The guest whose command it was, and the client's id of that command: the same command again changes nothing. */
  readonly by?: string
  readonly i?: string
  /** Milliseconds since 1970; only where a clock runs. */
  readonly at?: number
}

/** The first record of every log. */
export interface MadeRecord {
  readonly k: 'made'
  readonly id: number
  readonly code: string
  readonly settings: TableSettings
  readonly host: string
  /** The dice's secret. It leaves the server only in the proof, after the game. */
  readonly secret: string
  readonly bots: readonly { readonly seat: Seat; readonly level: BotLevel }[]
}

export interface MoveRecord extends Stamp {
  readonly k: 'move'
  readonly seat: Seat
  readonly m: JsonObject
  /** What was rolled or drawn straight after it. */
  readonly r?: readonly JsonObject[]
  /** Chosen in secret, and others had not chosen yet. */
  readonly sealed?: true
}

/** An outcome by itself: simulated, or read from real dice. Others may follow at once. */
interface RollRecord extends Stamp {
  readonly k: 'roll'
  readonly r: readonly JsonObject[]
}

interface StartRecord extends Stamp {
  readonly k: 'start'
  readonly r: readonly JsonObject[]
}

/** The game goes on. */
export type PlayRecord = MoveRecord | RollRecord | StartRecord

/** The table changes: seats, names, the host, pauses, chat. */
export type TableRecord = Stamp &
  (
    | { readonly k: 'sit'; readonly seat: Seat; readonly name: string; readonly seed: string }
    | { readonly k: 'name'; readonly seat: Seat; readonly name: string }
    | { readonly k: 'seed'; readonly seat: Seat; readonly seed: string }
    | { readonly k: 'bot'; readonly seat: Seat; readonly level: BotLevel }
    | { readonly k: 'clear'; readonly seat: Seat }
    | { readonly k: 'leave'; readonly seat: Seat }
    | { readonly k: 'away'; readonly seat: Seat }
    | { readonly k: 'back'; readonly seat: Seat }
    | { readonly k: 'pause'; readonly seat: Seat }
    | { readonly k: 'resume' }
    /** The table was read again while time ran: since the record before, nobody could move. */
    | { readonly k: 'wake' }
    | { readonly k: 'host'; readonly guest: string }
    | { readonly k: 'chat'; readonly on: boolean }
    | { readonly k: 'said'; readonly said: Said }
    /** Back to the open table; `stopped` if the game was not over but would not end. */
    | { readonly k: 'again'; readonly secret: string; readonly stopped?: true }
  )

/** One entry of a table's log after the first. A table is its list of records: reading them again gives the same table. */
export type LogRecord = PlayRecord | TableRecord

export function isPlay(record: LogRecord): record is PlayRecord {
  return record.k === 'move' || record.k === 'roll' || record.k === 'start'
}

/** A log as it is stored, one record a line. */
export function readLog(lines: readonly string[]): { made: MadeRecord; records: LogRecord[] } {
  const [made, ...records] = lines.map((line) => JSON.parse(line) as MadeRecord | LogRecord)
  if (made?.k !== 'made') throw new Error('a log begins with the record that makes its table')
  return { made, records: records as LogRecord[] }
}
