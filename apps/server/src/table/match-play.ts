import { ok, type FairDice, type JsonObject, type Match, type Result, type Seat } from '@rattlecup/kit'
import { PublicLog, type Disclosure } from './redact.ts'

/** Where the outcomes come from that follow a move at once: freshly drawn, or read from a record. */
export type NextOutcome = (match: Match, roll: number) => JsonObject | undefined

/** A game being played at a table: the match, its dice, and what everybody may see of it. */
export class MatchPlay {
  readonly match: Match
  readonly dice: FairDice | null
  readonly shown: PublicLog
  /** Chance events so far: the number of the next roll. */
  rolls = 0

  constructor(match: Match, dice: FairDice | null) {
    this.match = match
    this.dice = dice
    this.shown = new PublicLog(match)
  }

  get isOver(): boolean {
    return this.match.game.rules.awaits(this.match.state) === 'over'
  }

  get awaitsChance(): boolean {
    return this.match.game.rules.awaits(this.match.state) === 'chance'
  }

  /** The seats that think now, as a bit mask. */
  get thinking(): number {
    let mask = this.match.game.rules.movers(this.match.state)
    for (const seat of this.shown.chosen) mask &= ~(1 << seat)
    return mask
  }

  play(seat: Seat, move: JsonObject, next: NextOutcome): Result<Disclosure> {
    const others = this.thinking & ~(1 << seat)
    const played = this.match.play(seat, move)
    if (!played.ok) return played
    if (others !== 0) return ok(this.shown.seal(seat))
    this.follow(next)
    return ok(this.shown.advance())
  }

  /** An outcome from outside the rules' own odds. */
  enter(outcome: JsonObject, next: NextOutcome): Result<Disclosure> {
    const entered = this.match.chance(outcome)
    if (!entered.ok) return entered
    this.rolls++
    this.follow(next)
    return ok(this.shown.advance())
  }

  /** Lets chance happen for as long as it is awaited and `next` knows what happens. */
  follow(next: NextOutcome): void {
    while (this.awaitsChance) {
      const outcome = next(this.match, this.rolls)
      if (outcome === undefined) return
      const applied = this.match.chance(outcome)
      if (!applied.ok) throw new Error(`an outcome of our own was refused: ${applied.error.message}`)
      this.rolls++
    }
  }
}
