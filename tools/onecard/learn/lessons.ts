import { kindsOf } from '../../../packages/games/src/onecard/bots/learned/card-scores.ts'
import { situationOf } from '../../../packages/games/src/onecard/bots/learned/weights.ts'
import { scoredPoints } from '../../../packages/games/src/onecard/rules/play.ts'
import { HAND, type OnecardState } from '../../../packages/games/src/onecard/rules/types.ts'

/** How a seat stands between two turns. */
interface SeatLesson {
  readonly situation: number
  readonly points: number
  readonly next: boolean
  readonly learned: boolean
  /** The kinds of the rows of each open card. */
  readonly cards: readonly (readonly number[])[]
}

/** A position between two turns, and the shares of the win that it turned out to be worth. */
export interface Lesson {
  readonly seats: readonly SeatLesson[]
  shares: readonly number[]
}

export function lessonOf(state: OnecardState, pupil: number): Omit<Lesson, 'shares'> {
  const seats = state.done.map((done, seat) => {
    const others = state.done.filter((_, other) => other !== seat)
    return {
      situation: situationOf(done, Math.max(...others)),
      points: scoredPoints(state, seat),
      next: seat === state.active,
      learned: seat === pupil,
      cards: Array.from({ length: state.held[seat]! }, (_, place) => {
        const at = seat * HAND + place
        return kindsOf(state.set, state.hand[at]!, state.free[at]!)
      }),
    }
  })
  return { seats }
}
