import { SYMBOLS, type SymbolColour } from '../symbols.ts'

/** SGR codes. Bright where the plain colour is hard to read on a dark ground. */
const CODES = {
  red: '91',
  orange: '38;5;208',
  yellow: '93',
  green: '92',
  blue: '94',
  purple: '95',
  bold: '1',
  dim: '2',
} as const

type Tint = keyof typeof CODES

/** Colours a text, or not. Colour never carries meaning alone: whatever has one also has a symbol. */
export type Paint = (tint: Tint, text: string) => string

export const plainPaint: Paint = (_tint, text) => text

export function paintSymbol(paint: Paint, colour: SymbolColour): string {
  return paint(colour, SYMBOLS[colour].sign)
}

export const ansiPaint: Paint = (tint, text) => (text === '' ? '' : `\u001b[${CODES[tint]}m${text}\u001b[0m`)

/** Colours are for terminals whose owner has not asked for none (no-color.org). */
export function choosePaint(setting: {
  terminal: boolean
  off: boolean
  env: Readonly<Record<string, string | undefined>>
}): Paint {
  const { terminal, off, env } = setting
  const wanted = terminal && !off && !env['NO_COLOR'] && env['TERM'] !== 'dumb'
  return wanted ? ansiPaint : plainPaint
}
