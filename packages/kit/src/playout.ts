import type { DrawSource } from './chance.ts'
import { MAX_SEATS, type Game, type GameTypes, type Rules, type Seat } from './game.ts'

/** Chooses a move number for a seat: `codes[0 … count−1]` are the legal ones. */
export type Chooser<T extends GameTypes> = (
  state: T['State'],
  seat: Seat,
  codes: number[],
  count: number,
) => number

/** Draws one outcome of the awaited chance event by its exact odds. */
export function drawOutcome<T extends GameTypes>(
  rules: Rules<T>,
  state: T['State'],
  source: DrawSource,
): number[] {
  const draws: number[] = []
  const count = rules.draws(state, draws)
  draws.length = count
  for (let i = 0; i < count; i++) draws[i] = source.below(draws[i] as number)
  return draws
}

/**
 * Plays games straight on the rules, with no log and no JSON: for simulation, rollouts and benchmarks.
 * The scratch arrays are made once; a playout allocates nothing.
 */
export class Playout<T extends GameTypes> {
  readonly #rules: Rules<T>
  readonly #source: DrawSource
  readonly #sizes: number[] = []
  readonly #draws: number[] = []
  readonly #codes: number[] = []
  readonly #choices: number[] = Array.from({ length: MAX_SEATS }, () => 0)
  /** Choices made since it was built, pass included. */
  moves = 0

  constructor(game: Game<T>, source: DrawSource) {
    this.#rules = game.rules
    this.#source = source
  }

  /** Plays `state` to its end, with uniformly random legal moves unless `choose` is given. */
  finish(state: T['State'], choose?: Chooser<T>): void {
    for (;;) {
      const awaits = this.#rules.awaits(state)
      if (awaits === 'over') return
      if (awaits === 'chance') this.#roll(state)
      else this.#choose(state, choose)
    }
  }

  #roll(state: T['State']): void {
    const count = this.#rules.draws(state, this.#sizes)
    for (let i = 0; i < count; i++) this.#draws[i] = this.#source.below(this.#sizes[i] as number)
    this.#rules.applyChance(state, this.#draws)
  }

  #choose(state: T['State'], choose: Chooser<T> | undefined): void {
    const movers = this.#rules.movers(state)
    for (let seat = 0; movers >> seat !== 0; seat++) {
      if (((movers >> seat) & 1) === 0) continue
      const count = this.#rules.moves(state, seat, this.#codes)
      this.#choices[seat] = choose
        ? choose(state, seat, this.#codes, count)
        : (this.#codes[this.#source.below(count)] as number)
      this.moves++
    }
    this.#rules.play(state, this.#choices)
  }
}
