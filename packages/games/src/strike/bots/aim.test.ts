import { FastSource } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { measureStyle } from '../../../../../tools/strike/measure.ts'
import { loadArena } from '../arena/index.ts'
import { grouped, practised, styleOf, unaimed } from './aim.ts'
import { LYING, matchChance } from './odds.ts'

const THROWS = 50
const STYLES = { unaimed, grouped, practised }

describe.each(Object.entries(STYLES))('%s throws', (name, { how, odds }) => {
  it('strike as often as was measured', async () => {
    const source = new FastSource(`again ${name}`)
    const counts = measureStyle(await loadArena(), how, { throws: THROWS, source })
    for (let lying = 1; lying < LYING; lying++) {
      let strikes = 0
      for (const [end, count] of counts[lying]!) if (!end.startsWith('0')) strikes += count
      const chance = matchChance(odds, lying)
      // Four standard errors of the sample, and one point for those of the table.
      const off = 4 * Math.sqrt((chance * (1 - chance)) / THROWS) + 0.01
      expect(Math.abs(strikes / THROWS - chance)).toBeLessThan(off)
    }
  }, 120_000)
})

it('throws are told apart by how the dice were grouped', () => {
  for (const style of [unaimed, grouped, practised]) {
    for (const lying of [2, 3, 4, 5]) {
      const ids = Array.from({ length: lying }, (_, id) => id)
      // Up to three dice stand in a row either way.
      const expected = style === grouped && lying < 4 ? practised : style
      expect(styleOf(style.how(ids)?.['group'], lying)).toBe(expected)
    }
  }
})
