import {
  isObject,
  seatsOf,
  type DrawSource,
  type GameEvent,
  type Json,
  type JsonObject,
  type Match,
  type Seat,
} from '@rattlecup/kit'

/**
 * The game so far as a seat may know it: without choices that are still sealed, and with what is covered shuffled. It is
 * as legal as the true one and leads to a position that the seat can't tell from the true one.
 */
export function knownEvents(match: Match, seat: Seat, source: DrawSource): GameEvent[] {
  const waiting = match.waiting()
  const open = waiting.kind === 'players' ? waiting.seats.length : 0
  const sealed = seatsOf(match.game.rules.movers(match.state)).length - open
  const { round } = match.view(seat)
  return match.events
    .slice(0, match.events.length - sealed)
    .map((event) => ('chance' in event ? { chance: covered(event.chance, Number(round), source) } : event))
}

/** An order of boards tells those to come, too: one is turned up a round. Nothing else that is drawn stays covered. */
function covered(outcome: JsonObject, round: number, source: DrawSource): JsonObject {
  if (!isObject(outcome) || outcome['type'] !== 'boards') return outcome
  const order = outcome['order'] as readonly Json[]
  return { ...outcome, order: [...order.slice(0, round), ...shuffled(order.slice(round), source)] }
}

function shuffled(list: readonly Json[], source: DrawSource): Json[] {
  const result = [...list]
  for (let i = result.length - 1; i > 0; i--) {
    const other = source.below(i + 1)
    ;[result[i], result[other]] = [result[other] as Json, result[i] as Json]
  }
  return result
}
