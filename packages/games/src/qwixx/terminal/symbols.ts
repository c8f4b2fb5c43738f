import type { Paint } from '../../terminal/paint.ts'
import type { Colour } from '../rules/types.ts'

const SYMBOLS: Readonly<Record<Colour, string>> = { red: '▲', yellow: '●', green: '■', blue: '◆' }

export function paintSymbol(paint: Paint, colour: Colour): string {
  return paint(colour, SYMBOLS[colour])
}
