import { type Game, type JsonObject, type Result, ok } from '@rattlecup/kit'
import type { TableInfo } from '@rattlecup/protocol'
import { applyHousekeeping, applyPlay } from './apply.ts'
import type { NextOutcome } from './match-play.ts'
import type { Housekeeping, Made, Moved, Rolled, Started, TableRecord } from './records.ts'
import type { Disclosure } from './redact.ts'
import { TableState } from './state.ts'

/** The same record in the two forms it leaves in: for the log, with its secrets, and for every client, without. */
export interface Applied {
  readonly n: number
  readonly record: string
  /** JSON of an object; the one who caused it gets it with `i` added. */
  readonly update: string
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }

/** A table as its log says it is, with the updates that clients may have missed. A cache: it can be thrown away at any time. */
export class TableImage {
  readonly state: TableState
  /** The number of the last record. */
  n = 0
  #updates: string[] = ['']
  /** The number of the update before the first one kept. */
  #base = 0
  #answered = new Map<string, number>()
  #answeredBefore = new Map<string, number>()

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
    const key = `${who} ${id}`
    return this.#answered.get(key) ?? this.#answeredBefore.get(key)
  }

  /** The updates after number `n`; undefined if they are not all here. */
  since(n: number): readonly string[] | undefined {
    return n < this.#base || n > this.n ? undefined : this.#updates.slice(n - this.#base + 1)
  }

  /** Tries a record of play; `draw` makes the outcomes that follow at once. A refusal changes nothing. */
  play(attempt: Moved | Rolled | Started, draw: NextOutcome): Result<Applied> {
    const drawn: JsonObject[] = attempt.k === 'roll' ? [...attempt.r] : []
    const told = applyPlay(this.state, attempt, (match, roll) => {
      const outcome = draw(match, roll)
      if (outcome !== undefined) drawn.push(outcome)
      return outcome
    })
    if (!told.ok) return told
    const record: Writable<Moved | Rolled | Started> = { ...attempt }
    if (told.value.c) (record as Writable<Moved>).sealed = true
    if (drawn.length > 0) record.r = drawn
    return ok(this.#keep(record, this.#playUpdate(record, told.value)))
  }

  keepHouse(record: Housekeeping): Applied {
    return this.#keep(record, this.#houseUpdate(record))
  }

  #repeat(record: TableRecord): void {
    if (record.k === 'made') throw new Error('a table is made once')
    if (record.k !== 'move' && record.k !== 'roll' && record.k !== 'start') return void this.keepHouse(record)
    const outcomes = (record.r ?? []).slice(record.k === 'roll' ? 1 : 0)
    const attempt = record.k === 'roll' ? { ...record, r: record.r.slice(0, 1) } : record
    const repeated = this.play(attempt, () => outcomes.shift())
    if (!repeated.ok) throw new Error(`record ${this.n + 1} does not fit: ${repeated.error.message}`)
  }

  #keep(record: Exclude<TableRecord, Made>, update: string): Applied {
    this.n++
    if (record.k === 'again') this.#forget()
    this.#updates.push(update)
    const who = record.k === 'move' ? record.seat : record.by
    if (record.i !== undefined && who !== undefined) this.#answered.set(`${who} ${record.i}`, this.n)
    return { n: this.n, record: JSON.stringify(record), update }
  }

  /** A new game begins: nobody needs the updates of the last, and only its last commands may come again. */
  #forget(): void {
    this.#updates = ['']
    this.#base = this.n - 1
    this.#answeredBefore = this.#answered
    this.#answered = new Map()
  }

  #playUpdate(record: Moved | Rolled | Started, told: Disclosure): string {
    const table = this.#playPatch(record)
    return JSON.stringify(
      table ? { t: 'e', n: this.n + 1, ...told, table } : { t: 'e', n: this.n + 1, ...told },
    )
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
    const before = this.state.info()
    applyHousekeeping(this.state, record)
    if (record.k === 'said') return JSON.stringify({ t: 'say', n: this.n + 1, said: record.said })
    return JSON.stringify({ t: 'u', n: this.n + 1, table: changes(before, this.state.info()) })
  }
}

function changes(before: TableInfo, after: TableInfo): Partial<TableInfo> {
  const keys = Object.keys(after) as (keyof TableInfo)[]
  const changed = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
  return Object.fromEntries(changed.map((key) => [key, after[key]]))
}
