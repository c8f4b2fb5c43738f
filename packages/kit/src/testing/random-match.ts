import { FastSource, type DrawSource } from '../chance.ts'
import type { Game, GameTypes, Seat } from '../game.ts'
import { Match } from '../match.ts'
import { unwrap } from '../result.ts'

export { unwrap }

/** One event with uniformly random choices: a draw, or the move of one seat that is waited for. */
export function step<T extends GameTypes>(match: Match<T>, source: DrawSource): void {
  const waiting = match.waiting()
  if (waiting.kind === 'chance') unwrap(match.chance(unwrap(match.draw(source))))
  if (waiting.kind !== 'players') return
  const seat = pick(waiting.seats, source)
  unwrap(match.play(seat, pick(match.moves(seat), source)))
}

/** Plays a random game to its end, or for `limit` events, calling `look` before each of them and at the end. */
export function randomMatch<T extends GameTypes>(
  game: Game<T>,
  setup: { players: number; options?: unknown; seed: number | string; limit?: number },
  look: (match: Match<T>, source: DrawSource) => void = () => {},
): Match<T> {
  const source = new FastSource(setup.seed)
  const match = unwrap(Match.start(game, setup.players, setup.options ?? {}))
  const limit = setup.limit ?? 1_000_000
  while (match.awaits !== 'over' && match.eventsWithSecrets.length < limit) {
    look(match, source)
    step(match, source)
  }
  look(match, source)
  return match
}

export function pick<T>(items: readonly T[], source: DrawSource): T {
  return items[source.below(items.length)] as T
}

export function allSeats(players: number): Seat[] {
  return Array.from({ length: players }, (_, seat) => seat)
}
