import type { Game, GameTypes, Seat } from './game.ts'
import type { JsonObject } from './json.ts'

/** DGP/1's `waiting`. */
export type Waiting<Chance = JsonObject> =
  | { readonly kind: 'chance'; readonly chance: Chance }
  | { readonly kind: 'players'; readonly seats: readonly Seat[] }
  | { readonly kind: 'over' }

/** DGP/1's status: what every answer about a table carries. */
export interface Status<Chance = JsonObject> {
  readonly waiting: Waiting<Chance>
  readonly scores: readonly number[]
  readonly over: boolean
  readonly winners: readonly Seat[]
}

/** The seats with the best score, ascending: ties share the win. */
export function winnersOf<T extends GameTypes>(game: Game<T>, scores: readonly number[]): Seat[] {
  const best = game.best === 'most' ? Math.max(...scores) : Math.min(...scores)
  return scores.flatMap((score, seat) => (score === best ? [seat] : []))
}

/** The seats of a bit mask, ascending. */
export function seatsOf(mask: number): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; mask >> seat; seat++) if ((mask >> seat) & 1) seats.push(seat)
  return seats
}
