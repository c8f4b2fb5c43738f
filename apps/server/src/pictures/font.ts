import { inflateSync } from 'node:zlib'
import type { Point } from '@rattlecup/games/picture'
import { outlinesOf } from './glyph.ts'

/** One letter, in units of the font: how far the pen moves on, and what it draws. */
export interface Glyph {
  readonly advance: number
  readonly outlines: readonly (readonly Point[])[]
}

/** The letters of a font in the Web Open Font Format with TrueType outlines. */
export class Font {
  /** Units that make the size of the font. */
  readonly unit: number
  readonly #tables: ReadonlyMap<string, Buffer>
  readonly #glyphs: ReadonlyMap<number, number>
  readonly #letters = new Map<string, Glyph | undefined>()

  constructor(woff: Buffer) {
    this.#tables = tablesOf(woff)
    this.unit = this.#table('head').readUInt16BE(18)
    this.#glyphs = glyphsOf(this.#table('cmap'))
  }

  /** Undefined for letters that the font has not got. */
  letter(character: string): Glyph | undefined {
    if (!this.#letters.has(character)) this.#letters.set(character, this.#read(character))
    return this.#letters.get(character)
  }

  #read(character: string): Glyph | undefined {
    const glyph = this.#glyphs.get(character.codePointAt(0) as number)
    if (glyph === undefined) return undefined
    const known = this.#table('hhea').readUInt16BE(34)
    const advance = this.#table('hmtx').readUInt16BE(4 * Math.min(glyph, known - 1))
    return { advance, outlines: outlinesOf((each) => this.#glyph(each), glyph) }
  }

  #glyph(glyph: number): Buffer {
    const isLong = this.#table('head').readInt16BE(50) === 1
    const places = this.#table('loca')
    const at = (each: number): number =>
      isLong ? places.readUInt32BE(4 * each) : 2 * places.readUInt16BE(2 * each)
    return this.#table('glyf').subarray(at(glyph), at(glyph + 1))
  }

  #table(name: string): Buffer {
    const table = this.#tables.get(name)
    if (!table) throw new Error(`the font has no table '${name}'`)
    return table
  }
}

function tablesOf(woff: Buffer): Map<string, Buffer> {
  const count = woff.readUInt16BE(12)
  return new Map(
    Array.from({ length: count }, (_, i) => {
      const entry = woff.subarray(44 + 20 * i)
      const [offset, packed, whole] = [4, 8, 12].map((at) => entry.readUInt32BE(at)) as [
        number,
        number,
        number,
      ]
      const data = woff.subarray(offset, offset + packed)
      return [entry.toString('latin1', 0, 4), packed < whole ? inflateSync(data) : data]
    }),
  )
}

const WINDOWS = 3
const UNICODE = 1

/** Which glyph stands for which character: a table of format 4, for all that two bytes can say. */
function glyphsOf(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>()
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const [platform, encoding] = [cmap.readUInt16BE(4 + 8 * i), cmap.readUInt16BE(6 + 8 * i)]
    const table = cmap.subarray(cmap.readUInt32BE(8 + 8 * i))
    if (platform === WINDOWS && encoding === UNICODE && table.readUInt16BE(0) === 4) readRanges(table, glyphs)
  }
  return glyphs
}

function readRanges(table: Buffer, glyphs: Map<number, number>): void {
  const size = table.readUInt16BE(6)
  for (let range = 0; range < size; range += 2) {
    const end = table.readUInt16BE(14 + range)
    const start = table.readUInt16BE(16 + size + range)
    const delta = table.readUInt16BE(16 + 2 * size + range)
    const place = 16 + 3 * size + range
    const offset = table.readUInt16BE(place)
    for (let code = start; code <= end && code < 0xffff; code++) {
      const direct = offset === 0 ? code : table.readUInt16BE(place + offset + 2 * (code - start))
      if (direct !== 0) glyphs.set(code, (direct + delta) & 0xffff)
    }
  }
}
