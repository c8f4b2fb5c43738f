import { seatsOf, type Game, type GameTypes, type Seat } from '@rattlecup/kit'
import { estimate, NOTHING, type Effort, type Estimate, type Judge, type Samples } from './judge.ts'
import { rivalChoices, type Options } from './rivals.ts'

/** A choice that somebody made. */
export interface Made<T extends GameTypes> {
  readonly seat: Seat
  readonly code: number
  readonly move: T['Move']
}

/** What one seat's choice was worth. */
export interface ChoiceReview {
  readonly seat: Seat
  readonly played: number
  readonly best: number
  /** Whether there was nothing to choose. */
  readonly forced: boolean
  /** What the best move is better than the one played; 0 if no move clearly is. */
  readonly cost: Estimate
  /** What the move changed for every seat against the best one: for its own, what it cost. */
  readonly effect: readonly Estimate[]
}

/** Moves that are looked at closely, beside the one played and the judge's. */
const FINALISTS = 4
/** A move is looked at once more if it seems better by this many standard errors, and called better if it still is. */
const WORTH_A_LOOK = 1.5
const SURE = 3
/** A cost is known well to this many hundredths of a win, or points of a game alone. */
const KNOWN_WELL = 0.7

interface Desk<T extends GameTypes> {
  readonly game: Game<T>
  readonly judge: Judge<T>
  readonly effort: Effort
}

/** Reviews the choices that were made at once, each against what the others might have chosen. */
export function reviewDecision<T extends GameTypes>(
  desk: Desk<T>,
  state: T['State'],
  made: readonly Made<T>[],
): ChoiceReview[] {
  const { rules } = desk.game
  const usual: number[] = []
  const movers = seatsOf(rules.movers(state))
  for (const seat of movers) usual[seat] = desk.judge.choose(state, seat)
  const options = movers.map((seat) => optionsOf(desk, { state, seat, usual, isAlone: movers.length === 1 }))
  return made.map((each) => new Review(desk, state, each, options).result(usual[each.seat] as number))
}

/** A seat's moves, and how they look at a glance if the others choose as the judge would. */
function optionsOf<T extends GameTypes>(
  { game, judge, effort }: Desk<T>,
  { state, seat, usual, isAlone }: { state: T['State']; seat: Seat; usual: number[]; isAlone: boolean },
): Options {
  const listed: number[] = []
  listed.length = game.rules.moves(state, seat, listed)
  const codes = [...new Set(listed)]
  if (codes.length === 1 || (isAlone && codes.length <= FINALISTS + 1)) return { seat, codes, means: [] }
  const states = codes.map((code) => after(game, state, usual.with(seat, code)))
  const means = judge.value(states, effort.glance).map((samples) => estimate(samples, seat).mean)
  return { seat, codes, means }
}

/** One choice under review. */
class Review<T extends GameTypes> {
  readonly #desk: Desk<T>
  readonly #state: T['State']
  readonly #made: Made<T>
  readonly #own: Options
  /** What the others choose, in as many ways as are looked at. */
  readonly #rivals: readonly (readonly number[])[]

  constructor(desk: Desk<T>, state: T['State'], made: Made<T>, options: readonly Options[]) {
    this.#desk = desk
    this.#state = state
    this.#made = made
    this.#own = options.find(({ seat }) => seat === made.seat) as Options
    this.#rivals = rivalChoices(options.filter((each) => each !== this.#own))
  }

  result(usual: number): ChoiceReview {
    const { seat, code: played, move } = this.#made
    const asMade = this.#desk.judge.made?.(this.#state, seat, move)
    if (this.#own.codes.length === 1 && !asMade) return this.#verdict({ best: played, forced: true })
    const finalists = this.#finalists([usual, played])
    const values = this.#values(finalists, this.#desk.effort.close)
    const of = (code: number): Samples => values[finalists.indexOf(code)] as Samples
    const best = bestOf(finalists, usual, (code) => estimate(of(code), seat, of(usual)))
    const lost = estimate(of(best), seat, asMade ? [asMade] : of(played))
    if (lost.mean <= WORTH_A_LOOK * lost.error) return this.#verdict({ best: played })
    if (asMade || this.#desk.effort.again === 1)
      return this.#verdict({ best, from: of(best), to: asMade ? [asMade] : of(played) })
    return this.#lookAgain(best)
  }

  /** Looks with other dice, as of many moves one often seems better than it is, until the cost is known well. */
  #lookAgain(best: number): ChoiceReview {
    const { seat, code: played } = this.#made
    const { again, most } = this.#desk.effort
    const point = this.#desk.game.rules.scores(this.#state).length === 1 ? 1 : 0.01
    const [from, to]: Samples[number][][] = [[], []]
    for (let asked = 0; asked < most; asked += again) {
      const [better, worse] = this.#values([best, played], again)
      from!.push(...better!)
      to!.push(...worse!)
      const { mean, error } = estimate(from!, seat, to)
      if (error <= KNOWN_WELL * point || mean < -SURE * error) break
    }
    return this.#verdict({ best, from: from!, to: to! })
  }

  #verdict({
    best,
    forced = false,
    from,
    to,
  }: {
    best: number
    forced?: boolean
    from?: Samples
    to?: Samples
  }): ChoiceReview {
    const { seat, code: played } = this.#made
    const seats = this.#desk.game.rules.scores(this.#state)
    const lost = from && to ? estimate(from, seat, to) : NOTHING
    const isWorse = from && to && lost.mean > SURE * lost.error
    if (!isWorse) {
      const cost = { mean: 0, error: lost.error }
      return { seat, played, best: played, forced, cost, effect: seats.map(() => NOTHING) }
    }
    return {
      seat,
      played,
      best,
      forced,
      cost: lost,
      effect: seats.map((_, each) => estimate(to, each, from)),
    }
  }

  /** The moves that look best at a glance, and those to keep in any case. */
  #finalists(keep: readonly number[]): number[] {
    const { codes, means } = this.#own
    if (codes.length <= FINALISTS + 1) return [...codes]
    const ranked = [...codes.keys()].sort((a, b) => (means[b] as number) - (means[a] as number))
    return [...new Set([...keep, ...ranked.slice(0, FINALISTS).map((i) => codes[i] as number)])]
  }

  /** What moves are worth, side by side: the same rivals' choices and the same dice for all. */
  #values(codes: readonly number[], effort: number): Samples[] {
    const { game, judge } = this.#desk
    const each = Math.ceil(effort / this.#rivals.length)
    const all = codes.map((): Samples[number][] => [])
    for (const rivals of this.#rivals) {
      const states = codes.map((code) => {
        const choices = [...rivals]
        choices[this.#made.seat] = code
        return after(game, this.#state, choices)
      })
      for (const [i, samples] of judge.value(states, each).entries()) all[i]?.push(...samples)
    }
    return all
  }
}

/** The judge's own choice, unless another seems clearly better. */
function bestOf(codes: readonly number[], usual: number, gain: (code: number) => Estimate): number {
  let best = usual
  let most = 0
  for (const code of codes) {
    const { mean, error } = gain(code)
    if (mean > most && mean > WORTH_A_LOOK * error) [best, most] = [code, mean]
  }
  return best
}

function after<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  choices: readonly number[],
): T['State'] {
  const next = game.rules.clone(state)
  game.rules.play(next, choices)
  return next
}
