import { describe, expect, it } from 'vitest'
import { COLOURS as ONECARD } from '../onecard/rules/types.ts'
import { ColourSymbol } from '../onecard/ui/cards/colours.tsx'
import { COLOURS as QWIXX } from '../qwixx/rules/types.ts'
import { Shape } from '../qwixx/ui/sheet/ink.tsx'
import { SYMBOLS, type SymbolColour } from '../symbols.ts'
import { paintSymbol, plainPaint } from '../terminal/paint.ts'
import { widthOf } from '../terminal/text.ts'

const COLOURS = Object.keys(SYMBOLS) as SymbolColour[]

describe('the symbols of the colours', () => {
  it('are there for every colour of every game, and all different', () => {
    expect(new Set([...QWIXX, ...ONECARD])).toEqual(new Set(COLOURS))
    expect(new Set(COLOURS.map((colour) => SYMBOLS[colour].sign)).size).toBe(COLOURS.length)
    expect(new Set(COLOURS.map((colour) => SYMBOLS[colour].path)).size).toBe(COLOURS.length)
  })

  it.each(QWIXX)('are the same on Qwixx’s screen as in the terminal: %s', (colour) => {
    expect(JSON.stringify(Shape({ row: colour }))).toContain(`"d":"${SYMBOLS[colour].path}"`)
    expect(paintSymbol(plainPaint, colour)).toBe(SYMBOLS[colour].sign)
    expect(widthOf(SYMBOLS[colour].sign)).toBe(1)
  })

  it.each(ONECARD)('are the same on the cards as in the terminal: %s', (colour) => {
    expect(JSON.stringify(ColourSymbol({ colour }))).toContain(`"d":"${SYMBOLS[colour].path}"`)
  })

  it('are written down once: no terminal has signs of its own', () => {
    const sources = import.meta.glob<string>('../{qwixx,onecard}/terminal/*.ts', {
      query: '?raw',
      import: 'default',
      eager: true,
    })
    const signs = COLOURS.map((colour) => SYMBOLS[colour].sign).join('')
    const own = Object.entries(sources).filter(([, source]) => new RegExp(`[${signs}]`, 'u').test(source))
    expect(Object.keys(sources).length).toBeGreaterThan(5)
    expect(own.map(([path]) => path)).toEqual([])
  })
})
