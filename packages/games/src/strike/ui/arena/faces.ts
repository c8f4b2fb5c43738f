import type { CanvasTexture } from 'three'
import { SPOTS } from './spots.ts'
import { sheet, texture, type Paints } from './paint.ts'

/** The six faces in one picture, in the order of a box's sides: right, left, top, bottom, front, back. */
const SIDES = [2, 5, 'X', 6, 3, 4] as const
export const ATLAS = { columns: 3, rows: 2 } as const
const CELL = 128

export function facesTexture(paints: Paints): CanvasTexture {
  const { canvas, pen } = sheet(CELL * ATLAS.columns, CELL * ATLAS.rows, paints.die)
  for (const [index, side] of SIDES.entries()) {
    const x = CELL * ((index % ATLAS.columns) + 0.5)
    const y = CELL * (Math.floor(index / ATLAS.columns) + 0.5)
    if (side === 'X') drawCross(pen, x, y, paints.cross)
    else for (const [u, v] of SPOTS[side]) drawSpot(pen, x + u * CELL * 0.26, y + v * CELL * 0.26, paints.ink)
  }
  return texture(canvas)
}

function drawSpot(pen: CanvasRenderingContext2D, x: number, y: number, colour: string): void {
  pen.fillStyle = colour
  pen.beginPath()
  pen.arc(x, y, CELL * 0.095, 0, 2 * Math.PI)
  pen.fill()
}

function drawCross(pen: CanvasRenderingContext2D, x: number, y: number, colour: string): void {
  const arm = CELL * 0.27
  pen.strokeStyle = colour
  pen.lineWidth = CELL * 0.15
  pen.lineCap = 'round'
  pen.beginPath()
  for (const side of [-1, 1]) {
    pen.moveTo(x - arm, y - side * arm)
    pen.lineTo(x + arm, y + side * arm)
  }
  pen.stroke()
}
