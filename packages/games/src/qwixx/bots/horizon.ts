import type { Horizon } from '@rattlecup/bots'
import { rules } from '../rules/play.ts'
import type { Qwixx } from '../rules/types.ts'
import { FastState } from './fast-state.ts'
import { shareOf } from './share.ts'
import { createTablePlayer } from './table-player.ts'
import type { Values } from './values.ts'

/** Turns that playouts look ahead. */
const TURNS = 6

export function horizonBy(values: Values): Horizon<Qwixx> {
  const player = createTablePlayer(values)
  return {
    reached: (_state, _start, rolls) => rolls >= TURNS,
    shares(state) {
      const fast = FastState.of(state, rules.scores(state))
      const shares = Array.from(fast.points, (_, seat) => shareOf(fast, seat, player))
      // Each is a share against the best rival only: together they are one win.
      const all = shares.reduce((sum, share) => sum + share, 0)
      return shares.map((share) => share / all)
    },
  }
}
