import type { Match } from '@rattlecup/kit'
import { countTree } from '@rattlecup/kit/testing'
import { describe, expect, it } from 'vitest'
import { onecard } from './game.ts'
import { COLOURS, type Onecard } from './rules/types.ts'
import { Reference } from './testing/reference.ts'
import { card, Script } from './testing/script.ts'

const cards = Array.from({ length: 20 }, (_, i) =>
  card(`q${i}`, 'red 2, orange 2, yellow 4, green 6*, blue 6*'),
)

/** Replays the naive reading for each branch, as slow as it is hard to get wrong. */
function countByReference(match: Match<Onecard>, depth: number, more: readonly object[] = []): number {
  if (depth === 0) return 1
  const reference = new Reference(match.players, match.options, [...cards])
  for (const event of [...match.eventsWithSecrets, ...more])
    reference.apply(event as Parameters<Reference['apply']>[0])
  return events(reference).reduce(
    (sum, event) => sum + countByReference(match, depth - 1, [...more, event]),
    0,
  )
}

function events(reference: Reference): object[] {
  if (reference.question === undefined) return []
  if ('moves' in reference.question) {
    return [...reference.question.moves].flatMap(([seat, moves]) => moves.map((move) => ({ seat, move })))
  }
  const { chance } = reference.question
  if (chance['type'] !== 'roll') return reference.deck.map((id) => ({ chance: { ...chance, card: id } }))
  return rolls((chance['dice'] as number[]).length).map((colours) => ({ chance: { type: 'roll', colours } }))
}

function rolls(dice: number): string[][] {
  if (dice === 0) return [[]]
  return rolls(dice - 1).flatMap((rest) => COLOURS.map((colour) => [colour, ...rest]))
}

describe('counted trees', () => {
  it('OC-4 the first three cards can be dealt in 30 · 29 · 28 ways', () => {
    expect(countTree(onecard, new Script(2).match.stateWithSecrets, 3)).toBe(30 * 29 * 28)
  })

  it('OC-5 a first roll has 6⁵ outcomes', () => {
    const { match } = new Script(1).cards('c01 c02')
    expect(countTree(onecard, match.stateWithSecrets, 1)).toBe(6 ** 5)
  })

  it('OC-5 a reroll of any dice has 7⁵ outcomes, stopping included', () => {
    // Each die either stays or falls in one of six ways; with no die rolled, the one next event is a move.
    const { match } = new Script(1, { cards }).cards('q0 q1').roll('rroop')
    const enters = 3
    expect(countTree(onecard, match.stateWithSecrets, 2)).toBe(7 ** 5 - 1 + enters)
  })

  it('OC-20 two seats can choose three of five in 10 · 10 ways', () => {
    const { match } = new Script(2, { variant: 'advanced' }).cards('c01 c02 c03 c04 c05 c06 c07 c08 c09 c10')
    expect(countTree(onecard, match.stateWithSecrets, 1)).toBe(100)
  })

  /**
   * Every seat has a card to score, one to enter on, or passes; 12 cards are left. So n more events can go
   * T(n) = 2 T(n−1) + deck · T'(n−2) ways, a draw being an event and T' having a card less. Counted a third time by
   * the naive reading.
   */
  it.each([
    [1, 3],
    [2, 2 * 3 + 12],
    [3, 2 * 18 + 12 * 3],
    [4, 2 * 72 + 12 * (2 * 3 + 11)],
  ])('OC-14 from a result that everybody can score on, %i more events can go %i ways', (depth, ways) => {
    const { match } = new Script(4, { cards })
      .cards('q0 q1 q2 q3 q4 q5 q6 q7')
      .turn('rroop', 'q0 q2 q4 q6')
      .roll('yyyyp')
      .play(1, { type: 'stop' })
    expect(countTree(onecard, match.stateWithSecrets, depth)).toBe(ways)
    expect(countByReference(match, depth)).toBe(ways)
  })
})
