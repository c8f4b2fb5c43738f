import { exactJudge, type Horizon, type Judge } from '@rattlecup/bots'
import { strike } from '../game.ts'
import { DICE_EACH, FACES, type Strike, type StrikeState } from '../rules/types.ts'
import { RoundSolution } from './solve.ts'

/** The seats of the largest table that is solved in seconds. */
export const MOST_SEATS_SOLVED = 3

/** A judge of one round of Strike who knows the solved game. */
export function strikeJudge(players: number): Judge<Strike> {
  return knowing(players).judge
}

/** At larger tables playouts of a round stop when so few seats are left that the solved game tells the rest. */
export function strikeHorizon(players: number): Horizon<Strike> {
  const { worthBeforeChance } = knowing(players)
  return {
    reached: (state) => seatsFromMover(state).length <= MOST_SEATS_SOLVED,
    shares: worthBeforeChance,
  }
}

interface Knowledge {
  readonly judge: Judge<Strike>
  readonly worthBeforeChance: (state: StrikeState) => number[]
}

function knowing(players: number): Knowledge {
  const seatsSolved = Math.min(players, MOST_SEATS_SOLVED)
  const solution = new RoundSolution(seatsSolved, players * (DICE_EACH[players] as number) + 1)
  const judge = exactJudge(strike, worthBeforeChance)
  return { judge, worthBeforeChance }

  function worthBeforeChance(state: StrikeState): number[] {
    if (state.phase === 'initial') return turnShares(state, 1)
    if (state.grand || state.ids.length > 0) return turnShares(state, state.ids.length)
    return averageOfThrow(state)
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

  /** One die into an arena that was emptied in this turn: the only throw that can't begin a turn. */
  function averageOfThrow(state: StrikeState): number[] {
    const ends = FACES.map((_, face) => {
      const next = strike.rules.clone(state)
      strike.rules.applyChance(next, [face])
      return next
    })
    const worths = judge.value(ends, 1).map(([worth]) => worth as readonly number[])
    return state.points.map(
      (_, seat) => worths.reduce((sum, worth) => sum + (worth[seat] as number), 0) / FACES.length,
    )
  }
}

/** The seats still in, clockwise from the one whose turn it is. */
function seatsFromMover({ players, active, out }: StrikeState): number[] {
  return Array.from({ length: players }, (_, i) => (active + i) % players).filter(
    (seat) => !((out >> seat) & 1),
  )
}
