import { ok, type FairDice, type JsonObject, type Match, type Result, type Seat } from '@rattlecup/kit'
import { PublicLog, type Disclosure } from './redact.ts'

/** Where the outcomes come from that follow a move at once: freshly drawn, or read from a record. */
export type NextOutcome = (match: Match) => JsonObject | undefined

/** What came of a record. Texts are JSON, made once for the log and for everybody who is told. */
export interface Happened extends Disclosure {
  /** The move; empty if it was none. */
  readonly move: string
  /** The outcomes, with what they hide. */
  readonly rolled: readonly string[]
}

/** A game being played at a table: the match, its dice, and what everybody may see of it. */
export class MatchPlay {
  readonly match: Match
  readonly dice: FairDice | null
  readonly shown: PublicLog

  constructor(match: Match, dice: FairDice | null) {
    this.match = match
    this.dice = dice
    this.shown = new PublicLog(match)
  }

  get isOver(): boolean {
    return this.match.awaits === 'over'
  }

  get awaitsChance(): boolean {
    return this.match.awaits === 'chance'
  }

  /** The seats that think now, as a bit mask. */
  get thinking(): number {
    return this.match.choosing
  }

  begin(next: NextOutcome): Happened {
    return this.#proceed('', [], next)
  }

  play(seat: Seat, made: JsonObject, next: NextOutcome): Result<Happened> {
    const others = this.thinking & ~(1 << seat)
    const played = this.match.play(seat, made)
    if (!played.ok) return played
    const move = JSON.stringify(made)
    this.shown.addMove(seat, move)
    if (others === 0) return ok(this.#proceed(move, [], next))
    const { told, sealed } = this.shown.seal()
    return ok({ move, rolled: [], told, sealed })
  }

  /** An outcome from outside the rules' own odds. */
  enter(outcome: JsonObject, next: NextOutcome): Result<Happened> {
    const entered = this.match.chance(outcome)
    if (!entered.ok) return entered
    return ok(this.#proceed('', [this.#rolled(outcome)], next))
  }

  /** Lets chance happen for as long as it is awaited and `next` knows what happens. */
  #proceed(move: string, rolled: string[], next: NextOutcome): Happened {
    while (this.awaitsChance) {
      const outcome = next(this.match)
      if (outcome === undefined) break
      const applied = this.match.chance(outcome)
      if (!applied.ok) throw new Error(`an outcome of our own was refused: ${applied.error.message}`)
      rolled.push(this.#rolled(outcome))
    }
    const { told, sealed } = this.shown.advance()
    return { move, rolled, told, sealed }
  }

  #rolled(outcome: JsonObject): string {
    const text = JSON.stringify(outcome)
    this.shown.addOutcome(outcome, text)
    return text
  }
}
