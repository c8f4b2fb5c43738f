import { PICTURE, type Shape } from '@rattlecup/games/picture'

type Text = Extract<Shape, { kind: 'text' }>

/** A picture as a file, drawn by the browser. */
export async function drawShapes(shapes: readonly Shape[]): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, PICTURE)
  const paint = canvas.getContext('2d')
  if (!paint) return undefined
  for (const shape of shapes) {
    if (shape.kind === 'text') write(paint, shape)
    else trace(paint, shape)
  }
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'))
}

function trace(paint: CanvasRenderingContext2D, shape: Exclude<Shape, Text>): void {
  paint.beginPath()
  for (const [x, y] of shape.points) paint.lineTo(x, y)
  if (shape.kind === 'area') {
    paint.fillStyle = shape.fill
    return paint.fill()
  }
  paint.strokeStyle = shape.colour
  paint.lineWidth = shape.width
  paint.lineCap = 'round'
  paint.stroke()
}

const font = (pixels: number): string => `600 ${pixels}px 'Zilla Slab', Rockwell, Georgia, serif`

/** Text that gets smaller until it fits. */
function write(paint: CanvasRenderingContext2D, { at: [x, y], text, size, fill, align, most }: Text): void {
  paint.fillStyle = fill
  paint.textAlign = align
  paint.font = font(size)
  const { width } = paint.measureText(text)
  if (width > most) paint.font = font((size * most) / width)
  paint.fillText(text, x, y)
}
