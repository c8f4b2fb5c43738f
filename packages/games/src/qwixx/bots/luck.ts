import type { DrawSource } from '@rattlecup/kit'
import { rules } from '../rules/play.ts'
import type { QwixxState } from '../rules/types.ts'
import { loadCompressed } from './compressed/load.ts'
import { loadLearned } from './learned/load.ts'
import { HOPEFUL } from './levels.ts'
import { learnedPolicy, type Policy } from './policy.ts'
import { FastState } from './fast-state.ts'
import { createTablePlayer } from './table-player.ts'

const FACES = 6
/** How often each pair of white dice is tried, with other coloured dice each time. */
const TRIES = 2

/** Tells a seat's luck with the roll on the table of one game of two. */
export async function loadLuck(): Promise<(state: QwixxState, seat: number, source: DrawSource) => number> {
  const luckOf = createLuck(
    learnedPolicy((await loadLearned(2))!, createTablePlayer(await loadCompressed(2), HOPEFUL)),
  )
  return (state, seat, source) => luckOf(FastState.of(state, rules.scores(state)), seat, source)
}

/**
 * Returns a function that tells a seat's luck with the roll on the table, in shares of the win: how it stands after the
 * turn, both playing it as the policy would, less the same for rolls that might have been. Its mean is zero exactly,
 * whatever the policy thinks, so a result less its luck is as true as the result; the better the policy, the less it varies.
 */
function createLuck(policy: Policy): (fast: FastState, seat: number, source: DrawSource) => number {
  const copy = new FastState(2)
  const after = (seat: number): number => {
    const players = [0, 1].map((each) => (each === seat ? policy.self : policy.rival))
    copy.playWhite(players)
    if (!copy.over) copy.playColour(players[copy.active]!.colour(copy, copy.active))
    return policy.share(copy, seat)
  }
  return (fast, seat, source) => {
    let others = 0
    for (let i = 0; i < TRIES * FACES * FACES; i++) {
      copy.set(fast)
      copy.roll(source)
      copy.dice[0] = 1 + (i % FACES)
      copy.dice[1] = 1 + (Math.floor(i / FACES) % FACES)
      others += after(seat)
    }
    copy.set(fast)
    return after(seat) - others / (TRIES * FACES * FACES)
  }
}
