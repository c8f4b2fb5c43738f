import type { TablePhase } from '@rattlecup/protocol'
import type { NodeDirectory } from './nodes.ts'
import type { CallStore } from './calls/contract.ts'
import type { History } from './history/contract.ts'
import type { MailStore } from './mail/contract.ts'
import type { SqlRows } from './sql-rows.ts'

/** The place in a table's log is taken, or what should precede it was refused: somebody else wrote there. */
export class TakenError extends Error {}

/** The store can't be reached now, and may be again: nobody knows whether what was asked of it was done. */
export class UnreachableError extends Error {}

/** The log of every table: the only truth. */
export interface EventLog {
  /**
   * Resolves once the record, one line of text, is durable. Rejects with TakenError if the table has a record at `seq`;
   * then everything appended to that table after it and not yet written is refused too, so that a log has no gaps.
   */
  append(table: number, seq: number, record: string): Promise<void>
  /** The records of a table, in order: all of them, or from a number on. */
  load(table: number, from?: number): Promise<string[]>
  /** How many records each of these tables has. */
  heads(tables: readonly number[]): Promise<ReadonlyMap<number, number>>
  /**
   * Replaces all records of a table by as many others. Rejects with TakenError if there are more or fewer by now.
   */
  rewrite(table: number, records: readonly string[]): Promise<void>
}

/** A game is being played. */
export const UNFINISHED: readonly TablePhase[] = ['playing', 'paused']

/** What lists and look-ups need to know of a table without reading its log. Follows from the log; may lag behind it. */
export interface TableRow {
  readonly id: number
  readonly code: string
  readonly game: string
  readonly phase: TablePhase
  /** Whether the public list shows it now. */
  readonly listed: boolean
  /** Whether it goes on by itself, by clocks or bots, and so must be woken after a restart. */
  readonly attended: boolean
  readonly seats: number
  readonly taken: number
  readonly host: string | null
  readonly updated: number
  /** When somebody's turn is over at a table over days, which then has to be woken; null where nothing runs out. */
  readonly due: number | null
}
/** Somebody who is to be called to a table. */
export interface UncalledRow {
  readonly guest: string
  readonly code: string
  readonly game: string
  readonly phase: TablePhase
  /** Until when whoever took this alone may call them; which also tells this time of waiting from others. */
  readonly until: number
}

/** A table as one of its guests sees it. */
export interface OwnTableRow extends TableRow {
  /** Whether the game waits for the guest, who is not there. */
  readonly awaited: boolean
}
export type TableChange = Partial<Omit<TableRow, 'id' | 'code'>>

export interface GuestRow {
  readonly id: string
  readonly name: string
  readonly bot: boolean
}

/** How many browsers can be one guest. */
export const MOST_SESSIONS = 100

export interface PasskeyRow {
  readonly id: string
  readonly guest: string
  /** base64url. */
  readonly publicKey: string
  readonly counter: number
}

export interface KeyRow {
  readonly id: string
  readonly secret: string
  readonly created: number
}

/** Who there is, and by what they are known. */
export interface GuestDirectory {
  /** A new guest, seen at this moment. */
  addGuest(guest: GuestRow, now: number): Promise<void>
  /** The guest was seen at this moment; false if there is no such guest. */
  noteSeen(id: string, now: number): Promise<boolean>
  /** The ids that follow, in their order. */
  guestIds(after: string, limit: number): Promise<string[]>
  /**
   * Removes those of these guests who were not seen since that moment and have nothing to keep: no passkey, token, table or
   * game of a table. Answers who they were.
   */
  removeIdle(ids: readonly string[], since: number): Promise<string[]>
  guest(id: string): Promise<GuestRow | undefined>
  /** A browser is this guest from now on. Of very many sessions of one guest the oldest ends; one that is there is made young again. */
  addSession(id: string, guest: string, now: number): Promise<void>
  guestBySession(id: string): Promise<GuestRow | undefined>
  endSession(id: string): Promise<void>
  /** Since when each session of a guest has been there. */
  sessionsOf(guest: string): Promise<number[]>
  /** Ends all sessions of a guest, and links to other devices with them. */
  endSessions(guest: string): Promise<void>
  /** Of these sessions and hashes of tokens, those that still count. */
  stillValid(credentials: readonly string[]): Promise<ReadonlySet<string>>
  renameGuest(id: string, name: string): Promise<void>
  /** Until when a guest is on holiday, in milliseconds since 1970; 0 if they never were. */
  holidayOf(id: string): Promise<number>
  setHoliday(id: string, until: number): Promise<void>
  /** The token of a bot account; who made it may take it back. */
  addToken(hash: string, guest: string, owner: string | null): Promise<void>
  guestByToken(hash: string): Promise<GuestRow | undefined>
  /** The bot accounts that a guest has made; a bot also finds itself. */
  botsOf(guest: string): Promise<GuestRow[]>
  /** The guest, and everything by which somebody could be that guest. */
  removeGuest(id: string): Promise<void>
  addLink(hash: string, guest: string, expires: number): Promise<void>
  /** The guest that the link stands for, once: a second call finds nothing. */
  takeLink(hash: string, now: number): Promise<string | undefined>
  /** Removes some of the links that are too old. */
  removeExpiredLinks(now: number, limit: number): Promise<void>
  /** False if there is one with this id, whosever it is. */
  addPasskey(passkey: PasskeyRow): Promise<boolean>
  passkey(id: string): Promise<PasskeyRow | undefined>
  passkeysOf(guest: string): Promise<PasskeyRow[]>
  removePasskey(id: string): Promise<void>
  usePasskey(id: string, counter: number): Promise<void>
  addKey(key: KeyRow): Promise<void>
  removeKey(id: string): Promise<void>
  /** Newest first. */
  keys(): Promise<KeyRow[]>
}

/** Everything that is looked up rather than replayed. */
export interface Directory extends GuestDirectory {
  /** Writes something that nobody needs; rejects if nothing can be written. */
  probe(): Promise<void>
  /** False if the code or the id is in use. */
  addTable(row: TableRow): Promise<boolean>
  tableByCode(code: string): Promise<TableRow | undefined>
  changeTable(id: number, change: TableChange): Promise<void>
  /** Listed tables that are not over and where something changed since that moment, the latest first. */
  openTables(since: number, limit: number): Promise<TableRow[]>
  attendedTables(): Promise<TableRow[]>
  /** Tables where somebody's turn is over at this moment. */
  dueTables(now: number, limit: number): Promise<TableRow[]>
  /** Tables with an unfinished game where nothing changed since that moment and that nothing attends to. */
  forsakenTables(since: number, limit: number): Promise<TableRow[]>
  /** The ids that follow, in their order. */
  tableIds(after: number, limit: number): Promise<number[]>
  /** Frees the codes of those of these tables where nothing changed since that moment and that nothing attends to. Their logs stay. */
  retireTables(ids: readonly number[], since: number): Promise<void>
  /** These guests, and no others, are at home at the table. */
  setGuestsOf(table: number, guests: readonly string[]): Promise<void>
  /** These guests had a seat when a game began at the table. */
  addPlayersOf(table: number, guests: readonly string[]): Promise<void>
  /** Whether the guest had a seat when some game began at the table. */
  hasPlayed(table: number, guest: string): Promise<boolean>
  /** The log of the table holds these guests' names or words. */
  addNamedAt(table: number, guests: readonly string[]): Promise<void>
  /** Tables whose logs hold a guest's name or words, and those at which they are at home. */
  tablesNaming(guest: string): Promise<TableRow[]>
  /** Of the guests who are at home at the table, it waits for these since `now`, or since before, and for no others; answers those it waits for no more and who were called. */
  setAwaited(table: number, guests: readonly string[], now: number): Promise<readonly string[]>
  /**
   * Takes some for whom a table has waited since that moment or longer. Each is answered once, whichever node asks, but again
   * when `since` has reached `until`: whoever took them may have ended before they were called.
   */
  takeUncalled(since: number, until: number, limit: number): Promise<readonly UncalledRow[]>
  /** They were called; false if the table waits for them no more, or waits anew. */
  noteCalled(row: UncalledRow): Promise<boolean>
  /** Tables at which a guest is at home and that are not over, the latest first. */
  tablesOf(guest: string, limit: number): Promise<OwnTableRow[]>
}

/** An entry of the public log of the dice, and what the house keeps beside it. */
export interface DiceRow {
  /** Its number in the log. */
  readonly place: number
  readonly at: number
  readonly opening: string
  readonly kind: 'open' | 'close'
  /** To the letter, as it is hashed. */
  readonly entry: string
  /** What a game that ended adds to the figures of the house, as JSON. */
  readonly figures: string | null
}

/** A full tile of the tree above the entries. Follows from them. */
export interface DiceTileRow {
  readonly level: number
  readonly place: number
  /** Its 256 hashes, in base64. */
  readonly hashes: string
  /** The hash above them. */
  readonly root: string
}

/** What the public log of the dice is kept in: one tree, whoever writes. */
export interface DiceRows {
  /** Resolves once all are durable. Rejects, and writes none, if a place is taken or an opening has an entry of that kind. */
  append(rows: readonly DiceRow[]): Promise<void>
  /** How many entries there are; they have the places below. */
  size(): Promise<number>
  /** Entries from a place on, in order. */
  rows(from: number, limit: number): Promise<DiceRow[]>
  row(opening: string, kind: DiceRow['kind']): Promise<DiceRow | undefined>
  /** Does nothing where there is one already. */
  addTile(tile: DiceTileRow): Promise<void>
  /** Its hashes. */
  tile(level: number, place: number): Promise<string | undefined>
  /** The roots of a level's full tiles, from a place on, in order. */
  tileRoots(level: number, from: number, limit: number): Promise<string[]>
  /** How many full tiles of a level there are. */
  tileCount(level: number): Promise<number>
  fact(name: string): Promise<string | undefined>
  keepFact(name: string, value: string): Promise<void>
  /** Keeps the value unless there is one already; answers the one that is kept. */
  settleFact(name: string, value: string): Promise<string>
}

/** How much of the log a step of tidying packed and removed, in tables, and whether there is more to look at. */
export interface ArchiveStep {
  readonly packed: number
  readonly removed: number
  readonly hasMore: boolean
}

/** What keeps a log small. */
export interface StoreArchive {
  /**
   * A step of a round through all tables that begins again at its end: packs those where nothing changed since one
   * moment, and removes those where nothing changed since another; 0 is never. In milliseconds since 1970.
   */
  step(since: { readonly pack: number; readonly remove: number }, now: number): Promise<ArchiveStep>
}

export interface Store {
  readonly log: EventLog
  readonly directory: Directory
  readonly dice: DiceRows
  /** Everything beside the log as it is kept; not where nothing is kept. */
  readonly rows?: SqlRows
  /** Only where several nodes can share the store. */
  readonly nodes?: NodeDirectory
  /** Only where the log of tables at rest is packed. */
  readonly archive?: StoreArchive
  readonly history: History
  readonly calls: CallStore
  readonly mail: MailStore
  /** Writes a consistent copy of everything into a new file while the store is in use. */
  backup(file: string): Promise<void>
  /** Resolves if the data can no longer be reached, and never will be again. */
  readonly lost: Promise<Error>
  /** After this, nothing that was deleted or replaced is left in the files. */
  scrub(): Promise<void>
  /** Reads everything there is; rejects if it is damaged. */
  check(): Promise<void>
  /** Finishes writing, then lets go of the data. */
  close(): Promise<void>
}
