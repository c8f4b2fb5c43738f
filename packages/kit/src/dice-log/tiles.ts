import { concatBytes } from '@noble/hashes/utils.js'
import { fail, ok, type Result } from '../result.ts'
import { nodeHash, type HashReader } from './tree.ts'

/** How the log lies under its address (C2SP tlog-tiles): tiles of up to 256 hashes, bundles of up to 256 entries. */
export const TILE_WIDTH = 256
const TILE_HEIGHT = 8
const HASH_BYTES = 32

/** A tile of hashes, or a bundle of entries; `width` below 256 is a tile that is not full yet. */
export interface TileName {
  readonly level: number | 'entries'
  readonly index: number
  readonly width: number
}

/** `tile/0/x001/234`, with `.p/7` behind it while it holds only 7. */
export function tilePath({ level, index, width }: TileName): string {
  const groups = [String(index % 1000).padStart(3, '0')]
  for (let rest = Math.floor(index / 1000); rest > 0; rest = Math.floor(rest / 1000))
    groups.unshift(`x${String(rest % 1000).padStart(3, '0')}`)
  return `tile/${level}/${groups.join('/')}${width < TILE_WIDTH ? `.p/${width}` : ''}`
}

/** The tile that a path under the log's address names. */
export function parseTilePath(path: string): TileName | undefined {
  const found = /^tile\/(entries|\d{1,2})\/((?:x\d{3}\/){0,4}\d{3})(?:\.p\/(\d{1,3}))?$/.exec(path)
  if (!found) return undefined
  const level = found[1] === 'entries' ? 'entries' : Number(found[1])
  const name = {
    level,
    index: Number((found[2] as string).replace(/[x/]/g, '')),
    width: found[3] === undefined ? TILE_WIDTH : Number(found[3]),
  } as const
  return name.width > 0 && tilePath(name) === path ? name : undefined
}

/** A tile of hashes, no bundle. */
export type HashTile = TileName & { readonly level: number }

/** How many hashes or entries the tile can have in a log of `size` entries; 0 if there is none. */
export function tileRoom({ level, index }: Pick<TileName, 'level' | 'index'>, size: number): number {
  const hashes = level === 'entries' ? size : Math.floor(size / TILE_WIDTH ** level)
  return Math.max(0, Math.min(TILE_WIDTH, hashes - index * TILE_WIDTH))
}

/** Every tile and bundle of a log of `size` entries. */
export function tilesOf(size: number): TileName[] {
  const names: TileName[] = []
  for (let level = 0; tileRoom({ level, index: 0 }, size) > 0; level++)
    for (let index = 0; tileRoom({ level, index }, size) > 0; index++)
      names.push({ level, index, width: tileRoom({ level, index }, size) })
  const bundles = names.filter(({ level }) => level === 0)
  return [...names, ...bundles.map((name) => ({ ...name, level: 'entries' as const }))]
}

/** The hashes of a tile, one after the other. */
export function tileBytes({ level, index, width }: HashTile, read: HashReader): Uint8Array {
  const first = index * TILE_WIDTH
  return concatBytes(...Array.from({ length: width }, (_, i) => read(level * TILE_HEIGHT, first + i)))
}

/** Reads hashes out of tiles. `tile` brings the bytes of a tile of which at least `width` hashes are needed. */
export function tileReader(tile: (name: HashTile) => Uint8Array): HashReader {
  return (level, index) => {
    const height = level % TILE_HEIGHT
    const count = 2 ** height
    const first = index * count
    const at = first % TILE_WIDTH
    const name = { level: Math.floor(level / TILE_HEIGHT), index: Math.floor(first / TILE_WIDTH) }
    const bytes = tile({ ...name, width: at + count })
    const hashes = Array.from({ length: count }, (_, i) =>
      bytes.slice((at + i) * HASH_BYTES, (at + i + 1) * HASH_BYTES),
    )
    return joined(hashes)
  }
}

/** Says which tile has to be brought. */
class MissingTile extends Error {
  readonly tile: HashTile

  constructor(tile: HashTile) {
    super(`${tilePath(tile)} is missing`)
    this.tile = tile
  }
}

/** Does some pure work on a log of `size` entries whose tiles have to be brought; it is begun again after each one. */
export async function withTiles<T>(
  size: number,
  bring: (tile: HashTile) => Promise<Uint8Array>,
  work: (read: HashReader) => T,
): Promise<T> {
  const brought = new Map<string, Uint8Array>()
  const read = remembered(
    tileReader((name) => {
      const tile = { ...name, width: tileRoom(name, size) }
      const bytes = brought.get(tilePath(tile))
      if (!bytes) throw new MissingTile(tile)
      return bytes
    }),
  )
  for (;;) {
    try {
      return work(read)
    } catch (error) {
      if (!(error instanceof MissingTile)) throw error
      brought.set(tilePath(error.tile), await bring(error.tile))
    }
  }
}

/** The same hashes, each put together once. */
function remembered(read: HashReader): HashReader {
  const hashes = new Map<string, Uint8Array>()
  return (level, index) => {
    const name = `${level}/${index}`
    const hash = hashes.get(name) ?? read(level, index)
    hashes.set(name, hash)
    return hash
  }
}

/** The hash above hashes of which there are a power of two. */
function joined(hashes: Uint8Array[]): Uint8Array {
  if (hashes.length === 1) return hashes[0] as Uint8Array
  const middle = hashes.length / 2
  return nodeHash(joined(hashes.slice(0, middle)), joined(hashes.slice(middle)))
}

/** Entries as a bundle: each behind its length in two bytes, big end first. */
export function bundleBytes(entries: readonly Uint8Array[]): Uint8Array {
  return concatBytes(
    ...entries.flatMap((entry) => [Uint8Array.of(entry.length >> 8, entry.length & 255), entry]),
  )
}

export function readBundle(bytes: Uint8Array): Result<Uint8Array[]> {
  const entries: Uint8Array[] = []
  for (let at = 0; at < bytes.length;) {
    const [high = 0, low] = bytes.subarray(at, at + 2)
    const end = at + 2 + high * 256 + (low ?? Infinity)
    if (!(end <= bytes.length)) return fail('bad-request', 'the bundle breaks off in the middle of an entry')
    entries.push(bytes.slice(at + 2, end))
    at = end
  }
  return ok(entries)
}
