import { seatsOf, type Game, type GameEvent, type GameTypes, type Seat } from '@rattlecup/kit'
import { reviewDecision, type Effort } from './decision.ts'
import { gradeOf } from './grades.ts'
import { estimate, payoff, type Estimate, type Judge } from './judge.ts'
import type { ChoiceStep, Step } from './steps.ts'

export interface WalkOptions<T extends GameTypes> {
  readonly judge: Judge<T>
  readonly effort: Effort
}

/** Replays a log and notes what each event changed. */
export class Walk<T extends GameTypes> {
  readonly #game: Game<T>
  readonly #options: WalkOptions<T>
  readonly state: T['State']
  readonly steps: Step<T>[] = []
  /** What the position is worth to each seat. */
  worth: Estimate[]
  /** Choices made and not yet revealed: the events they came with. */
  #sealed: { seat: Seat; code: number; event: number }[] = []

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

  /** Takes the position at what the judge expects of the coming roll, if it can; returns by how much that changed it. */
  #lookAhead(): number[] | undefined {
    const expected = this.#options.judge.expect?.(this.state)
    if (!expected) return undefined
    const drift = expected.map((worth, seat) => worth - (this.worth[seat] as Estimate).mean)
    this.worth = expected.map((mean) => ({ mean, error: 0 }))
    return drift
  }

  #choose(seat: Seat, move: T['Move'], event: number): void {
    const code = this.#game.codec.decodeMove(this.state, seat, move) as number
    this.#sealed.push({ seat, code, event })
    if (this.#sealed.length === seatsOf(this.#game.rules.movers(this.state)).length) this.#reveal()
  }

  #reveal(): void {
    const { rules } = this.#game
    const played: number[] = []
    for (const { seat, code } of this.#sealed) played[seat] = code
    const before = rules.clone(this.state)
    const { choices, change } = reviewDecision({ game: this.#game, ...this.#options }, before, played)
    rules.play(this.state, played)
    this.#change(change)
    const last = this.#sealed.length - 1
    for (const [i, { seat, event }] of this.#sealed.entries()) {
      const review = choices.find((each) => each.seat === seat) as (typeof choices)[number]
      this.steps.push(this.#step(before, { ...review, event }, i === last ? change : undefined))
    }
    this.#sealed = []
    if (rules.awaits(this.state) === 'over') this.#settle()
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

  /**
   * A choice moves the worth by the difference to the judge's own, which dice in common tell far better than two worths
   * estimated apart.
   */
  #change(change: readonly Estimate[]): void {
    this.worth = this.worth.map(({ mean, error }, seat) => {
      const each = change[seat] as Estimate
      return { mean: mean + each.mean, error: Math.hypot(error, each.error) }
    })
  }

  #step(
    before: T['State'],
    review: ReturnType<typeof reviewDecision>['choices'][number] & { event: number },
    change: readonly Estimate[] | undefined,
  ): ChoiceStep<T> {
    const { codec } = this.#game
    const { seat, event, forced, cost, effect } = review
    const unit = this.worth.length === 1 ? 'points' : 'share'
    return {
      kind: 'choice',
      event,
      seat,
      move: codec.encodeMove(before, seat, review.played),
      best: codec.encodeMove(before, seat, review.best),
      forced,
      cost,
      grade: gradeOf(cost.mean, unit),
      skill: effect[seat] as Estimate,
      ...(change ? { change } : {}),
      worth: this.worth.map(({ mean }) => mean),
    }
  }
}
