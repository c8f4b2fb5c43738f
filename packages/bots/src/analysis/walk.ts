import { seatsOf, type Game, type GameEvent, type GameTypes, type Seat } from '@rattlecup/kit'
import { reviewDecision, type ChoiceReview, type Made } from './decision.ts'
import { gradeOf } from './grades.ts'
import { estimate, payoff, type Effort, type Estimate, type Judge } from './judge.ts'
import type { ChoiceStep, AnalysisStep } from './steps.ts'

export interface WalkOptions<T extends GameTypes> {
  readonly judge: Judge<T>
  readonly effort: Effort
}

/** Less than any difference between what a judge says and what it expects. */
const SAME = 1e-9

/** Replays a log and notes what each event changed. */
export class Walk<T extends GameTypes> {
  readonly #game: Game<T>
  readonly #options: WalkOptions<T>
  readonly state: T['State']
  readonly steps: AnalysisStep<T>[] = []
  /** What the position is worth to each seat. */
  worth: Estimate[]
  /** Choices made and not yet revealed, with the events they came with. */
  #sealed: (Made<T> & { event: number })[] = []

  constructor(game: Game<T>, state: T['State'], options: WalkOptions<T>) {
    this.#game = game
    this.#options = options
    this.state = state
    this.worth = this.#value()
  }

  take(event: GameEvent<T>, index: number): void {
    if ('chance' in event) this.#applyChance(event.chance, index)
    else this.#choose(event.seat, event.move, index)
  }

  /** The worth of the position as it is, estimated afresh; a finished one is known. */
  #value(): Estimate[] {
    const { judge, effort } = this.#options
    if (this.#game.rules.awaits(this.state) === 'over') {
      return payoff(this.#game, this.state).map((mean) => ({ mean, error: 0 }))
    }
    const [samples = []] = judge.value([this.state], effort.close)
    return this.#game.rules.scores(this.state).map((_, seat) => estimate(samples, seat))
  }

  #applyChance(outcome: T['Outcome'], event: number): void {
    const draws = this.#game.codec.decodeOutcome(this.state, outcome) as number[]
    const drift = this.#lookAhead()
    const before = this.worth
    this.#game.rules.applyChance(this.state, draws)
    this.worth = this.#value()
    this.steps.push({
      kind: 'chance',
      event,
      outcome,
      luck: this.worth.map(({ mean }, seat) => mean - (before[seat] as Estimate).mean),
      error: this.worth.map(({ error }, seat) => Math.hypot(error, (before[seat] as Estimate).error)),
      ...(drift ? { drift } : {}),
      worth: this.worth.map(({ mean }) => mean),
    })
  }

  /** Takes the position at what the judge expects of the coming roll, if it can; returns how far that can't be trusted. */
  #lookAhead(): number[] | undefined {
    const { judge, effort } = this.#options
    const expected = judge.expect?.(this.state)
    if (!expected) return undefined
    const said = this.#value()
    this.worth = expected.map((mean) => ({ mean, error: 0 }))
    const changes = expected.map((worth, seat) => worth - said[seat]!.mean)
    if (changes.every((change) => Math.abs(change) < SAME)) return undefined
    // What it says a turn later is luck where it averages zero over all that may come; how far it does not is to be seen.
    if (!effort.ahead) return changes
    const [samples = []] = judge.value([this.state], effort.ahead)
    return expected.map((worth, seat) => estimate(samples, seat).mean - worth)
  }

  #choose(seat: Seat, move: T['Move'], event: number): void {
    const code = this.#game.codec.decodeMove(this.state, seat, move) as number
    this.#sealed.push({ seat, code, move, event })
    if (this.#sealed.length === seatsOf(this.#game.rules.movers(this.state)).length) this.#reveal()
  }

  #reveal(): void {
    const { rules } = this.#game
    const before = rules.clone(this.state)
    const reviews = reviewDecision({ game: this.#game, ...this.#options }, before, this.#sealed)
    const played: number[] = []
    for (const { seat, code } of this.#sealed) played[seat] = code
    rules.play(this.state, played)
    for (const [i, made] of this.#sealed.entries()) this.#note(before, made, reviews[i] as ChoiceReview)
    this.#sealed = []
    if (rules.awaits(this.state) === 'over') this.#settle()
  }

  /** A choice changes the worth by what it cost and by nothing else: what the next roll then shows is luck. */
  #note(before: T['State'], { move, event }: Made<T> & { event: number }, review: ChoiceReview): void {
    const { seat, forced, cost, effect, best, played } = review
    this.worth = this.worth.map(({ mean, error }, each) => {
      const change = effect[each] as Estimate
      return { mean: mean + change.mean, error: Math.hypot(error, change.error) }
    })
    const unit = this.worth.length === 1 ? 'points' : 'share'
    const isBest = best === played && cost.mean === 0
    const step: ChoiceStep<T> = {
      kind: 'choice',
      event,
      seat,
      move,
      best: isBest ? move : this.#moveOf(before, seat, best),
      forced,
      cost,
      grade: gradeOf(cost.mean, unit),
      effect,
      worth: this.worth.map(({ mean }) => mean),
    }
    this.steps.push(step)
  }

  #moveOf(state: T['State'], seat: Seat, code: number): T['Move'] {
    const { judge } = this.#options
    return judge.moveOf?.(state, seat, code) ?? this.#game.codec.encodeMove(state, seat, code)
  }

  /** A choice that ends the game shows what the position before it was worth: the last roll's luck is set right by that. */
  #settle(): void {
    const result = payoff(this.#game, this.state)
    const off = result.map((value, seat) => value - (this.worth[seat] as Estimate).mean)
    const added = (values: readonly number[]): number[] =>
      values.map((value, seat) => value + (off[seat] as number))
    const last = this.steps.findLastIndex(({ kind }) => kind === 'chance')
    for (const [i, step] of this.steps.entries()) {
      if (i < last) continue
      const worth = added(step.worth)
      this.steps[i] = step.kind === 'chance' ? { ...step, luck: added(step.luck), worth } : { ...step, worth }
    }
    this.worth = result.map((mean) => ({ mean, error: 0 }))
  }
}
