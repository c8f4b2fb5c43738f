/** A place in a picture, in pixels from its upper left corner. */
export type Point = readonly [x: number, y: number]

/** What pictures are made of: few enough kinds to be drawn anywhere, on a canvas or without one. */
export type Shape =
  | { readonly kind: 'area'; readonly points: readonly Point[]; readonly fill: string }
  | {
      readonly kind: 'line'
      readonly points: readonly Point[]
      readonly width: number
      readonly colour: string
    }
  | {
      readonly kind: 'text'
      readonly at: Point
      readonly text: string
      readonly size: number
      readonly fill: string
      readonly align: 'left' | 'center' | 'right'
      /** Longer text is drawn smaller. */
      readonly most: number
    }

/** A part of a picture. */
export interface PictureFrame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const CORNER_STEPS = 6

/** A rectangle with round corners. */
export function box({ x, y, width, height }: PictureFrame, fill: string, round = 0): Shape {
  const radius = Math.min(round, width / 2, height / 2)
  const corners = [
    [x + width - radius, y + radius, -90],
    [x + width - radius, y + height - radius, 0],
    [x + radius, y + height - radius, 90],
    [x + radius, y + radius, 180],
  ] as const
  const points = corners.flatMap(([cx, cy, from]) =>
    radius === 0 ? [[cx, cy] as const] : arc([cx, cy], radius, from, from + 90, CORNER_STEPS),
  )
  return { kind: 'area', points, fill }
}

export function disc(centre: Point, radius: number, fill: string): Shape {
  return { kind: 'area', points: arc(centre, radius, 0, 360, Math.max(12, Math.ceil(radius))), fill }
}

/** Two strokes of a pen. */
export function cross(
  { x, y, width, height }: PictureFrame,
  pen: { width: number; colour: string },
): Shape[] {
  const [right, bottom] = [x + width, y + height]
  return [
    { kind: 'line', points: [[x, y] as const, [right, bottom] as const], ...pen },
    { kind: 'line', points: [[right, y] as const, [x, bottom] as const], ...pen },
  ]
}

/** A star of five points. */
export function star([x, y]: Point, radius: number, fill: string): Shape {
  const points = Array.from({ length: 10 }, (_, at): Point => {
    const [angle, reach] = [(at * Math.PI) / 5 - Math.PI / 2, at % 2 === 0 ? radius : radius * 0.42]
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
  })
  return { kind: 'area', points, fill }
}

/** A frame cut into equal parts, row by row, with a gap between them. */
export function grid(frame: PictureFrame, columns: number, rows: number, gap: number): PictureFrame[] {
  const width = (frame.width - gap * (columns - 1)) / columns
  const height = (frame.height - gap * (rows - 1)) / rows
  return Array.from({ length: columns * rows }, (_, at) => ({
    x: frame.x + (at % columns) * (width + gap),
    y: frame.y + Math.floor(at / columns) * (height + gap),
    width,
    height,
  }))
}

function arc([x, y]: Point, radius: number, from: number, to: number, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, at) => {
    const angle = ((from + ((to - from) * at) / steps) * Math.PI) / 180
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}
