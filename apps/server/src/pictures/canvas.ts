import type { Point } from '@rattlecup/games/picture'

/** Lines within a pixel that are looked at; along a line coverage is exact. */
const FINE = 4

interface Edge {
  readonly x: number
  readonly y: number
  readonly toY: number
  readonly slope: number
  readonly winding: 1 | -1
}

/** Pixels on which areas are filled, with smooth edges. */
export class Canvas {
  readonly width: number
  readonly height: number
  /** Red, green, blue. */
  readonly pixels: Uint8Array

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.pixels = new Uint8Array(3 * width * height)
  }

  /** Fills what lies within the outlines; those that run the other way round leave holes. */
  area(outlines: readonly (readonly Point[])[], colour: string): void {
    const edges = outlines.flatMap(edgesOf)
    const top = Math.max(0, Math.floor(Math.min(...edges.map(({ y }) => y))))
    const bottom = Math.min(this.height, Math.ceil(Math.max(...edges.map(({ toY }) => toY))))
    const paint = rgbOf(colour)
    const covered = new Float32Array(this.width)
    for (let y = top; y < bottom; y++) {
      covered.fill(0)
      for (let part = 0; part < FINE; part++) cover(covered, edges, y + (part + 0.5) / FINE)
      this.#blend(y, covered, paint)
    }
  }

  #blend(y: number, covered: Float32Array, paint: readonly number[]): void {
    for (let x = 0; x < this.width; x++) {
      const share = Math.min(1, (covered[x] as number) / FINE)
      if (share === 0) continue
      const at = 3 * (y * this.width + x)
      for (let channel = 0; channel < 3; channel++) {
        const before = this.pixels[at + channel] as number
        this.pixels[at + channel] = Math.round(before + ((paint[channel] as number) - before) * share)
      }
    }
  }
}

function edgesOf(outline: readonly Point[]): Edge[] {
  return outline.flatMap((from, at): Edge[] => {
    const to = outline[(at + 1) % outline.length] as Point
    if (from[1] === to[1]) return []
    const [upper, lower] = from[1] < to[1] ? [from, to] : [to, from]
    const slope = (lower[0] - upper[0]) / (lower[1] - upper[1])
    return [{ x: upper[0], y: upper[1], toY: lower[1], slope, winding: upper === from ? 1 : -1 }]
  })
}

/** Adds what a line at this height covers of each pixel. */
function cover(covered: Float32Array, edges: readonly Edge[], y: number): void {
  const crossings = edges
    .filter((edge) => edge.y <= y && y < edge.toY)
    .map(({ x, y: from, slope, winding }) => ({ x: x + (y - from) * slope, winding }))
    .sort((a, b) => a.x - b.x)
  let winding = 0
  for (const [at, { x, winding: turn }] of crossings.entries()) {
    winding += turn
    const next = crossings[at + 1]
    if (winding !== 0 && next) span(covered, x, next.x)
  }
}

function span(covered: Float32Array, from: number, to: number): void {
  const [left, right] = [Math.max(0, from), Math.min(covered.length, to)]
  for (let x = Math.floor(left); x < right; x++) {
    covered[x] = (covered[x] as number) + Math.min(right, x + 1) - Math.max(left, x)
  }
}

/** "#c79f6e" */
function rgbOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}
