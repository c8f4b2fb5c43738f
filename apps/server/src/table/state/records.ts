import type { Ask, JsonObject, Opening, Seat } from '@rattlecup/kit'
import type { AutomaticMove, BotLevel, ChangedSettings, Said, TableSettings } from '@rattlecup/protocol'

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

/** What a record of play says of the dice. It happened in this order: the decision, the ask, its links, the outcomes. */
interface DicePart {
  /** Recorded with what made chance awaited, so that nothing can be decided in between. */
  readonly ask?: Ask
  /** With the roll that follows from them; one a seat. */
  readonly links?: readonly (string | null)[]
}

export interface MoveRecord extends Stamp, DicePart {
  readonly k: 'move'
  readonly seat: Seat
  readonly m: JsonObject
  /** What was rolled or drawn straight after it. */
  readonly r?: readonly JsonObject[]
  /** Chosen in secret, and others had not chosen yet. */
  readonly sealed?: true
}

/** The links of an ask and what they made, or an outcome by itself: simulated, or read from real dice. */
interface RollRecord extends Stamp, Pick<DicePart, 'links'> {
  readonly k: 'roll'
  readonly r: readonly JsonObject[]
}

export interface StartRecord extends Stamp, DicePart {
  readonly k: 'start'
  /** Absent with real dice, and in games of scheme 1. */
  readonly opening?: Opening
  /** The opening's place in the public log. */
  readonly proof?: string
  /** The key of that log. */
  readonly key?: string
  /** O, where a name was taken out of the opening later. */
  readonly hash?: string
  readonly r: readonly JsonObject[]
}

/** The game goes on. */
export type PlayRecord = MoveRecord | RollRecord | StartRecord

/** The table changes: seats, names, the host, pauses, chat. */
export type TableRecord = Stamp &
  /** `seed` is of scheme 1, whose games may still be played to their end. */
  (
    | {
        readonly k: 'sit'
        readonly seat: Seat
        readonly name: string
        readonly seed?: string
        readonly head?: string
      }
    | { readonly k: 'name'; readonly seat: Seat; readonly name: string }
    | { readonly k: 'seed'; readonly seat: Seat; readonly seed: string }
    | { readonly k: 'head'; readonly seat: Seat; readonly head: string }
    | { readonly k: 'bot'; readonly seat: Seat; readonly level: BotLevel }
    | { readonly k: 'clear'; readonly seat: Seat }
    | { readonly k: 'settings'; readonly change: ChangedSettings }
    | { readonly k: 'leave'; readonly seat: Seat }
    | { readonly k: 'away'; readonly seat: Seat }
    | { readonly k: 'back'; readonly seat: Seat }
    /** The time of a seat stands still until this moment. */
    | { readonly k: 'holiday'; readonly seat: Seat; readonly until: number }
    | { readonly k: 'pause'; readonly seat: Seat }
    /** A seat wants to take back its last move; done at once where nobody has learnt anything since. */
    | { readonly k: 'undo'; readonly seat: Seat }
    | { readonly k: 'undo-answer'; readonly seat: Seat; readonly yes: boolean }
    /** A seat says beforehand that it passes, unless something happens; null takes it back. For nobody else to know. */
    | { readonly k: 'passing'; readonly seat: Seat; readonly unless: JsonObject | null }
    /** A pause ends, or is refused; `stop` says that an end of the game is refused too. */
    | { readonly k: 'resume'; readonly stop?: true }
    | { readonly k: 'stop'; readonly seat: Seat }
    /** The table was read again while time ran: since the record before, nobody could move. */
    | { readonly k: 'wake' }
    | { readonly k: 'host'; readonly guest: string }
    | { readonly k: 'chat'; readonly on: boolean }
    | { readonly k: 'said'; readonly said: Said }
    /** Back to the open table; `end` says why, if the game was not over. */
    | {
        readonly k: 'again'
        readonly secret: string
        readonly end?: 'stopped' | 'dropped'
        readonly stopped?: true
      }
  )

/** One entry of a table's log after the first. A table is its list of records: reading them again gives the same table. */
export type LogRecord = PlayRecord | TableRecord

export function isPlay(record: LogRecord): record is PlayRecord {
  return record.k === 'move' || record.k === 'roll' || record.k === 'start'
}

/** The ids of moves that the server makes begin with why it does. */
export function automaticId(why: AutomaticMove, n: number): string {
  return `${why}:${n}`
}

/** Whether the server made this move for whoever has the seat. */
export function isStandIn({ i }: MoveRecord): boolean {
  return i !== undefined && /^(bot|timeout):/.test(i)
}

/** Whether a player made this move by hand. */
export function isByHand(record: MoveRecord): boolean {
  return !isStandIn(record) && record.i?.startsWith('pass:') !== true
}

/** Whether a record begins a game of scheme 2. */
export function isOpening(record: LogRecord): record is StartRecord & { readonly opening: Opening } {
  return record.k === 'start' && record.opening !== undefined
}

/** A log as it is stored, one record a line. */
export function readLog(lines: readonly string[]): { made: MadeRecord; records: LogRecord[] } {
  const [made, ...records] = lines.map((line) => JSON.parse(line) as MadeRecord | LogRecord)
  if (made?.k !== 'made') throw new Error('a log begins with the record that makes its table')
  return { made, records: records as LogRecord[] }
}
