import { isDeepStrictEqual } from 'node:util'
import type { GameEvent, Match } from '@rattlecup/kit'
import { allSeats, randomMatch } from '@rattlecup/kit/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CARDS } from './rules/cards.ts'
import { onecard } from './game.ts'
import type { Card, Onecard } from './rules/types.ts'
import { cardLists } from './testing/arbitrary.ts'
import { Reference } from './testing/reference.ts'

function inAnyOrder(moves: readonly object[]): string[] {
  return moves.map((move) => JSON.stringify(Object.entries(move).sort())).sort()
}

interface Told {
  status(): object
  moves(seat: number): readonly object[]
  view(seat: number | null): object
}

function everythingSeen(game: Told, players: number): object {
  const seats = allSeats(players)
  return {
    status: game.status(),
    moves: seats.map((seat) => inAnyOrder(game.moves(seat))),
    views: [null, ...seats].map((seat) => game.view(seat)),
  }
}

/** Compares quickly, and lets the slower matcher only say what differs. */
function expectSame(match: Match<Onecard>, reference: Reference): void {
  const [ours, theirs] = [everythingSeen(match, match.players), everythingSeen(reference, match.players)]
  if (!isDeepStrictEqual(ours, theirs)) expect(ours).toEqual(theirs)
}

function playBoth(players: number, options: { variant: string; cards?: Card[] }, seed: number): void {
  const reference = new Reference(players, options, options.cards ?? [...CARDS])
  let told = 0
  randomMatch(onecard, { players, options, seed }, (match) => {
    const event = match.eventsWithSecrets[told] as GameEvent<Onecard> | undefined
    if (event !== undefined) reference.apply(event)
    told = match.eventsWithSecrets.length
    expectSame(match, reference)
  })
}

describe('the rules told twice agree', () => {
  for (const variant of ['basic', 'advanced'] as const) {
    for (const players of [1, 2, 3, 4]) {
      it(`in the ${variant} game of ${players}, at every step`, () => {
        const setups = fc.record({
          options: fc.record(
            {
              first: fc.nat(players - 1),
              variant: fc.constant(variant),
              cards: cardLists(players, variant),
            },
            { requiredKeys: ['variant'] },
          ),
          seed: fc.nat(),
        })
        fc.assert(
          fc.property(setups, ({ options, seed }) => playBoth(players, options, seed)),
          { numRuns: 5 },
        )
      })
    }
  }
})
