import { PICTURE, type Point, type Shape } from '@rattlecup/games/picture'
import { readFileSync } from 'node:fs'
import { packageFile } from '../http/package-file.ts'
import { Canvas } from './canvas.ts'
import { Font, type Glyph } from './font.ts'
import { pngOf } from './png.ts'

type Text = Extract<Shape, { kind: 'text' }>

const FILES = ['zilla-slab-latin-600-normal.woff', 'zilla-slab-latin-ext-600-normal.woff']
let fonts: readonly Font[] | undefined

/** A picture as a PNG file. */
export function draw(shapes: readonly Shape[]): Buffer {
  const canvas = new Canvas(PICTURE.width, PICTURE.height)
  for (const shape of shapes) {
    if (shape.kind === 'area') canvas.area([shape.points], shape.fill)
    else if (shape.kind === 'line') for (const area of penned(shape)) canvas.area([area], shape.colour)
    else write(canvas, shape)
  }
  return pngOf(canvas.pixels, canvas.width, canvas.height)
}

/** A line as wide as its pen, with round ends. */
function penned({ points, width }: Extract<Shape, { kind: 'line' }>): Point[][] {
  const radius = width / 2
  return points.slice(1).map((to, at) => {
    const from = points[at] as Point
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
    return [...halfCircle(to, radius, angle - Math.PI / 2), ...halfCircle(from, radius, angle + Math.PI / 2)]
  })
}

function halfCircle([x, y]: Point, radius: number, from: number): Point[] {
  return Array.from({ length: 9 }, (_, at) => {
    const angle = from + (at * Math.PI) / 8
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

function write(canvas: Canvas, { at: [x, y], text, size, fill, align, most }: Text): void {
  const letters = [...text.normalize('NFC')].map(letterOf)
  const length = letters.reduce((sum, { advance }) => sum + advance, 0)
  const scale = Math.min(size, most / Math.max(length, 1e-6))
  let pen = x - length * scale * { left: 0, center: 0.5, right: 1 }[align]
  for (const { advance, outlines } of letters) {
    const placed = outlines.map((outline) =>
      outline.map(([px, py]): Point => [pen + px * scale, y - py * scale]),
    )
    if (placed.length > 0) canvas.area(placed, fill)
    pen += advance * scale
  }
}

/** A letter in shares of the size; for what no font of ours can write, a dot. */
function letterOf(character: string): Glyph {
  fonts ??= FILES.map((file) => new Font(readFileSync(packageFile(`assets/${file}`))))
  for (const font of fonts) {
    const letter = font.letter(character)
    if (!letter) continue
    const { unit } = font
    return {
      advance: letter.advance / unit,
      outlines: letter.outlines.map((outline) => outline.map(([x, y]) => [x / unit, y / unit] as const)),
    }
  }
  return { advance: 0.4, outlines: [halfCircle([0.2, 0.3], 0.12, 0), halfCircle([0.2, 0.3], 0.12, Math.PI)] }
}
