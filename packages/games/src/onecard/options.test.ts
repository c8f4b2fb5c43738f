import { Match, type Result } from '@rattlecup/kit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CARDS } from './rules/cards.ts'
import { onecard } from './game.ts'
import type { Onecard } from './rules/types.ts'
import { cardLists } from './testing/arbitrary.ts'
import { card } from './testing/script.ts'

function start(players: number, options: object): Result<Match<Onecard>> {
  return Match.start(onecard, players, options)
}

/** The message of the refusal, or none if the options are taken. */
function refusal(players: number, options: object): string {
  const started = start(players, options)
  if (!started.ok) expect(started.error.code).toBe('bad-options')
  return started.ok ? 'taken' : started.error.message
}

const GOOD = 'red 4*, orange 4, blue 4*, green 4, purple 4'

/** What is said of a list in which one card is `rows`. */
function faultOf(rows: string): string {
  return refusal(1, { cards: [...CARDS.slice(0, 9), card('x', rows)] })
}

describe('options', () => {
  it('OC-23 the first seat begins a basic game unless told otherwise', () => {
    const plain = start(2, {})
    const other = start(2, { first: 1, variant: 'advanced' })
    expect(plain.ok && plain.value.stateWithSecrets).toMatchObject({ active: 0, advanced: false })
    expect(other.ok && other.value.stateWithSecrets).toMatchObject({ active: 1, advanced: true })
    expect(refusal(2, { variant: 'expert' })).toBe(
      'option variant must be "basic" or "advanced", not "expert"',
    )
  })

  it('OC-28 a limit of turns is for one player', () => {
    expect(refusal(1, { turns: 18 })).toBe('taken')
    expect(refusal(1, { turns: 0 })).toBe('option turns must be a whole number from 1 to 99, not 0')
    expect(refusal(2, { turns: 18 })).toBe('option turns is for one player, not for 2')
  })

  it('OC-24 a card must be within the limits', () => {
    expect(faultOf(GOOD)).toBe('taken')
    expect(faultOf('red 4*, red 4, blue 4*, green 4, purple 4')).toContain('5 different colours, not 4')
    expect(faultOf('red 4*, orange 5, blue 4*, green 4, purple 4')).toContain('20 boxes in all, not 21')
    expect(faultOf('red 4*, orange 4*, blue 4*, green 4, purple 4')).toContain('2 suns, not 3')
    expect(faultOf('red 4*, orange 4, blue 4, green 4, purple 4')).toContain('2 suns, not 1')
    expect(faultOf('red 7*, orange 1, blue 4*, green 4, purple 4')).toContain(
      'whole number from 2 to 6, not 7',
    )
    expect(faultOf('red 4*, orange 4, blue 4*, green 4, pink 4')).toContain('not "pink"')
    expect(faultOf('red 6*, orange 6, blue 4*, green 4')).toContain('exactly 5 entries, not 4')
  })

  it('OC-24 a sun must be said to be there or not, and other keys are ignored', () => {
    const [first, ...others] = CARDS.slice(0, 10)
    const sunless = { id: 'x', rows: first!.rows.map(({ colour, length }) => ({ colour, length })) }
    expect(refusal(1, { cards: [sunless, ...others] })).toContain('.sun must be true or false')
    const more = { ...first, title: 'x', rows: first!.rows.map((row) => ({ ...row, symbol: '#' })) }
    expect(refusal(1, { cards: [more, ...others] })).toBe('taken')
    for (const cards of [null, {}, 'c01', [null]]) expect(refusal(1, { cards })).not.toBe('taken')
  })

  it('OC-24 ids are all different', () => {
    const twice = [...CARDS.slice(0, 9), card('c03', GOOD)]
    expect(refusal(1, { cards: twice })).toBe('option cards must have different ids, but "c03" comes twice')
  })

  for (const [variant, least] of [
    ['basic', [5, 10, 15, 20]],
    ['advanced', [9, 15, 21, 27]],
  ] as const) {
    it(`OC-24 the ${variant} game needs ${least.join(', ')} cards for 1, 2, 3, 4 players`, () => {
      for (const [index, count] of least.entries()) {
        const players = index + 1
        expect(refusal(players, { variant, cards: CARDS.slice(0, count) })).toBe('taken')
        expect(refusal(players, { variant, cards: CARDS.slice(0, count - 1) })).toContain(
          `at least ${count} `,
        )
      }
    })
  }

  it('OC-24 any list within the limits is taken, and its cards are the ones in play', () => {
    fc.assert(
      fc.property(cardLists(2, 'basic'), (cards) => {
        const started = start(2, { cards })
        expect(started.ok && started.value.stateWithSecrets.set.cards).toEqual(cards)
      }),
      { numRuns: 50 },
    )
  })
})
