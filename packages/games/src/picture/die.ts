import { PAINT } from './paint.ts'
import { PIPS } from './pips.ts'
import { box, cross, disc, type PictureFrame, type Shape } from './shapes.ts'

/** A die seen from above; what is no number is a cross. */
export function die({ x, y, size }: { x: number; y: number; size: number }, face: number | string): Shape[] {
  const frame: PictureFrame = { x, y, width: size, height: size }
  const shadow = box({ ...frame, y: y + size * 0.06 }, PAINT.edge, size * 0.2)
  const body = box(frame, PAINT.die, size * 0.2)
  const pips = (PIPS as Partial<Record<number, (typeof PIPS)[1]>>)[Number(face)]
  if (!pips) {
    const inner = { x: x + size * 0.3, y: y + size * 0.3, width: size * 0.4, height: size * 0.4 }
    return [shadow, body, ...cross(inner, { width: size * 0.12, colour: PAINT.ink })]
  }
  const at = (quarter: number): number => size / 2 + (quarter * size) / 4
  return [
    shadow,
    body,
    ...pips.map(([px, py]) => disc([x + at(px), y + at(py)] as const, size * 0.09, PAINT.ink)),
  ]
}
