import type { GameEntry, JsonObject } from '@rattlecup/kit'
import { toWire, type ServerMessageOf, type TableInfo, type WireEvent } from '@rattlecup/protocol'
import type { LogRecord, PlayRecord, TableRecord } from '../state/records.ts'
import { isPlay, isStandIn } from '../state/records.ts'
import type { TableState } from '../state/state.ts'
import { encodeMessage, encodePlay, type EncodedRecord } from './encode.ts'

/** How many of the last updates are kept, at least, for clients that come back; after a longer absence they get the whole table. */
export const UPDATES_KEPT = 16

/**
 * What may be seen of a table's log: for every record one update, numbered as the record, without choices that are
 * still secret and with covered things covered. Clients replay the game with the same rules, so a covered outcome is
 * replaced by one that fits everything visible and gives nothing away; when more is uncovered, a correction follows.
 */
export class PublicLog {
  readonly #state: TableState
  /** The table as everybody knows it. */
  #info: TableInfo
  /** The events of the game as everybody knows them, where some may be covered. */
  #events: readonly GameEntry[] = []
  #visible = 0
  /** How many moves had been taken back when everybody was last told. */
  #undone = 0
  #updates: string[] = ['']
  /** The number of the update before the first one kept. */
  #base: number

  /** From where the state is now. */
  constructor(state: TableState) {
    this.#state = state
    this.#info = state.info()
    this.#base = state.n
    this.#events = (state.game.cover && state.match?.publicEvents) ?? []
    this.#visible = state.visible
    this.#undone = state.undone
  }

  /** To be called with each record as it was applied to the state. */
  add(record: LogRecord): EncodedRecord {
    const encoded = isPlay(record)
      ? encodePlay(record, this.#eventsMessage(record))
      : { record: JSON.stringify(record), update: encodeMessage(this.#changeMessage(record)) }
    if (record.k === 'again') this.#forget()
    this.#updates.push(encoded.update)
    if (this.#updates.length > 2 * UPDATES_KEPT) {
      this.#updates = this.#updates.slice(UPDATES_KEPT)
      this.#base += UPDATES_KEPT
    }
    return encoded
  }

  /** The updates after number `n`; undefined if they are not all here. */
  since(n: number): readonly string[] | undefined {
    return n < this.#base || n > this.#state.n ? undefined : this.#updates.slice(n - this.#base + 1)
  }

  #eventsMessage(record: PlayRecord): ServerMessageOf<'e'> {
    const { n, clocks, phase, match } = this.#state
    const message: ServerMessageOf<'e'> = { t: 'e', n }
    const chosen = match?.chosen ?? []
    if (chosen.length > 0) message.c = chosen
    else this.#disclose(message)
    this.#tellDice(message, record)
    const isTold = record.k === 'start' || phase === 'over' || (record.k === 'move' && isStandIn(record))
    if (isTold) message.table = this.#changes()
    else if (clocks) message.table = this.#time(clocks.left)
    return message
  }

  #tellDice(message: ServerMessageOf<'e'>, record: PlayRecord): void {
    const ledger = this.#state.house?.ledger
    if (!ledger) return
    if ('ask' in record && record.ask) {
      const { asked, chains } = record.ask
      const digest = ledger.askDigests.at(-1) as string
      message.ask = { ask: ledger.asks.length - 1, asked: [...asked], chains: [...chains], digest }
    }
    if (record.links) message.links = [...record.links]
  }

  #time(left: readonly number[]): Partial<TableInfo> {
    const time = [...left]
    this.#info = { ...this.#info, time }
    return { time }
  }

  /** Adds what everybody may see since the last time. */
  #disclose(message: ServerMessageOf<'e'>): void {
    const { match, game } = this.#state
    const events = (game.cover ? match?.publicEvents : match?.eventsWithSecrets) ?? []
    message.e = events.slice(this.#visible).map(toWire) as WireEvent[]
    if (game.cover) {
      const uncovered = this.#events.flatMap((event, index): [number, JsonObject][] => {
        const now = events[index] as GameEntry
        return now !== event && 'chance' in now ? [[index, now.chance]] : []
      })
      if (uncovered.length > 0) message.x = uncovered
      this.#events = events
    }
    this.#visible = events.length
  }

  #changeMessage(record: TableRecord): ServerMessageOf<'u' | 'say'> {
    const { n } = this.#state
    if (record.k === 'said') return { t: 'say', n, said: record.said }
    return { t: 'u', n, table: this.#changes(), ...this.#withdrawn() }
  }

  /** After a move was taken back: the entry that says so, unless it was still sealed, and who has chosen in secret. */
  #withdrawn(): Pick<ServerMessageOf<'u'>, 'e' | 'c'> {
    const { undone, match } = this.#state
    if (undone === this.#undone || !match) return {}
    this.#undone = undone
    const fresh = match.publicEvents.slice(this.#visible).map(toWire)
    this.#events = match.publicEvents
    this.#visible = match.publicEvents.length
    return { ...(fresh.length > 0 ? { e: fresh } : {}), c: match.chosen }
  }

  /** What is different about the table since everybody was last told. */
  #changes(): Partial<TableInfo> {
    const before = this.#info
    this.#info = this.#state.info()
    const changed = Object.entries(this.#info).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof TableInfo]),
    )
    return Object.fromEntries(changed)
  }

  /** A new game: nobody needs the updates of the last one. */
  #forget(): void {
    this.#updates = ['']
    this.#base = this.#state.n - 1
    this.#events = []
    this.#visible = 0
    this.#undone = 0
  }
}
