import { describe, expect, it } from 'vitest'
import { card, Script } from '../../testing/script.ts'
import { bookOf } from '../cards/prospect.ts'
import { whyNoCard, whyNoDie, type TapContext } from './why-not.ts'
import { words } from '../words/en.ts'

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((id) =>
  card(id, 'red 2*, orange 6, yellow 4*, green 4, blue 4'),
)
const BOOK = bookOf({ cards: CARDS })
const PLAYERS = [{ name: 'Ada' }, { name: 'Bo' }]

function table(): Script {
  return new Script(2, { cards: CARDS }).cards('a b c d')
}

function asking({ match }: Script, seat: number | null): TapContext {
  return { view: match.view(seat), status: match.status(), seat, players: PLAYERS, words, book: BOOK }
}

describe('a card that can’t be tapped', () => {
  it('waits for the dice', () => {
    const script = table().roll('rrroo')
    expect(whyNoCard('a', asking(script, 0))).toBe(words.why.diceFirst)
    expect(whyNoCard('c', asking(script, 1))).toBe(words.why.theirDice('Ada'))
  })

  it('waits for who enters before', () => {
    const script = table().roll('rrroo').play(0, { type: 'stop' })
    expect(whyNoCard('c', asking(script, 1))).toBe(words.why.inTurn('Ada'))
    script.play(0, { type: 'pass' })
    expect(whyNoCard('a', asking(script, 0))).toBe(words.why.entered)
  })

  it('OC-8 has no room for all dice of a colour, or lacks it', () => {
    const script = table().roll('rrrpp').play(0, { type: 'stop' })
    expect(whyNoCard('a', asking(script, 0))).toBe(
      'Nothing fits here: red has room for 2, not 3, purple is not on it. A colour goes in with all its dice or not at all.',
    )
  })

  it('is nobody’s who watches', () => {
    expect(whyNoCard('a', asking(table(), null))).toBe(words.why.watching)
  })
})

describe('a die that can’t be tapped', () => {
  it('has not been rolled, or is another’s', () => {
    const script = table()
    expect(whyNoDie(asking(script, 0))).toBe(words.why.notRolled)
    expect(whyNoDie(asking(script.roll('rrroo'), 1))).toBe(words.why.theirDice('Ada'))
  })

  it('OC-6 stands after a stop or the third roll', () => {
    expect(whyNoDie(asking(table().roll('rrroo').play(0, { type: 'stop' }), 0))).toBe(words.why.stopped)
    const third = table().roll('rrroo')
    for (let i = 0; i < 2; i++) third.play(0, { type: 'reroll', dice: [0] }).roll('b')
    expect(whyNoDie(asking(third, 0))).toBe(words.why.thirdRoll)
  })
})
