import type { Seat } from './game.ts'
import { show } from './json.ts'
import type { Match } from './match.ts'
import { fail } from './result.ts'
import { seatsOf } from './status.ts'

type Fault = ReturnType<typeof fail>

/** What is wrong with what somebody wants to do in a match, and what would have been right. */
export function noSuchSeat({ players }: Match, seat: unknown): Fault {
  return fail('bad-request', `there is no seat ${show(seat)}; seats are 0 to ${players - 1}`)
}

export function notYourTurn(match: Match, seat: Seat): Fault {
  const why =
    match.awaits === 'chance'
      ? `seat ${seat} can't move while ${show(match.waiting())} is awaited`
      : `seat ${seat} can't move now; waiting for seat ${seatsOf(match.choosing).join(', ')}`
  return fail('not-your-turn', why)
}

export function illegalMove(match: Match, seat: Seat, move: unknown): Fault {
  const legal = match.moves(seat)
  const some = legal.slice(0, 8).map((each) => JSON.stringify(each))
  if (legal.length > some.length) some.push(`… ${legal.length - some.length} more`)
  return fail(
    'illegal-move',
    `${show(move)} is not a legal move of seat ${seat} now; legal: ${some.join(', ')}`,
  )
}

export function illegalOutcome(match: Match, outcome: unknown): Fault {
  const waiting = match.waiting()
  if (waiting.kind !== 'chance')
    return fail('illegal-outcome', `no chance outcome is awaited now, but ${show(waiting)}`)
  const example = match.draw({ below: () => 0 })
  return fail(
    'illegal-outcome',
    `${show(outcome)} is not an outcome of ${show(waiting.chance)}; one would be ${show(example.ok && example.value)}`,
  )
}
