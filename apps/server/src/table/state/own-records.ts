import { ERASED_NAME as ERASED, openingHash, type JsonObject, type Opening, type Seat } from '@rattlecup/kit'
import type { LogRecord, MadeRecord, StartRecord } from './records.ts'

/** Of a record, what whoever caused it may have: no outcome that is covered, no secret of the dice. */
const THEIRS = ['k', 'seat', 'name', 'seed', 'head', 'said', 'm', 'unless', 'at'] as const

/** Tells, record by record, what is a guest's own: what they did, and what happened to their seat. */
export class OwnRecords {
  readonly #guest: string
  #seat: Seat | null = null

  constructor(guest: string) {
    this.#guest = guest
  }

  /** Where the guest sits, as far as the log was read. */
  get seat(): Seat | null {
    return this.#seat
  }

  /** What a line of the log holds of the guest, as text; to be asked of all lines of a log in their order. */
  partOf(line: string): string | undefined {
    const record = JSON.parse(line) as LogRecord | MadeRecord
    return this.has(record) ? JSON.stringify(theirPart(record)) : undefined
  }

  /** To be asked of all records of a log in their order. */
  has(record: LogRecord | MadeRecord): boolean {
    if (record.k === 'made') return record.host === this.#guest
    if (record.k === 'sit' && record.by === this.#guest) this.#seat = record.seat
    if (record.k === 'start' && this.#seat !== null) return true
    const isSeats = 'seat' in record && record.seat === this.#seat
    if (isSeats && ['leave', 'clear', 'bot'].includes(record.k)) this.#seat = null
    return isSeats || record.by === this.#guest
  }
}

/** The same log without a guest's names and words. All else stays as it is, to the letter. */
export function erased(lines: readonly string[], guest: string): string[] {
  const own = new OwnRecords(guest)
  return lines.map((line) => {
    const record = JSON.parse(line) as LogRecord | MadeRecord
    return own.has(record) ? withoutWords(line, record, own.seat) : line
  })
}

function withoutWords(line: string, record: LogRecord | MadeRecord, seat: Seat | null): string {
  if (record.k === 'start' && record.opening && seat !== null)
    return JSON.stringify(withoutName({ ...record, opening: record.opening }, seat))
  if (record.k === 'sit' || record.k === 'name') return JSON.stringify({ ...record, name: ERASED })
  if (record.k !== 'said') return line
  return JSON.stringify({ ...record, said: { ...record.said, name: ERASED, what: { text: ERASED } } })
}

/** The dice go on from the opening's hash; that the name was part of it can't be proved any more. */
function withoutName(record: StartRecord & { readonly opening: Opening }, seat: Seat): StartRecord {
  const { opening, hash = openingHash(opening) } = record
  const chairs = opening.chairs.map((chair, at) => (at === seat ? { ...chair, name: ERASED } : chair))
  return { ...record, hash, opening: { ...opening, chairs } }
}

function theirPart(record: object): JsonObject {
  const known = record as JsonObject
  return Object.fromEntries(THEIRS.filter((key) => key in record).map((key) => [key, known[key]]))
}
