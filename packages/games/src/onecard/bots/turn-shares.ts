import { sharesBy, Strength, type StrengthShape } from '@rattlecup/bots'
import { CARDS_TO_END, type OnecardState } from '../rules/types.ts'
import { JudgedHand, type JudgedStanding } from './judged-hand.ts'
import { HAND_SENSES, RACE_SENSES, raceSenses } from './senses.ts'

/** What is told of a seat with others at the table: its hand, its race, and when it rolls. */
const SEAT_SENSES = HAND_SENSES + RACE_SENSES + 2
/** With others at the table: the seat, its rivals, and how it compares. */
export const TOGETHER: StrengthShape = { own: SEAT_SENSES, rivals: SEAT_SENSES, table: 17, cells: 32 }
/** Alone against a number of turns. */
export const ALONE: StrengthShape = { own: HAND_SENSES + 6, rivals: 0, table: 0, cells: 20 }
/** Points that a strength of 1 means alone. */
export const POINTS = 20
/** The longest games alone of which it has learned. */
export const TURNS_ALONE = 32
/** Turns in which a card is finished, about: for comparing with those that are left. */
const PACE = 5

/** Values turns' ends by what was learned; see tools/onecard/judge. */
export class TurnEnds {
  readonly #together: Strength
  readonly #alone: Strength

  constructor(together: Float64Array, alone: Float64Array) {
    this.#together = new Strength(TOGETHER, together)
    this.#alone = new Strength(ALONE, alone)
  }

  /** Everybody's cards as they count when the turn of `starter` is next, and so many turns are left. */
  handsOf(state: OnecardState, starter: number, turnsLeft: number): JudgedHand[] {
    if (state.players === 1)
      return [
        new JudgedHand(state, {
          seat: 0,
          isNext: true,
          more: (_, { done }) => turnSenses(turnsLeft, done),
          strength: this.#alone,
        }),
      ]
    return state.done.map((_, seat) => {
      const order = (seat - starter + state.players) % state.players
      const senses = [order === 0 ? 1 : 0, order / (state.players - 1)]
      return new JudgedHand(state, {
        seat,
        isNext: order === 0,
        more: (cards, own) => [...raceSenses(cards, own), ...senses],
        strength: this.#together,
      })
    })
  }

  /** What the game is worth to everybody between two turns, of which `starter` has the next; exact if there is none. */
  shares(standings: readonly JudgedStanding[], starter: number, turnsLeft: number): number[] {
    const isOver = turnsLeft === 0 || standings.some(({ done }) => done >= CARDS_TO_END)
    const [lone] = standings as [JudgedStanding]
    if (standings.length === 1)
      return [isOver ? lone.final : lone.points + POINTS * this.#alone.of([lone.prepared], 0, [])]
    if (isOver) return wonBy(standings.map(({ final }) => final))
    return sharesBy(
      this.#together,
      standings.map(({ prepared }) => prepared),
      (seat) => tableSenses(standings, seat, starter),
    )
  }
}

/** How a lone seat is placed against the turns that are left; of more than it has learned of, it makes no difference how many. */
function turnSenses(turns: number, done: number): number[] {
  const turnsLeft = Math.min(TURNS_ALONE, turns)
  const cards = Math.max(1, CARDS_TO_END - done)
  const few = [1, 2, 3].map((turns) => (turnsLeft <= turns ? 1 : 0))
  return [turnsLeft / 20, Math.min(2, turnsLeft / (cards * PACE)), 3 / (2 + turnsLeft), ...few]
}

/** How a seat compares with the others. */
export function tableSenses(standings: readonly JudgedStanding[], seat: number, starter: number): number[] {
  const mine = standings[seat] as JudgedStanding
  let [final, promise, done, lack, sooner, all] = [-Infinity, -Infinity, 0, 1, 0, 0]
  const players = standings.length
  const orderOf = (each: number): number => (each - starter + players) % players
  for (let other = 0; other < players; other++) {
    if (other === seat) continue
    const rival = standings[other] as JudgedStanding
    final = Math.max(final, rival.final)
    promise = Math.max(promise, rival.promise)
    all += rival.promise
    const far = rival.lack / 10
    if (rival.done < done || (rival.done === done && far >= lack)) continue
    ;[done, lack, sooner] = [rival.done, far, orderOf(other) < orderOf(seat) ? 1 : 0]
  }
  const mean = all / (players - 1)
  return [
    (mine.final - final) / 15,
    (mine.promise - promise) / 15,
    (mine.promise - mean) / 15,
    done / 3,
    done === CARDS_TO_END - 1 ? 1 : 0,
    done === CARDS_TO_END - 1 ? Math.exp(-5 * lack) : 0,
    sooner,
    players === 3 ? 1 : 0,
    players === 4 ? 1 : 0,
    ...endSenses(standings, seat, mine.final - final),
  ]
}

/** Who may end the game in the turn to come, and how it would stand then: it decides most games. */
function endSenses(standings: readonly JudgedStanding[], seat: number, lead: number): number[] {
  const mine = standings[seat] as JudgedStanding
  const rivals = standings.filter((_, other) => other !== seat)
  const rival = rivals.reduce((most, each) => (endsWith(each) > endsWith(most) ? each : most))
  const [mineEnds, rivalEnds] = [endsWith(mine), endsWith(rival)]
  const [over, rivalOver] = [lead + mine.soon.gain, mine.final - rival.final - rival.soon.gain]
  return [
    within(over / 6),
    mineEnds * within(over / 6),
    mineEnds * within(over / 2),
    within(rivalOver / 6),
    rivalEnds * within(rivalOver / 6),
    rivalEnds * within(rivalOver / 2),
    rivalEnds * mineEnds,
    rivalEnds,
  ]
}

/** How likely a seat finishes its last card in the turn to come. */
function endsWith({ done, soon }: JudgedStanding): number {
  return done === CARDS_TO_END - 1 ? soon.chance : 0
}

function within(value: number): number {
  return Math.max(-1, Math.min(1, value))
}

function wonBy(points: readonly number[]): number[] {
  const most = Math.max(...points)
  const winners = points.filter((each) => each === most).length
  return points.map((each) => (each === most ? 1 / winners : 0))
}
