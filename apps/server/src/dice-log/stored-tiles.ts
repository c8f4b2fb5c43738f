import {
  bundleBytes,
  leafHash,
  nodeHash,
  rootOf,
  TILE_WIDTH,
  tilePath,
  tileReader,
  withTiles,
  type HashReader,
  type HashTile,
  type TileName,
} from '@rattlecup/kit'
import type { DiceRow, DiceRows } from '../store/contract.ts'

/** 8 kB each; a proof needs one a level, and readers mostly the newest. */
const MOST_KEPT = 64
const HASH_BYTES = 32
const NO_BYTES = new Uint8Array()
/** The level of the halves of a full tile. */
const HALF = Math.log2(TILE_WIDTH) - 1

/** The tiles of the log. A tile of a given width never changes: the full ones are stored, others follow from what is below. */
export class StoredTiles {
  readonly #rows: DiceRows
  /** The least recently used first. */
  readonly #kept = new Map<string, Uint8Array>()

  /** The newest tile of each level, as wide as it was needed: what it holds never changes. */
  readonly #growing = new Map<number, { readonly index: number; readonly bytes: Uint8Array }>()

  constructor(rows: DiceRows) {
    this.#rows = rows
  }

  /** Does some pure work on the first `size` entries' tree. */
  read<T>(size: number, work: (read: HashReader) => T): Promise<T> {
    return withTiles(size, (tile) => this.hashes(tile), work)
  }

  root(size: number): Promise<Uint8Array> {
    return this.read(size, (read) => rootOf(size, read))
  }

  /** The hashes of a tile, one after the other. */
  async hashes(tile: HashTile): Promise<Uint8Array> {
    const path = tilePath(tile)
    const bytes = this.#kept.get(path) ?? (await this.#load(tile))
    this.#keep(path, bytes)
    return bytes
  }

  /** The entries of a bundle. */
  async bundle({ index, width }: Omit<TileName, 'level'>): Promise<Uint8Array> {
    const rows = await this.#rows.rows(index * TILE_WIDTH, width)
    return bundleBytes(rows.map(bytesOf))
  }

  /** Stores the tiles that are full in a log of `size` entries: after entries were added, and what a crash left out. */
  async complete(size: number): Promise<void> {
    for (let level = 0; size >= TILE_WIDTH ** (level + 1); level++) {
      const full = Math.floor(size / TILE_WIDTH ** (level + 1))
      for (let index = await this.#rows.tileCount(level); index < full; index++)
        await this.#store({ level, index, width: TILE_WIDTH })
    }
  }

  async #store(tile: HashTile): Promise<void> {
    const bytes = await this.#below(tile)
    const read = tileReader(() => bytes)
    const root = nodeHash(read(HALF, 0), read(HALF, 1))
    const { level, index: place } = tile
    await this.#rows.addTile({ level, place, hashes: toText(bytes), root: toText(root) })
  }

  async #load(tile: HashTile): Promise<Uint8Array> {
    const stored = tile.width === TILE_WIDTH ? await this.#rows.tile(tile.level, tile.index) : undefined
    return stored === undefined ? this.#below(tile) : toBytes(stored)
  }

  /** A tile from the entries, or from the tiles, of which it holds the hashes; of the one that grows only what is new is read. */
  async #below(tile: HashTile): Promise<Uint8Array> {
    const { level, index, width } = tile
    const grown = this.#growing.get(level)
    const known = grown?.index === index ? grown.bytes.subarray(0, width * HASH_BYTES) : NO_BYTES
    const hashes = await this.#hashesFrom(tile, known.length / HASH_BYTES)
    const bytes = Buffer.concat([known, ...hashes])
    if (bytes.length < width * HASH_BYTES) throw new Error(`${tilePath(tile)} is not stored whole`)
    const isNewest = !grown || index > grown.index
    if (isNewest || (grown.index === index && bytes.length > grown.bytes.length))
      this.#growing.set(level, { index, bytes })
    return bytes
  }

  async #hashesFrom({ level, index, width }: HashTile, from: number): Promise<Uint8Array[]> {
    const first = index * TILE_WIDTH + from
    const count = width - from
    if (count === 0) return []
    if (level === 0) return (await this.#rows.rows(first, count)).map((row) => leafHash(bytesOf(row)))
    return (await this.#rows.tileRoots(level - 1, first, count)).map(toBytes)
  }

  #keep(path: string, bytes: Uint8Array): void {
    this.#kept.delete(path)
    this.#kept.set(path, bytes)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest)
  }
}

function bytesOf({ entry }: DiceRow): Uint8Array {
  return new Uint8Array(Buffer.from(entry, 'utf8'))
}

const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
const toBytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'))
