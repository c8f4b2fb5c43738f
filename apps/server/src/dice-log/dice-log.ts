import {
  entryBytes,
  formatProof,
  inclusionPath,
  signCheckpoint,
  tileRoom,
  type LogEntry,
  type TileName,
} from '@rattlecup/kit'
import type { DiceRow, DiceRows } from '../store/contract.ts'
import type { LogKey } from './log-key.ts'
import { StoredTiles } from './stored-tiles.ts'

/** The log holds something else of this game, and never lets go of it. */
export class EntryRefused extends Error {}

/** An entry on its way into the log. */
interface Pending {
  readonly entry: LogEntry
  readonly figures: string | null
  resolve(proof: string): void
  reject(error: Error): void
}

/** One signature serves this many; whoever comes later waits for the next. */
const MOST_TOGETHER = 200

/**
 * The public log of the dice. One writer in this process, which hands the store whole groups of entries with the places
 * that follow what it knows; where another node was first the store refuses them, and they get the next places.
 * Nothing is signed before it is durable, and whatever is durable is in the next checkpoint: a crash loses nothing.
 */
export class DiceLog {
  readonly #rows: DiceRows
  readonly #key: LogKey
  readonly #tiles: StoredTiles
  readonly #now: () => number
  #size = 0
  #queue: Pending[] = []
  #isWriting = false

  private constructor(rows: DiceRows, key: LogKey, now: () => number) {
    this.#rows = rows
    this.#key = key
    this.#now = now
    this.#tiles = new StoredTiles(rows)
  }

  static async open(rows: DiceRows, key: LogKey, now: () => number): Promise<DiceLog> {
    const log = new DiceLog(rows, key, now)
    await log.refresh()
    return log
  }

  /** How the log's key is published. */
  get key(): string {
    return this.#key.vkey
  }

  /** Entries that are known here. */
  get size(): number {
    return this.#size
  }

  /**
   * Resolves to the proof that the entry is in the log, once it is durable. Asking again for the same entry is harmless,
   * and answers a proof again: that of an opening never from a tree that holds its end.
   * Rejects with EntryRefused for an end without an opening, and for a second, different end.
   */
  append(entry: LogEntry, figures: object | null = null): Promise<string> {
    return new Promise((resolve, reject) => {
      const text = figures === null ? null : JSON.stringify(figures)
      this.#queue.push({ entry, figures: text, resolve, reject })
      if (!this.#isWriting) void this.#writeAll()
    })
  }

  /** Reads what other nodes have written; answers how many entries there are. */
  async refresh(): Promise<number> {
    const size = Math.max(this.#size, await this.#rows.size())
    if (size > this.#size) await this.#tiles.complete(size)
    return (this.#size = Math.max(size, this.#size))
  }

  /** The newest signed state of the log. */
  async checkpoint(): Promise<string> {
    return this.checkpointAt(await this.refresh())
  }

  /** The log as it was with this many entries. */
  async checkpointAt(size: number): Promise<string> {
    return signCheckpoint({ size, root: await this.#tiles.root(size) }, this.#key.signer)
  }

  /** The root of the tree of this many entries; undefined if there are fewer. */
  async rootAt(size: number): Promise<Uint8Array | undefined> {
    return size <= (await this.refresh()) ? this.#tiles.root(size) : undefined
  }

  /** A tile or a bundle as far as the log goes; undefined beyond. */
  async tile({ level, ...name }: TileName): Promise<Uint8Array | undefined> {
    const isThere = (size: number) => name.width <= tileRoom({ level, ...name }, size)
    if (!isThere(this.#size) && !isThere(await this.refresh())) return undefined
    return level === 'entries' ? this.#tiles.bundle(name) : this.#tiles.hashes({ level, ...name })
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true
    while (this.#queue.length > 0) {
      const group = this.#nextGroup()
      try {
        await this.#write(group)
      } catch (error) {
        for (const { reject } of group) reject(error as Error)
      }
    }
    this.#isWriting = false
  }

  /** Of one game only one entry at a time: what it may be depends on what stands before. */
  #nextGroup(): Pending[] {
    const games = new Set<string>()
    const isNext = ({ entry }: Pending) => {
      const isFree = games.size < MOST_TOGETHER && !games.has(entry.opening)
      games.add(entry.opening)
      return isFree
    }
    const group = this.#queue.filter(isNext)
    this.#queue = this.#queue.filter((pending) => !group.includes(pending))
    return group
  }

  async #write(group: readonly Pending[]): Promise<void> {
    const isFresh = await Promise.all(group.map((pending) => this.#isFresh(pending)))
    const fresh = group.filter((_, i) => isFresh[i])
    if (fresh.length === 0) return
    const first = this.#size
    const at = this.#now()
    try {
      await this.#rows.append(fresh.map((pending, i) => rowOf(pending, { place: first + i, at })))
    } catch (error) {
      // Another node has written meanwhile; if none has, it is another trouble.
      if ((await this.refresh()) === first) throw error
      return this.#write(fresh)
    }
    await this.refresh()
    await this.#prove(fresh, first)
  }

  /** Whether the entry has to be written. If not, it is answered here. */
  async #isFresh(pending: Pending): Promise<boolean> {
    const { entry, resolve, reject } = pending
    const known = await this.#rows.row(entry.opening, entry.kind)
    if (known) {
      if (known.entry !== textOf(entry))
        reject(new EntryRefused(`the game ${entry.opening} has ended otherwise`))
      else resolve(await this.#proofOf(known))
      return false
    }
    if (entry.kind === 'open' || (await this.#rows.row(entry.opening, 'open'))) return true
    reject(new EntryRefused(`the game ${entry.opening} ends without having been opened`))
    return false
  }

  async #proofOf({ place, kind, opening }: DiceRow): Promise<string> {
    const end = kind === 'open' ? await this.#rows.row(opening, 'close') : undefined
    const [proof] = await this.#proofs([place], end?.place ?? (await this.refresh()))
    return proof as string
  }

  async #prove(fresh: readonly Pending[], first: number): Promise<void> {
    const places = fresh.map((_, i) => first + i)
    const proofs = await this.#proofs(places, first + fresh.length)
    for (const [i, { resolve }] of fresh.entries()) resolve(proofs[i] as string)
  }

  /** That entries are in the tree of this size: one signature serves them all. */
  async #proofs(places: readonly number[], size: number): Promise<string[]> {
    const checkpoint = await this.checkpointAt(size)
    const paths = await this.#tiles.read(size, (read) =>
      places.map((index) => inclusionPath(index, size, read)),
    )
    return places.map((index, i) => formatProof({ index, path: paths[i] as Uint8Array[], checkpoint }))
  }
}

function rowOf({ entry, figures }: Pending, { place, at }: Pick<DiceRow, 'place' | 'at'>): DiceRow {
  const { opening, kind } = entry
  return { place, at, opening, kind, entry: textOf(entry), figures }
}

function textOf(entry: LogEntry): string {
  return new TextDecoder().decode(entryBytes(entry))
}
