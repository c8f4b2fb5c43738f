import { formulaJudge, type Judge } from '@rattlecup/bots'
import { gambler } from '../game.ts'
import { present } from '../rules/layout.ts'
import type { Gambler, GamblerState } from '../rules/types.ts'
import { gridOf } from './grid.ts'
import { handNumber } from './hands.ts'
import { Mover } from './mover.ts'
import { sharesAtTurn } from './turn-shares.ts'

/**
 * A judge of Gambler who works out turns exactly and takes the shares of the win at their ends by a formula. It plays
 * nothing out, so that its judgement of a roll has no noise.
 */
export function gamblerJudge(): Judge<Gambler> {
  /** The turn that was asked for last: an analysis asks for the same one many times. */
  let known: Mover | undefined
  const moverIn = (state: GamblerState): Mover => {
    if (!known?.isIn(state)) known = new Mover(state)
    return known
  }
  return formulaJudge(gambler, {
    value(state) {
      if (state.rolls === 0) return betweenTurns(state)
      return state.phase === 'roll' ? beforeRoll(state) : holding(state)
    },
    expect: (state) => (state.phase === 'roll' ? beforeRoll(state) : betweenTurns(state)),
  })

  function beforeRoll(state: GamblerState): number[] {
    const mover = moverIn(state)
    return mover.bySeat(mover.turn.roll(gridOf(state).of(state), state.loose))
  }

  function holding(state: GamblerState): number[] {
    const mover = moverIn(state)
    const { loose, obliged } = state
    const hand = handNumber(state.hand)
    return mover.bySeat(mover.turn.hold(gridOf(state).of(state), loose, { hand, obliged }))
  }
}

function betweenTurns(state: GamblerState): number[] {
  const { points, supply, target, active: starter, filled } = state
  // Before the boards are shuffled there is none; any will do, as nothing lies on it.
  const layout =
    state.phase === 'boards' ? (state.layouts[0] as (typeof state.layouts)[number]) : present(state)
  return sharesAtTurn({ layout, filled, points, supply, target, starter })
}
