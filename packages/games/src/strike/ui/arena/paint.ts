import { FastSource } from '@rattlecup/kit'
import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three'

/** The colours of the table, as the theme has them now. */
export interface Paints {
  readonly wall: string
  readonly ledge: string
  readonly floor: string
  readonly die: string
  readonly ink: string
  readonly cross: string
  readonly glow: string
  readonly target: string
  readonly match: string
}

const PROPERTIES: Readonly<Record<keyof Paints, string>> = {
  wall: '--arena-wall',
  ledge: '--arena-ledge',
  floor: '--felt',
  die: '--white-die',
  ink: '--on-white-die',
  cross: '--arena-cross',
  glow: '--glow',
  target: '--arena-target',
  match: '--arena-match',
}

export function paintsOf(element: Element): Paints {
  const style = getComputedStyle(element)
  const paints = Object.entries(PROPERTIES).map(([name, property]) => [
    name,
    style.getPropertyValue(property).trim(),
  ])
  return Object.fromEntries(paints) as Paints
}

/** Boards with long, thin grain. */
export function woodTexture(colour: string, grain: string): CanvasTexture {
  const size = 256
  const { canvas, pen } = sheet(size, size, colour)
  const source = new FastSource('wood')
  pen.strokeStyle = grain
  for (let line = 0; line < 70; line++) {
    const y = source.below(size)
    pen.globalAlpha = 0.15 + source.below(40) / 100
    pen.lineWidth = 0.5 + source.below(20) / 10
    pen.beginPath()
    pen.moveTo(0, y)
    pen.bezierCurveTo(size / 3, y + source.below(9) - 4, (2 * size) / 3, y + source.below(9) - 4, size, y)
    pen.stroke()
  }
  return repeating(texture(canvas))
}

/** Foam and felt: a fine speckle. */
export function feltTexture(colour: string): CanvasTexture {
  const size = 128
  const { canvas, pen } = sheet(size, size, colour)
  const source = new FastSource('felt')
  for (let speck = 0; speck < 2600; speck++) {
    pen.fillStyle = source.below(2) === 0 ? '#000' : '#fff'
    pen.globalAlpha = 0.03 + source.below(4) / 100
    pen.fillRect(source.below(size), source.below(size), 1.4, 1.4)
  }
  return repeating(texture(canvas))
}

/** A soft round shadow. */
export function shadowTexture(): CanvasTexture {
  const { canvas, pen } = sheet(64, 64, 'transparent')
  const fade = pen.createRadialGradient(32, 32, 8, 32, 32, 32)
  fade.addColorStop(0, 'rgb(0 0 0 / 55%)')
  fade.addColorStop(0.55, 'rgb(0 0 0 / 28%)')
  fade.addColorStop(1, 'rgb(0 0 0 / 0%)')
  pen.fillStyle = fade
  pen.fillRect(0, 0, 64, 64)
  return texture(canvas)
}

export function sheet(width: number, height: number, colour: string) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser gives no canvas to draw on')
  pen.fillStyle = colour
  pen.fillRect(0, 0, width, height)
  return { canvas, pen }
}

export function texture(canvas: HTMLCanvasElement): CanvasTexture {
  const made = new CanvasTexture(canvas)
  made.colorSpace = SRGBColorSpace
  made.anisotropy = 4
  return made
}

function repeating(made: CanvasTexture): CanvasTexture {
  made.wrapS = RepeatWrapping
  made.wrapT = RepeatWrapping
  return made
}
