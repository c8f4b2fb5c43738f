import type { GameEvent, Match } from '@rattlecup/kit'
import { allSeats, randomMatch } from '@rattlecup/kit/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BOARDS } from './rules/boards.ts'
import { gambler } from './game.ts'
import type { Gambler } from './rules/types.ts'
import { anySetup } from './testing/arbitraries.ts'
import { Reference } from './testing/reference.ts'

it('the rules and their naive reading agree on status, moves and views, event by event', () => {
  fc.assert(
    fc.property(anySetup, (setup) => {
      const reference = new Reference(setup.players, setup.options, BOARDS)
      let known = 0
      randomMatch(gambler, setup, (match) => {
        const entries = match.eventsWithSecrets as readonly GameEvent<Gambler>[]
        for (const event of entries.slice(known)) {
          reference.apply('chance' in event ? event.chance : event.move)
        }
        known = entries.length
        expectSame(match, reference)
      })
    }),
    { numRuns: 40 },
  )
})

function expectSame(match: Match<Gambler>, reference: Reference): void {
  const seats = allSeats(match.players)
  const ours = {
    status: match.status(),
    moves: seats.map((seat) => match.moves(seat)),
    views: [null, ...seats].map((seat) => match.view(seat)),
  }
  const theirs = {
    status: reference.status(),
    moves: seats.map((seat) => reference.moves(seat)),
    views: [null, ...seats].map(() => reference.view()),
  }
  // The matcher is slow; it is only asked when texts differ, be it by the order of keys.
  if (JSON.stringify(ours) !== JSON.stringify(theirs)) expect(ours).toEqual(theirs)
}
