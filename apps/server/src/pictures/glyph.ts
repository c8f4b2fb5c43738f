import type { Point } from '@rattlecup/games/picture'

type Outline = Point[]
type Place = { readonly x: number; readonly y: number; readonly isOn: boolean }

const CURVE_STEPS = 5
/** Parts within parts; fonts of ours have one level. */
const MOST_DEPTH = 4

/** The outlines of a glyph, curves cut into lines; y goes up. */
export function outlinesOf(read: (glyph: number) => Buffer, glyph: number, depth = 0): Outline[] {
  const data = read(glyph)
  if (data.length === 0 || depth > MOST_DEPTH) return []
  return data.readInt16BE(0) >= 0 ? simple(data) : compound(read, data, depth)
}

const FLAG = { on: 1, xByte: 2, yByte: 4, repeat: 8, xSame: 16, ySame: 32 }

function simple(data: Buffer): Outline[] {
  const count = data.readInt16BE(0)
  const ends = Array.from({ length: count }, (_, i) => data.readUInt16BE(10 + 2 * i))
  const points = (ends.at(-1) ?? -1) + 1
  let at = 12 + 2 * count + data.readUInt16BE(10 + 2 * count)
  const flags: number[] = []
  while (flags.length < points) {
    const flag = data.readUInt8(at++)
    const times = flag & FLAG.repeat ? data.readUInt8(at++) : 0
    for (let i = 0; i <= times; i++) flags.push(flag)
  }
  const coordinates = (byte: number, same: number): number[] => {
    let value = 0
    return flags.map((flag) => {
      if (flag & byte) value += flag & same ? data.readUInt8(at++) : -data.readUInt8(at++)
      else if (!(flag & same)) {
        value += data.readInt16BE(at)
        at += 2
      }
      return value
    })
  }
  const xs = coordinates(FLAG.xByte, FLAG.xSame)
  const ys = coordinates(FLAG.yByte, FLAG.ySame)
  return ends.map((end, i) => {
    const start = (ends[i - 1] ?? -1) + 1
    const places = flags.slice(start, end + 1).map((flag, k) => ({
      x: xs[start + k] as number,
      y: ys[start + k] as number,
      isOn: (flag & FLAG.on) !== 0,
    }))
    return lines(places)
  })
}

/** Between two points off the curve lies one on it; each point off it bends the line to the next. */
function lines(places: readonly Place[]): Outline {
  const whole = places.flatMap((place, at) => {
    const next = places[(at + 1) % places.length] as Place
    const middle = { x: (place.x + next.x) / 2, y: (place.y + next.y) / 2, isOn: true }
    return place.isOn || next.isOn ? [place] : [place, middle]
  })
  const first = Math.max(
    0,
    whole.findIndex(({ isOn }) => isOn),
  )
  const turned = [...whole.slice(first), ...whole.slice(0, first)]
  return turned.flatMap((place, at): Point[] => {
    if (place.isOn) return [[place.x, place.y]]
    const from = turned[at - 1] ?? place
    const to = turned[(at + 1) % turned.length] as Place
    return curve(from, place, to)
  })
}

function curve(from: Place, bend: Place, to: Place): Point[] {
  return Array.from({ length: CURVE_STEPS - 1 }, (_, i) => {
    const t = (i + 1) / CURVE_STEPS
    const mix = (a: number, b: number, c: number): number =>
      (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c
    return [mix(from.x, bend.x, to.x), mix(from.y, bend.y, to.y)]
  })
}

const PART = { words: 1, offsets: 2, scale: 8, more: 32, twoScales: 64, matrix: 128 }

/** A glyph made of others, such as a letter with an accent. Scaled parts are taken as they are: Zilla Slab has none. */
function compound(read: (glyph: number) => Buffer, data: Buffer, depth: number): Outline[] {
  const outlines: Outline[] = []
  let at = 10
  for (;;) {
    const [flags, part] = [data.readUInt16BE(at), data.readUInt16BE(at + 2)]
    const isWide = (flags & PART.words) !== 0
    const dx = isWide ? data.readInt16BE(at + 4) : data.readInt8(at + 4)
    const dy = isWide ? data.readInt16BE(at + 6) : data.readInt8(at + 5)
    for (const outline of outlinesOf(read, part, depth + 1))
      outlines.push(outline.map(([x, y]) => [x + dx, y + dy] as const))
    at += isWide ? 8 : 6
    at += flags & PART.matrix ? 8 : flags & PART.twoScales ? 4 : flags & PART.scale ? 2 : 0
    if (!(flags & PART.more)) return outlines
  }
}
