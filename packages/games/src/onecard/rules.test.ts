import { describe, expect, it } from 'vitest'
import { onecard } from './game.ts'
import { COLOURS } from './rules/types.ts'
import { card, Script } from './testing/script.ts'

const booklet = [
  card('lila', 'purple 5, yellow 3*, green 2, blue 4, red 6*'),
  card('fours', 'red 4*, orange 4, blue 4*, green 4, purple 4'),
  card('rest', 'yellow 6*, purple 3, red 4, green 4*, blue 3'),
]
/** Cards that two turns finish: `rroop` fills two rows, `yyyyp` the third. */
const quick = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8', 'q9', 'q10'].map((id) =>
  card(id, 'red 2, orange 2, yellow 4, green 6*, blue 6*'),
)
const cards = [...booklet, ...quick]

function solo(first: string, second = 'q1'): Script {
  return new Script(1, { cards }).cards(`${first} ${second}`)
}

describe('dice and set-up', () => {
  it('OC-1 each of five dice shows one of six colours', () => {
    const { match } = solo('lila')
    expect(match.waiting()).toEqual({ kind: 'chance', chance: { type: 'roll', dice: [0, 1, 2, 3, 4] } })
    const sizes: number[] = []
    expect(onecard.rules.draws(match.stateWithSecrets, sizes)).toBe(5)
    expect(sizes).toEqual([6, 6, 6, 6, 6])
    for (const colour of COLOURS) {
      const colours = Array.from({ length: 5 }, () => colour)
      expect(solo('lila').match.chance({ type: 'roll', colours }).ok).toBe(true)
    }
    expect(match.chance({ type: 'roll', colours: ['red', 'red', 'red', 'red', 'pink'] }).ok).toBe(false)
    expect(match.chance({ type: 'roll', colours: ['red', 'red', 'red', 'red'] }).ok).toBe(false)
  })

  it('OC-4 deals two cards to seat 0, then to seat 1, whoever begins', () => {
    const script = new Script(2, { first: 1 })
    for (const [seat, id] of [
      [0, 'c05'],
      [0, 'c01'],
      [1, 'c30'],
      [1, 'c02'],
    ] as const) {
      expect(script.match.waiting()).toEqual({ kind: 'chance', chance: { type: 'draw', seat } })
      script.cards(id)
    }
    const { active, cards, deck, phase } = script.match.view(0)
    expect({ active, deck, phase }).toEqual({ active: 1, deck: 26, phase: 'roll' })
    expect(cards.map((hand) => hand.map(({ id }) => id))).toEqual([
      ['c05', 'c01'],
      ['c30', 'c02'],
    ])
  })

  it('OC-4 no card is dealt twice, and none to another seat', () => {
    const { match } = new Script(2).cards('c05')
    for (const bad of [
      { type: 'draw', seat: 0, card: 'c05' },
      { type: 'draw', seat: 1, card: 'c06' },
      { type: 'draw', seat: 0, card: 'c31' },
      { type: 'draw', card: 'c06' },
    ]) {
      expect(match.chance(bad)).toMatchObject({ ok: false, error: { code: 'illegal-outcome' } })
    }
  })
})

describe('rolling', () => {
  it('OC-5 any of the 31 choices of dice may be rolled again, or none', () => {
    const { match } = solo('lila').roll('ppyyo')
    expect(match.moves(0)).toHaveLength(32)
    expect(match.moves(0)).toContainEqual({ type: 'reroll', dice: [1, 4] })
    for (const dice of [[], [4, 1], [1, 1], [5], ['1'], 1]) {
      expect(match.play(0, { type: 'reroll', dice })).toMatchObject({ error: { code: 'illegal-move' } })
    }
  })

  it('OC-5 the dice left alone keep their colours', () => {
    const script = solo('lila')
      .roll('ppyyo')
      .play(0, { type: 'reroll', dice: [1, 4] })
    expect(script.match.waiting()).toEqual({ kind: 'chance', chance: { type: 'roll', dice: [1, 4] } })
    expect(script.match.view(0)).toMatchObject({
      rolls: 1,
      dice: ['purple', 'purple', 'yellow', 'yellow', 'orange'],
    })
    script.roll('gb')
    expect(script.match.view(0)).toMatchObject({
      rolls: 2,
      dice: ['purple', 'green', 'yellow', 'yellow', 'blue'],
    })
  })

  it('OC-6 after the third roll the result stands', () => {
    const script = solo('lila').roll('ppyyo')
    script
      .play(0, { type: 'reroll', dice: [4] })
      .roll('r')
      .play(0, { type: 'reroll', dice: [4] })
      .roll('g')
    expect(script.match.view(0)).toMatchObject({ phase: 'enter', rolls: 3 })
    expect(script.match.play(0, { type: 'stop' })).toMatchObject({ error: { code: 'illegal-move' } })
  })
})

describe('entering', () => {
  it('OC-7 every seat uses the result, clockwise from the active one', () => {
    const script = new Script(3, {
      cards: [...cards, ...booklet.map((each) => ({ ...each, id: `${each.id}2` }))],
      first: 2,
    })
    script.cards('lila q1 fours q2 rest q3').roll('rroog').play(2, { type: 'stop' })
    for (const [seat, id] of [
      [2, 'q3'],
      [0, '-'],
      [1, 'fours'],
    ] as const) {
      expect(script.match.waiting()).toEqual({ kind: 'players', seats: [seat] })
      script.use(seat, id)
    }
    expect(script.marks(2, 'q3')).toEqual([2, 2, 0, 1, 0])
    expect(script.marks(1, 'fours')).toEqual([2, 2, 0, 1, 0])
    expect(
      script.match
        .view(null)
        .cards[0]?.flatMap(({ marks }) => marks)
        .every((mark) => mark === 0),
    ).toBe(true)
  })

  it('OC-8 the booklet: two purple and two yellow are entered, orange is not on the card', () => {
    expect(solo('lila').turn('ppyyo', 'lila').marks(0, 'lila')).toEqual([2, 2, 0, 0, 0])
  })

  it('OC-8 the booklet: two yellow do not fit into one free box, so neither is entered', () => {
    expect(solo('lila').turn('ppyyo', 'lila').turn('pppyy', 'lila').marks(0, 'lila')).toEqual([5, 2, 0, 0, 0])
  })

  it('OC-9 every colour that fits is entered', () => {
    expect(solo('lila').turn('pygbr', 'lila').marks(0, 'lila')).toEqual([1, 1, 1, 1, 1])
    expect(solo('lila').turn('gggbr', 'lila').marks(0, 'lila')).toEqual([0, 0, 0, 1, 1])
  })

  it('OC-10 a card on which nothing fits is not offered, passing is', () => {
    const script = solo('lila', 'fours').roll('ooooo').play(0, { type: 'stop' })
    expect(script.match.moves(0)).toEqual([{ type: 'pass' }])
    expect(script.match.play(0, { type: 'enter', card: 'lila' })).toMatchObject({
      error: { code: 'illegal-move' },
    })
    const some = solo('lila', 'fours').roll('oooop').play(0, { type: 'stop' })
    expect(some.match.moves(0)).toHaveLength(3)
    const one = solo('lila', 'fours').roll('yyyoo').play(0, { type: 'stop' })
    expect(one.match.moves(0)).toEqual([
      { type: 'enter', card: 'lila' },
      { type: 'enter', card: 'fours' },
      { type: 'pass' },
    ])
  })
})

describe('scoring a card', () => {
  it('OC-11 two full rows are not enough, the third scores the card at once', () => {
    const script = solo('q1', 'q2').turn('rroop', 'q1')
    expect(script.match.status()).toMatchObject({ scores: [0], waiting: { chance: { type: 'roll' } } })
    script.turn('yyyyp', 'q1')
    expect(script.match.view(null).scored).toEqual([[{ id: 'q1', points: 8 }]])
  })

  it('OC-12 the booklet: 5 + 3 + 2 and a sun make 12; the row that is not full brings nothing', () => {
    const script = solo('lila').turn('ppyyo', 'lila').turn('pppyy', 'lila').turn('pyggb', 'lila')
    expect(script.match.view(null).scored).toEqual([[{ id: 'lila', points: 12 }]])
  })

  it('OC-13 the booklet: four rows of 4 with both suns make 21', () => {
    const script = solo('fours').turn('ooooy', 'fours').turn('gggrr', 'fours').turn('rbbby', 'fours')
    script.turn('grbpp', 'fours')
    expect(script.match.view(null).scored).toEqual([[{ id: 'fours', points: 21 }]])
  })

  it('OC-13 all five rows and both suns make 25, the most a card can bring', () => {
    const script = solo('fours').turn('rrroo', 'fours').turn('obbbg', 'fours').turn('ggppp', 'fours')
    script.turn('rbgpo', 'fours')
    expect(script.match.view(null).scored).toEqual([[{ id: 'fours', points: 25 }]])
  })

  it('OC-14 the card is set aside and replaced before the next seat enters', () => {
    const script = new Script(2, { cards }).cards('q1 q2 q3 q4').turn('rroop', 'q1 -').turn('yyyyp', 'q3 q1')
    expect(script.match.view(1)).toMatchObject({ phase: 'draw', active: 1, deck: 9 })
    expect(script.match.waiting()).toEqual({ kind: 'chance', chance: { type: 'draw', seat: 0 } })
    script.cards('lila')
    expect(script.match.view(1)).toMatchObject({ phase: 'roll', active: 0, deck: 8 })
    expect(script.match.view(1).cards[0]).toEqual([
      { id: 'q2', marks: [0, 0, 0, 0, 0] },
      { id: 'lila', marks: [0, 0, 0, 0, 0] },
    ])
  })
})

describe('what is seen', () => {
  it('OC-26 all seats and spectators see the same table, and of the deck its size only', () => {
    const { match } = new Script(2, { cards }).cards('lila q1 fours q2').turn('rroog', 'q1 -')
    const view = match.view(null)
    expect([match.view(0), match.view(1)]).toEqual([view, view])
    expect(view).toEqual({
      phase: 'roll',
      active: 1,
      rolls: 0,
      dice: null,
      cards: [
        [
          { id: 'lila', marks: [0, 0, 0, 0, 0] },
          { id: 'q1', marks: [2, 2, 0, 1, 0] },
        ],
        [
          { id: 'fours', marks: [0, 0, 0, 0, 0] },
          { id: 'q2', marks: [0, 0, 0, 0, 0] },
        ],
      ],
      scored: [[], []],
      display: [],
      deck: 9,
      own: null,
      chosen: [],
    })
  })

  it('OC-26 every card of the deck is equally likely to be drawn', () => {
    const { match } = new Script(2, { cards }).cards('lila q1')
    const sizes: number[] = []
    expect(onecard.rules.draws(match.stateWithSecrets, sizes)).toBe(1)
    expect(sizes[0]).toBe(cards.length - 2)
    const drawn = match.stateWithSecrets.deck.map((_, index) =>
      onecard.codec.encodeOutcome(match.stateWithSecrets, [index]),
    )
    const left = cards.map(({ id }) => id).filter((id) => id !== 'lila' && id !== 'q1')
    expect(drawn).toEqual(left.map((card) => ({ type: 'draw', seat: 1, card })))
  })
})
