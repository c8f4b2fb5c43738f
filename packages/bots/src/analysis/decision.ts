import { seatsOf, type Game, type GameTypes, type Seat } from '@rattlecup/kit'
import { estimate, type Estimate, type Judge, type Samples } from './judge.ts'

/** What one seat's choice was worth. */
export interface ChoiceReview {
  readonly seat: Seat
  readonly played: number
  readonly best: number
  /** Whether there was nothing to choose. */
  readonly forced: boolean
  /** What the best move is better than the one played; 0 if no move clearly is. */
  readonly cost: Estimate
  /** What the move changed for every seat, against the judge's own choice. */
  readonly effect: readonly Estimate[]
}

/** What the choices made at once did, together and each by itself. */
export interface DecisionReview {
  readonly choices: readonly ChoiceReview[]
  /** By seat: how the position's worth changed against the judge's own choices. */
  readonly change: readonly Estimate[]
}

export interface Effort {
  /** Playouts of each move that is looked at closely. */
  readonly close: number
  /** Playouts of each move to see which those are. */
  readonly glance: number
}

/** Moves that are looked at closely, beside the one played and the judge's. */
const FINALISTS = 4
/** A move is only called better if it is by so many standard errors: there are many choices in a game, and some look bad by chance. */
const SURE = 3

const NOTHING: Estimate = { mean: 0, error: 0 }

interface Desk<T extends GameTypes> {
  readonly game: Game<T>
  readonly judge: Judge<T>
  readonly effort: Effort
}

/** Reviews the choices of all movers; `played[seat]` is what each chose. */
export function reviewDecision<T extends GameTypes>(
  desk: Desk<T>,
  state: T['State'],
  played: readonly number[],
): DecisionReview {
  const movers = seatsOf(desk.game.rules.movers(state))
  const own: number[] = []
  for (const seat of movers) own[seat] = desk.judge.choose(state, seat)
  const choices = movers.map((seat) =>
    reviewChoice(desk, state, { seat, played: played[seat] as number, own }),
  )
  const unusual = choices.filter(({ seat }) => played[seat] !== own[seat])
  const [only = choices[0] as ChoiceReview, another] = unusual
  return { choices, change: another ? jointChange(desk, state, played, own) : only.effect }
}

/** What several unusual choices changed together: not the sum of what each does alone. */
function jointChange<T extends GameTypes>(
  { game, judge, effort }: Desk<T>,
  state: T['State'],
  played: readonly number[],
  own: readonly number[],
): Estimate[] {
  const seats = game.rules.scores(state)
  const [actual, usual] = judge.value([after(game, state, played), after(game, state, own)], effort.close)
  return seats.map((_, seat) => estimate(actual as Samples, seat, usual))
}

function reviewChoice<T extends GameTypes>(
  desk: Desk<T>,
  state: T['State'],
  { seat, played, own }: { seat: Seat; played: number; own: readonly number[] },
): ChoiceReview {
  const usual = own[seat] as number
  const codes: number[] = []
  const count = desk.game.rules.moves(state, seat, codes)
  const seats = desk.game.rules.scores(state)
  if (count === 1) {
    const effect = seats.map(() => NOTHING)
    return { seat, played, best: played, forced: true, cost: NOTHING, effect }
  }
  const stateAfter = (code: number): T['State'] => after(desk.game, state, withChoice(own, seat, code))
  const finalists = shortlist(desk, { codes: codes.slice(0, count), seat, keep: [usual, played], stateAfter })
  const values = desk.judge.value(finalists.map(stateAfter), desk.effort.close)
  const of = (code: number): Samples => values[finalists.indexOf(code)] as Samples
  const best = bestOf(finalists, usual, (code) => estimate(of(code), seat, of(usual)))
  const { mean, error } = estimate(of(best), seat, of(played))
  const isWorse = mean > SURE * error
  return {
    seat,
    played,
    best: isWorse ? best : played,
    forced: false,
    cost: { mean: isWorse ? mean : 0, error },
    effect: seats.map((_, each) => estimate(of(played), each, of(usual))),
  }
}

/** The judge's own choice, unless another is clearly better. */
function bestOf(codes: readonly number[], usual: number, gain: (code: number) => Estimate): number {
  let best = usual
  let most = 0
  for (const code of codes) {
    const { mean, error } = gain(code)
    if (mean > most && mean > SURE * error) [best, most] = [code, mean]
  }
  return best
}

/** The moves that look best at a glance, and those to keep in any case. */
function shortlist<T extends GameTypes>(
  { judge, effort }: Desk<T>,
  {
    codes,
    seat,
    keep,
    stateAfter,
  }: {
    codes: readonly number[]
    seat: Seat
    keep: readonly number[]
    stateAfter: (code: number) => T['State']
  },
): number[] {
  const all = [...new Set(codes)]
  if (all.length <= FINALISTS + 1) return all
  const glances = judge.value(all.map(stateAfter), effort.glance)
  const means = new Map(all.map((code, i) => [code, estimate(glances[i] as Samples, seat).mean]))
  const ranked = [...all].sort((a, b) => (means.get(b) as number) - (means.get(a) as number))
  return [...new Set([...keep, ...ranked.slice(0, FINALISTS)])]
}

function withChoice(choices: readonly number[], seat: Seat, code: number): number[] {
  const changed = [...choices]
  changed[seat] = code
  return changed
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
