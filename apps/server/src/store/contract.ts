import type { TablePhase } from '@rattlecup/protocol'

/** The place in a table's log is taken, or what should precede it was refused: somebody else wrote there. */
export class TakenError extends Error {}

/** The log of every table: the only truth. */
export interface EventLog {
  /**
   * Resolves once the record, one line of text, is durable. Rejects with TakenError if the table has a record at `seq`;
   * then everything appended to that table after it and not yet written is refused too, so that a log has no gaps.
   */
  append(table: number, seq: number, record: string): Promise<void>
  /** All records of a table, in order. */
  load(table: number): Promise<string[]>
  /**
   * Replaces all records of a table by as many others. Rejects with TakenError if there are more or fewer by now.
   */
  rewrite(table: number, records: readonly string[]): Promise<void>
}

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
}
export type TableChange = Partial<Omit<TableRow, 'id' | 'code'>>

export interface GuestRow {
  readonly id: string
  readonly name: string
  readonly bot: boolean
}

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
  /** Removes those of these guests who were not seen since that moment and have nothing to keep: no passkey, token, table or game. */
  removeIdle(ids: readonly string[], since: number): Promise<void>
  guest(id: string): Promise<GuestRow | undefined>
  /** How often a guest has ended all sessions: cookies of before count no more. */
  sessionOf(id: string): Promise<number>
  /** Ends all sessions, and links to other devices with them. */
  endSessions(id: string): Promise<void>
  renameGuest(id: string, name: string): Promise<void>
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
  addPasskey(passkey: PasskeyRow): Promise<void>
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
  /** Tables at which a guest is at home and that are not over, the latest first. */
  tablesOf(guest: string, limit: number): Promise<TableRow[]>
}

export interface Store {
  readonly log: EventLog
  readonly directory: Directory
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
