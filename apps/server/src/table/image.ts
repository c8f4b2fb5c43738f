import { type Game, type Result, ok } from '@rattlecup/kit'
import type { TableInfo } from '@rattlecup/protocol'
import { applyHousekeeping, applyPlay } from './apply.ts'
import { Answers } from './answers.ts'
import type { Happened, NextOutcome } from './match-play.ts'
import {
  playText,
  type Housekeeping,
  type Made,
  type Moved,
  type Rolled,
  type Started,
  type TableRecord,
} from './records.ts'
import { TableState } from './state.ts'

/** The same record in the two forms it leaves in: for the log, with its secrets, and for every client, without. */
export interface Applied {
  readonly n: number
  readonly record: string
  /** JSON of an object; the one who caused it gets it with `i` added. */
  readonly update: string
}

/** At least so many of the last updates are kept for who comes back; who was gone for longer gets the whole table. */
const UPDATES_KEPT = 16

/** A table as its log says it is, with the updates that clients may have missed. A cache: it can be thrown away at any time. */
export class TableImage {
  readonly state: TableState
  /** The number of the last record. */
  n = 0
  #updates: string[] = ['']
  /** The number of the update before the first one kept. */
  #base = 0
  #answered = new Answers()
  #answeredBefore = new Answers()

  constructor(made: Made, game: Game) {
    this.state = new TableState(made, game)
  }

  static replay(records: readonly string[], findGame: (id: string) => Game | undefined): TableImage {
    const [made, ...rest] = records.map((record) => JSON.parse(record) as TableRecord)
    if (made?.k !== 'made') throw new Error('a log begins with the making of its table')
    const game = findGame(made.settings.game)
    if (!game) throw new Error(`the log is of a game that is not here: ${made.settings.game}`)
    const image = new TableImage(made, game)
    for (const record of rest) image.#repeat(record)
    return image
  }

  /** The number of the record that a command caused, if it was carried out before. */
  answered(who: string | number, id: string): number | undefined {
    return this.#answered.get(who, id) ?? this.#answeredBefore.get(who, id)
  }

  /** The updates after number `n`; undefined if they are not all here. */
  since(n: number): readonly string[] | undefined {
    return n < this.#base || n > this.n ? undefined : this.#updates.slice(n - this.#base + 1)
  }

  /** Tries a record of play; `draw` makes the outcomes that follow at once. A refusal changes nothing. */
  play(attempt: Moved | Rolled | Started, draw: NextOutcome): Result<Applied> {
    const happened = applyPlay(this.state, attempt, draw)
    if (!happened.ok) return happened
    const update = this.#playUpdate(attempt, happened.value)
    return ok(this.#keep(attempt, playText(attempt, happened.value), update))
  }

  keepHouse(record: Housekeeping): Applied {
    return this.#keep(record, JSON.stringify(record), this.#houseUpdate(record))
  }

  #repeat(record: TableRecord): void {
    if (record.k === 'made') throw new Error('a table is made once')
    if (record.k !== 'move' && record.k !== 'roll' && record.k !== 'start') return void this.keepHouse(record)
    const outcomes = (record.r ?? []).slice(record.k === 'roll' ? 1 : 0)
    const attempt = record.k === 'roll' ? { ...record, r: record.r.slice(0, 1) } : record
    const repeated = this.play(attempt, () => outcomes.shift())
    if (!repeated.ok) throw new Error(`record ${this.n + 1} does not fit: ${repeated.error.message}`)
  }

  #keep(cause: Exclude<TableRecord, Made>, record: string, update: string): Applied {
    this.n++
    if (cause.k === 'again') this.#forget()
    this.#updates.push(update)
    if (this.#updates.length > 2 * UPDATES_KEPT) this.#forgetOldest()
    const who = cause.k === 'move' ? cause.seat : cause.by
    if (cause.i !== undefined && who !== undefined) this.#answered.set(who, cause.i, this.n)
    return { n: this.n, record, update }
  }

  #forgetOldest(): void {
    this.#updates = this.#updates.slice(UPDATES_KEPT)
    this.#base += UPDATES_KEPT
  }

  /** A new game begins: nobody needs the updates of the last, and only its last commands may come again. */
  #forget(): void {
    this.#updates = ['']
    this.#base = this.n - 1
    this.#answeredBefore = this.#answered
    this.#answered = new Answers()
  }

  #playUpdate(attempt: Moved | Rolled | Started, { told }: Happened): string {
    const table = this.#playPatch(attempt)
    const text = `{"t":"e","n":${this.n + 1},${told}`
    return table ? `${text},"table":${JSON.stringify(table)}}` : `${text}}`
  }

  #playPatch(record: Moved | Rolled | Started): Partial<TableInfo> | undefined {
    const { state } = this
    if (record.k !== 'start' && state.phase !== 'over') {
      return state.clocks ? { time: [...state.clocks.left] } : undefined
    }
    const { phase, dice, proof, time } = state.info()
    return record.k === 'start' ? { phase, dice, proof, time } : { phase, proof, time }
  }

  #houseUpdate(record: Housekeeping): string {
    if (record.k === 'said') {
      applyHousekeeping(this.state, record)
      return JSON.stringify({ t: 'say', n: this.n + 1, said: record.said })
    }
    const before = this.state.info()
    applyHousekeeping(this.state, record)
    return JSON.stringify({ t: 'u', n: this.n + 1, table: changes(before, this.state.info()) })
  }
}

function changes(before: TableInfo, after: TableInfo): Partial<TableInfo> {
  const keys = Object.keys(after) as (keyof TableInfo)[]
  const changed = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
  return Object.fromEntries(changed.map((key) => [key, after[key]]))
}
