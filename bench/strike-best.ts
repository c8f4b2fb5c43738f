/**
 * What the best choices win in Strike against somebody who throws the same way and goes on after a miss if at least so
 * many dice lie, two players: exact for the measured odds, by policy iteration. `npx tsx bench/strike-best.ts`.
 */
import {
  grandEnds,
  GROUPED,
  LYING,
  PLAIN,
  PRACTISED,
  UNAIMED,
  type ThrowOdds,
} from '../packages/games/src/strike/bots/odds.ts'

/** Dice of a seat at the start; one more lies in the arena. */
const DICE = 9
const PRECISE = 1e-10

interface Turn {
  /** Whether it is the one who chooses best that moves. */
  readonly best: boolean
  readonly mine: number
  readonly theirs: number
  readonly lying: number
}

/** How often the one who chooses best wins, by mover, phase, hands and dice lying. */
class BestAnswer {
  readonly #odds: ThrowOdds
  readonly #least: number
  /** When a turn begins and when the mover may stop, the mover's hand first. */
  readonly #begin = new Float64Array(2 * 20 * 20 * LYING).fill(0.5)
  readonly #choose = this.#begin.slice()

  constructor(odds: ThrowOdds, least: number) {
    this.#odds = odds
    this.#least = least
    for (let change = 1; change > PRECISE;) change = this.#sweep()
  }

  /** As often as either of the two begins. */
  get share(): number {
    const begins = (best: boolean): number => this.#begin[at({ best, mine: DICE, theirs: DICE, lying: 1 })]!
    return (begins(true) + begins(false)) / 2
  }

  #sweep(): number {
    let change = 0
    const keep = (values: Float64Array, turn: Turn, value: number): void => {
      change = Math.max(change, Math.abs(values[at(turn)]! - value))
      values[at(turn)] = value
    }
    for (const best of [true, false])
      for (let mine = 1; mine <= 2 * DICE + 1; mine++)
        for (let theirs = 1; mine + theirs <= 2 * DICE + 1; theirs++)
          for (let lying = 0; lying < LYING && mine + theirs + lying <= 2 * DICE + 1; lying++) {
            const turn = { best, mine, theirs, lying }
            keep(this.#begin, turn, lying === 0 ? this.#grand(turn) : this.#throw(turn))
            keep(this.#choose, turn, this.#chosen(turn))
          }
    return change
  }

  #chosen(turn: Turn): number {
    const [goOn, stop] = [this.#throw(turn), this.#ended(turn, turn.mine, turn.lying)]
    if (turn.best) return Math.max(goOn, stop)
    return turn.lying >= this.#least ? goOn : stop
  }

  #throw(turn: Turn): number {
    return this.#odds.single[turn.lying]!.reduce((sum, { taken, lying, odds }) => {
      const left = turn.mine - 1 + taken
      if (taken > 0) return sum + odds * this.#ended(turn, left, lying)
      if (left === 0) return sum + odds * (turn.best ? 0 : 1)
      return sum + odds * this.#choose[at({ ...turn, mine: left, lying })]!
    }, 0)
  }

  #grand(turn: Turn): number {
    return grandEnds(turn.mine, this.#odds).reduce(
      (sum, { taken, lying, odds }) =>
        sum + odds * (taken > 0 ? this.#ended(turn, taken, lying) : turn.best ? 0 : 1),
      0,
    )
  }

  /** The other begins a turn. */
  #ended({ best, theirs }: Turn, left: number, lying: number): number {
    return this.#begin[at({ best: !best, mine: theirs, theirs: left, lying })]!
  }
}

function at({ best, mine, theirs, lying }: Turn): number {
  return (((best ? 1 : 0) * 20 + mine) * 20 + theirs) * LYING + lying
}

const STYLES = { plain: PLAIN, unaimed: UNAIMED, grouped: GROUPED, practised: PRACTISED }
for (const [style, odds] of Object.entries(STYLES))
  console.log(
    style.padEnd(10),
    ...[1, 2, 3, 4, 5].map((least) => `${least}: ${(100 * new BestAnswer(odds, least).share).toFixed(1)} %`),
  )
