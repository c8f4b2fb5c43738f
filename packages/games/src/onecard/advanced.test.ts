import { describe, expect, it } from 'vitest'
import { card, Script } from './testing/script.ts'

/** Two turns finish each of these: `rroop` fills two rows, `yyyyp` the third. */
const cards = Array.from({ length: 16 }, (_, i) =>
  card(`q${String(i).padStart(2, '0')}`, 'red 2, orange 2, yellow 4, green 6*, blue 6*'),
)
const DEAL = 'q04 q03 q02 q01 q00 q05 q06 q07 q08 q09'

function dealt(): Script {
  return new Script(2, { variant: 'advanced', cards }).cards(DEAL)
}

function kept(): Script {
  return dealt()
    .play(0, { type: 'keep', cards: ['q00', 'q03', 'q04'] })
    .play(1, { type: 'keep', cards: ['q05', 'q06', 'q07'] })
}

function ids(script: Script, seat: number): string[] {
  return script.match.view(null).cards[seat]!.map(({ id }) => id)
}

describe('the advanced game', () => {
  it('OC-20 deals five cards a seat, seat by seat, for all to see', () => {
    const script = dealt()
    expect([ids(script, 0), ids(script, 1)]).toEqual([
      ['q04', 'q03', 'q02', 'q01', 'q00'],
      ['q05', 'q06', 'q07', 'q08', 'q09'],
    ])
    expect(script.match.view(null)).toMatchObject({ phase: 'keep', deck: 6 })
  })

  it('OC-20 all seats choose three of five at once', () => {
    const { match } = dealt()
    expect(match.waiting()).toEqual({ kind: 'players', seats: [0, 1] })
    expect(match.moves(0)).toHaveLength(10)
    expect(match.moves(0)).toContainEqual({ type: 'keep', cards: ['q00', 'q03', 'q04'] })
    for (const bad of [
      ['q04', 'q03', 'q00'],
      ['q00', 'q03'],
      ['q00', 'q03', 'q05'],
      ['q00', 'q00', 'q03'],
      ['q00', 'q01', 'q03', 'q04'],
      'q00',
    ]) {
      expect(match.play(0, { type: 'keep', cards: bad })).toMatchObject({ error: { code: 'illegal-move' } })
    }
  })

  it('OC-20 a choice is secret until all have chosen', () => {
    const move = { type: 'keep', cards: ['q00', 'q03', 'q04'] } as const
    const { match } = dealt().play(0, { ...move, cards: [...move.cards] })
    expect(match.view(0)).toMatchObject({ phase: 'keep', own: move, chosen: [0] })
    expect(match.view(1)).toMatchObject({ phase: 'keep', own: null, chosen: [0] })
    expect(match.view(1).cards[0]).toHaveLength(5)
    expect(match.moves(0)).toEqual([])
  })

  it('OC-20 kept cards stay in the order dealt, the others go back into the deck', () => {
    const script = kept()
    expect([ids(script, 0), ids(script, 1)]).toEqual([
      ['q04', 'q03', 'q00'],
      ['q05', 'q06', 'q07'],
    ])
    expect(script.match.view(0)).toMatchObject({ phase: 'display', deck: 10, own: null, chosen: [] })
    expect(script.match.chance({ type: 'display', card: 'q00' }).ok).toBe(false)
    expect(script.match.chance({ type: 'display', card: 'q01' }).ok).toBe(true)
  })

  it('OC-21 three cards are laid open before the first turn', () => {
    const script = kept()
    for (const id of ['q15', 'q08', 'q12']) {
      expect(script.match.waiting()).toEqual({ kind: 'chance', chance: { type: 'display' } })
      script.cards(id)
    }
    expect(script.match.view(0)).toMatchObject({ phase: 'roll', display: ['q15', 'q08', 'q12'], deck: 7 })
  })

  it('OC-22 who scores takes an open card, and the display is refilled before the next seat enters', () => {
    const script = kept().cards('q15 q08 q12').turn('rroop', 'q03 q05').roll('yyyyp')
    script.play(1, { type: 'stop' }).use(1, 'q05')
    expect(script.match.view(0)).toMatchObject({ phase: 'take', active: 1 })
    expect(script.match.moves(1)).toEqual(['q15', 'q08', 'q12'].map((id) => ({ type: 'take', card: id })))
    expect(script.match.play(1, { type: 'take', card: 'q01' })).toMatchObject({
      error: { code: 'illegal-move' },
    })
    script.play(1, { type: 'take', card: 'q08' })
    expect(script.match.view(0)).toMatchObject({ phase: 'display', display: ['q15', 'q12'], deck: 7 })
    script.cards('q01')
    expect(script.match.view(0)).toMatchObject({ phase: 'enter', display: ['q15', 'q12', 'q01'], deck: 6 })
    expect(script.match.waiting()).toEqual({ kind: 'players', seats: [0] })
    expect(ids(script, 1)).toEqual(['q06', 'q07', 'q08'])
  })

  it('OC-22 a fourth card takes none', () => {
    const script = new Script(1, { variant: 'advanced', cards }).cards('q00 q01 q02 q03 q04')
    script.play(0, { type: 'keep', cards: ['q00', 'q01', 'q02'] }).cards('q05 q06 q07')
    for (const [id, open, refill] of [
      ['q00', 'q05', 'q08'],
      ['q01', 'q06', 'q09'],
      ['q02', 'q07', 'q10'],
    ] as const) {
      script.turn('rroop', id).turn('yyyyp', id).play(0, { type: 'take', card: open }).cards(refill)
    }
    script.turn('rroop', 'q05').turn('yyyyp', 'q05')
    expect(script.match.view(0)).toMatchObject({ phase: 'over', display: ['q08', 'q09', 'q10'], deck: 7 })
  })
})
