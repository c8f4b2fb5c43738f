import type { DrawSource } from '@rattlecup/kit'
import { rules } from '../rules/play.ts'
import type { QwixxState } from '../rules/types.ts'
import { loadCompressed } from './compressed/load.ts'
import { loadLearned } from './learned/load.ts'
import { CAREFUL, HOPEFUL } from './levels.ts'
import { curvePolicy, learnedPolicy, type Policy } from './policy.ts'
import { FastState } from './fast-state.ts'
import { createTablePlayer } from './table-player.ts'

const FACES = 6
/** How often each pair of white dice is tried, with other coloured dice each time. */
const TRIES = 2

/** Tells a seat's luck with the roll on the table of one game. */
export async function loadLuck(
  players: number,
): Promise<(state: QwixxState, seat: number, source: DrawSource) => number> {
  const values = await loadCompressed(players)
  const [careful, hopeful] = [createTablePlayer(values, CAREFUL), createTablePlayer(values, HOPEFUL)]
  const learned = await loadLearned(players)
  const policy = learned ? learnedPolicy(learned, hopeful) : curvePolicy(careful, hopeful)
  const luckOf = createLuck(policy, players)
  return (state, seat, source) => luckOf(FastState.of(state, rules.scores(state)), seat, source)
}

/**
 * Returns a function that tells a seat's luck with the roll on the table, in shares of the win: how it stands after the
 * turn, all playing it as the policy would, less the same for rolls that might have been. Its mean is zero exactly,
 * whatever the policy thinks, so a result less its luck is as true as the result; the better the policy, the less it varies.
 */
function createLuck(
  policy: Policy,
  players: number,
): (fast: FastState, seat: number, source: DrawSource) => number {
  const copy = new FastState(players)
  const after = (seat: number): number => {
    const seated = Array.from({ length: players }, (_, each) => (each === seat ? policy.self : policy.rival))
    copy.playWhite(seated)
    if (!copy.over) copy.playColour(seated[copy.active]!.colour(copy, copy.active))
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
