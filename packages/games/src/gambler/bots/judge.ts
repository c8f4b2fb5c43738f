import { formulaJudge, recent, type Judge, type Looking } from '@rattlecup/bots'
import { gambler } from '../game.ts'
import { present } from '../rules/layout.ts'
import type { Gambler, GamblerState } from '../rules/types.ts'
import { gridOf } from './grid.ts'
import { handNumber } from './hands.ts'
import { Mover } from './mover.ts'
import { sharesOnNewBoard } from './new-board.ts'
import type { TurnShares } from './turn-shares.ts'

/**
 * A judge of Gambler who works out turns exactly and takes the shares of the win at their ends by a small network. It
 * plays nothing out, so that its judgement of a roll has no noise.
 */
export function gamblerJudge(ends: TurnShares, looking?: Looking): Judge<Gambler> {
  const moverIn = recent(
    (mover: Mover, state: GamblerState) => mover.isIn(state),
    (state) => new Mover(state, ends),
  )
  return formulaJudge(
    gambler,
    {
      value(state) {
        if (state.rolls === 0) return betweenTurns(state)
        return state.phase === 'roll' ? beforeRoll(state) : holding(state)
      },
      expect: (state) => (state.phase === 'roll' ? beforeRoll(state) : betweenTurns(state)),
      isTurnStart: ({ phase, rolls }) => phase === 'roll' && rolls === 0,
    },
    looking,
  )

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

  function betweenTurns(state: GamblerState): number[] {
    const { points, supply, target, active: starter, filled } = state
    if (state.phase === 'boards') return sharesOnNewBoard(state, ends, { points, starter })
    return ends.shares({ layout: present(state), filled, points, supply, target, starter })
  }
}
