import { Match } from '@rattlecup/kit'
import { unwrap } from '@rattlecup/kit/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { strike } from '../../game.ts'
import { isMissing, keyed, linesFor, outcomeOf, type EntryLine } from './sheet.ts'

function asked() {
  const match = unwrap(Match.start(strike, 2))
  unwrap(match.chance({ type: 'initial', face: 4 }))
  unwrap(match.play(0, { type: 'throw' }))
  return { match, lines: linesFor({ type: 'settle', dice: [0, 1] }, match.view(null)) }
}

describe('entering real dice', () => {
  it('takes dice that lay to lie still, and waits for the thrown one', () => {
    const { lines } = asked()
    expect(lines.map(isMissing)).toEqual([false, true])
    expect(outcomeOf(lines)).toBeUndefined()
  })

  it('makes an outcome that the rules accept of any keys that name every die', () => {
    const key = fc.constantFrom('2', '3', '4', '5', '6', 'x', 'X', 'o', 'c', 'C', '1', '7', 'Enter')
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat({ max: 1 }), key), { maxLength: 8 }), (keys) => {
        const { match, lines } = asked()
        const entered: EntryLine[] = [...lines]
        for (const [at, key] of keys)
          entered[at] = keyed(entered[at] as EntryLine, key) ?? (entered[at] as EntryLine)
        const outcome = outcomeOf(entered)
        expect(outcome === undefined).toBe(entered.some(isMissing))
        if (outcome) unwrap(match.chance(outcome))
      }),
    )
  })

  it('knows a die that was rolled again', () => {
    const { lines } = asked()
    const thrown = keyed(keyed(lines[1] as EntryLine, '5') as EntryLine, 'c') as EntryLine
    expect(outcomeOf([lines[0] as EntryLine, thrown])).toEqual({
      type: 'settle',
      dice: [
        { id: 0, face: 4 },
        { id: 1, face: 5, cocked: true },
      ],
    })
  })
})
