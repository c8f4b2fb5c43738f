import type { Tally } from '../rules/tally.ts'
import { CARDS_TO_END, type OnecardState } from '../rules/types.ts'
import { handOf, mostFinal, mostPromising, standingsAfter, type CardHand, type Standing } from './standing.ts'
import { heuristic } from './views.ts'

/**
 * How far the final points stray from those promised, by the most cards that a seat has scored: the scale of the
 * logistic curve from lead to chance of winning. By a heuristic; only their size matters, and that not much.
 */
const STRAY = [7, 6, 5, 4, 4] as const

/** Less than any difference between chances. */
const A_HAIR = 1e-9

/** A seat's chance to win, by where everybody stands when all have used the result; shared wins count in part. */
function winChance(standings: readonly Standing[], seat: number): number {
  const done = Math.max(...standings.map((each) => each.done))
  if (done >= CARDS_TO_END) return winShare(standings, seat)
  const mine = (standings[seat] as Standing).promise
  let lost = 0
  for (let rival = 0; rival < standings.length; rival++) {
    if (rival === seat) continue
    lost += Math.exp(((standings[rival] as Standing).promise - mine) / (STRAY[done] as number))
  }
  return 1 / (1 + lost)
}

function winShare(standings: readonly Standing[], seat: number): number {
  const most = Math.max(...standings.map(({ final }) => final))
  const winners = standings.filter(({ final }) => final === most).length
  return (standings[seat] as Standing).final === most ? 1 / winners : 0
}

/** A table at which a seat is to use results, with everybody's cards. */
export class TableChances {
  readonly seat: number
  readonly #hands: readonly CardHand[]
  /** The seats that use the result after this one, in their order. */
  readonly #followers: readonly number[]

  constructor(state: OnecardState, seat: number) {
    this.seat = seat
    this.#hands = state.done.map((_, each) => handOf(state, each, heuristic))
    const after = state.players - 1 - ((seat - state.active + state.players) % state.players)
    this.#followers = Array.from({ length: after }, (_, i) => (seat + 1 + i) % state.players)
  }

  /** The seat's chance to win after each way to use the result, by move; the others then use it as suits them best. */
  chances(result: Tally): { code: number; win: number }[] {
    const options = this.#hands.map((hand, seat) =>
      seat === this.seat || this.#followers.includes(seat) ? standingsAfter(hand, result) : [hand.idle],
    )
    return (options[this.seat] as Standing[]).map((mine) => ({
      code: mine.code,
      // Of moves that win as often, the one with more points: a lost game is played to its end, too.
      win: winChance(this.#replies(options, mine), this.seat) + A_HAIR * mine.final,
    }))
  }

  bestChance(result: Tally): number {
    return Math.max(...this.chances(result).map(({ win }) => win))
  }

  /** A seat that knows that the game ends takes points, any other what promises most. */
  #replies(options: readonly Standing[][], mine: Standing): Standing[] {
    const standings = options.map((each) => each[0] as Standing)
    standings[this.seat] = mine
    for (const seat of this.#followers) {
      const ending = standings.some(({ done }) => done >= CARDS_TO_END)
      standings[seat] = (ending ? mostFinal : mostPromising)(options[seat] as Standing[])
    }
    return standings
  }
}
