import { payoff, type Judge } from '@rattlecup/bots'
import { FastSource } from '@rattlecup/kit'
import { qwixx } from '../game.ts'
import { rules } from '../rules/play.ts'
import type { Qwixx, QwixxState } from '../rules/types.ts'
import { FastState } from './fast-state.ts'
import { createLearnedShare } from './learned/share.ts'
import type { Weights } from './learned/weights.ts'
import { CAREFUL, HOPEFUL } from './levels.ts'
import { shareOf } from './share.ts'
import { createTablePlayer } from './table-player.ts'
import type { Values } from './values.ts'

interface Looking {
  readonly seed: string
  /** Turns that playouts look ahead. */
  readonly turns?: number | undefined
  readonly learned?: Weights | undefined
}

/**
 * A judge of Qwixx for several that plays on some turns by fast states, everybody as well for their own sheets as the table
 * knows, without the errors that make a level: a judge that errs as a level does would find nothing to say about it.
 */
export function fastJudge(values: Values, { seed, turns = 6, learned }: Looking): Judge<Qwixx> {
  const player = createTablePlayer(values, CAREFUL)
  const seats = Array.from({ length: values.players }, () => player)
  const shares = createShares(values, learned)
  const copy = new FastState(values.players)
  let calls = 0

  function playOut(start: FastState, phase: QwixxState['phase'], source: FastSource): readonly number[] {
    copy.set(start)
    if (phase === 'white') copy.playWhite(seats)
    if (phase !== 'roll' && !copy.over) copy.playColour(player.colour(copy, copy.active))
    copy.playOn(seats, source, turns)
    return shares(copy)
  }

  return {
    choose(state, seat) {
      const fast = FastState.of(state, rules.scores(state))
      return state.phase === 'white' ? player.white(fast, seat) : player.colour(fast, seat)
    },
    value(states, effort) {
      const call = ++calls
      return states.map((state) => {
        if (rules.awaits(state) === 'over') {
          const result = payoff(qwixx, state)
          return Array.from({ length: effort }, () => result)
        }
        const start = FastState.of(state, rules.scores(state))
        return Array.from({ length: effort }, (_, sample) =>
          playOut(start, state.phase, new FastSource(`${seed} ${call} ${sample}`)),
        )
      })
    },
  }
}

/** Everybody's share of the win as a table stands before a roll or at the end. */
function createShares(values: Values, learned: Weights | undefined): (fast: FastState) => number[] {
  const fair = createTablePlayer(values)
  const byNetwork = learned && createLearnedShare(learned, createTablePlayer(values, HOPEFUL)).share
  return (fast) => {
    if (byNetwork && fast.gamesLeft === 0) {
      const share = byNetwork(fast, 0)
      return [share, 1 - share]
    }
    const shares = Array.from(fast.points, (_, seat) => shareOf(fast, seat, fair))
    // Each is a share against the best rival only: together they are one win.
    const all = shares.reduce((sum, share) => sum + share, 0)
    return shares.map((share) => share / all)
  }
}
