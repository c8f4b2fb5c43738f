import type { JsonObject, Seat } from '@rattlecup/kit'
import type { BotLevel, Said, TableSettings } from '@rattlecup/protocol'

/** Who caused a record, by which a command sent twice is known: the guest, and the client's own id. */
interface Caused {
  readonly by?: string
  readonly i?: string
}

/** Milliseconds since 1970; only where a clock runs. */
interface Timed {
  readonly at?: number
}

export interface Made {
  readonly k: 'made'
  readonly id: number
  readonly code: string
  readonly settings: TableSettings
  readonly host: string
  /** The dice's secret. It leaves the server only in the proof, after the game. */
  readonly secret: string
  readonly bots: readonly { readonly seat: Seat; readonly level: BotLevel }[]
}

export interface Moved extends Caused, Timed {
  readonly k: 'move'
  readonly seat: Seat
  readonly m: JsonObject
  /** What was rolled or drawn straight after it. */
  readonly r?: readonly JsonObject[]
  /** Chosen in secret, and others had not chosen yet. */
  readonly sealed?: true
}

/** An outcome by itself: simulated, or read from real dice. Others may follow at once. */
export interface Rolled extends Caused, Timed {
  readonly k: 'roll'
  readonly r: readonly JsonObject[]
}

export interface Started extends Caused, Timed {
  readonly k: 'start'
  readonly r: readonly JsonObject[]
}

/** Everything that can happen at a table except play. */
export type Housekeeping = Caused &
  Timed &
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
    | { readonly k: 'host'; readonly guest: string }
    | { readonly k: 'chat'; readonly on: boolean }
    | { readonly k: 'said'; readonly said: Said }
    | { readonly k: 'again'; readonly secret: string }
  )

/** One entry of a table's log. A table is its list of records: reading them anew gives the same table. */
export type TableRecord = Made | Moved | Rolled | Started | Housekeeping

/** A record of play as JSON, put together from texts that exist already. */
export function playText(
  attempt: Moved | Rolled | Started,
  {
    move,
    rolled,
    sealed,
  }: { readonly move: string; readonly rolled: readonly string[]; readonly sealed: boolean },
): string {
  const { k, by, i, at } = attempt
  let text = `{"k":"${k}"`
  if (k === 'move') text += `,"seat":${attempt.seat}`
  if (by !== undefined) text += `,"by":${JSON.stringify(by)}`
  if (i !== undefined) text += `,"i":${JSON.stringify(i)}`
  if (k === 'move') text += `,"m":${move}`
  if (k !== 'move' || rolled.length > 0) text += `,"r":[${rolled.join(',')}]`
  if (sealed) text += ',"sealed":true'
  if (at !== undefined) text += `,"at":${at}`
  return `${text}}`
}
