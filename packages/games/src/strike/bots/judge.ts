import { exactJudge, type Horizon, type Judge } from '@rattlecup/bots'
import type { GameLog } from '@rattlecup/kit'
import { strike } from '../game.ts'
import { THROW } from '../rules/play.ts'
import { DICE_EACH, type Strike, type StrikeState } from '../rules/types.ts'
import { practised, styleOf } from './aim.ts'
import { PLAIN, type ThrowOdds } from './odds.ts'
import { statesAfter } from './odds-draws.ts'
import { RoundSolution } from './solve.ts'

/** The seats of the largest table that is solved at once. */
export const MOST_SEATS_SOLVED = 3

/** What throws are to be reckoned with: real dice and bare rolls are plain; in the arena, those of a practised hand. */
export function oddsFor({ events }: GameLog): ThrowOdds {
  const isThrown = events.some((event) => 'chance' in event && 'rest' in event.chance)
  return isThrown ? practised.odds : PLAIN
}

/**
 * A judge of one round of Strike who knows the game solved for some odds of its throws. In the arena a throw is judged as it
 * was made: one without aim costs what a practised one would have been better.
 */
export function strikeJudge(players: number, odds: ThrowOdds): Judge<Strike> {
  const { judge } = knowing(players, odds)
  if (odds === PLAIN) return judge
  return {
    ...judge,
    made(state, seat, move) {
      if (move.type !== 'throw' || state.ids.length === 0) return undefined
      const style = styleOf(move.group, state.ids.length)
      if (style.odds === odds) return undefined
      const thrown = strike.rules.clone(state)
      const choices: number[] = []
      choices[seat] = THROW
      strike.rules.play(thrown, choices)
      return averageOf(judge, thrown, style.odds)
    },
    moveOf: (state, seat, code) => ({
      ...strike.codec.encodeMove(state, seat, code),
      ...(code === THROW ? practised.how(state.ids) : {}),
    }),
  }
}

/** At larger tables playouts of a round stop when so few seats are left that the solved game tells the rest. */
export function strikeHorizon(players: number, odds: ThrowOdds): Horizon<Strike> {
  const { worthBeforeChance } = knowing(players, odds)
  return {
    reached: (state) => seatsFromMover(state).length <= MOST_SEATS_SOLVED,
    shares: worthBeforeChance,
  }
}

interface Knowledge {
  readonly judge: Judge<Strike>
  readonly worthBeforeChance: (state: StrikeState) => number[]
}

function knowing(players: number, odds: ThrowOdds): Knowledge {
  const seatsSolved = Math.min(players, MOST_SEATS_SOLVED)
  const solution = new RoundSolution(seatsSolved, players * (DICE_EACH[players] as number) + 1, odds)
  const judge = exactJudge(strike, worthBeforeChance)
  return { judge, worthBeforeChance }

  function worthBeforeChance(state: StrikeState): number[] {
    if (state.phase === 'initial') return turnShares(state, 1)
    if (state.grand || state.ids.length > 0) return turnShares(state, state.ids.length)
    // One die into an arena that was emptied in this turn: the only throw that can't begin a turn.
    return averageOf(judge, state, odds)
  }

  /** As if the thrown dice were still in the hand: a turn's first throw is the only one that can be made, so it is worth the same. */
  function turnShares(state: StrikeState, lying: number): number[] {
    const seats = seatsFromMover(state)
    const hands = seats.map(
      (seat) => (state.reserve[seat] as number) + (seat === state.active ? state.thrown : 0),
    )
    const shares: number[] = Array.from({ length: state.players }, () => 0)
    for (const [i, share] of solution.among(seats.length).turn(hands, lying).entries()) {
      shares[seats[i] as number] = share
    }
    return shares
  }
}

/** What a throw in the air is worth to each seat, by its odds. */
function averageOf(judge: Judge<Strike>, thrown: StrikeState, odds: ThrowOdds): number[] {
  const ends = statesAfter(thrown, odds)
  const worths = judge.value(
    ends.map((end) => end.state),
    1,
  )
  return thrown.points.map((_, seat) =>
    ends.reduce((sum, end, i) => sum + end.odds * (worths[i]?.[0]?.[seat] ?? 0), 0),
  )
}

/** The seats still in, clockwise from the one whose turn it is. */
function seatsFromMover({ players, active, out }: StrikeState): number[] {
  return Array.from({ length: players }, (_, i) => (active + i) % players).filter(
    (seat) => !((out >> seat) & 1),
  )
}
