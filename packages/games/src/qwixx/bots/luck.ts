import type { DrawSource } from '@rattlecup/kit'
import { rules } from '../rules/play.ts'
import type { QwixxState } from '../rules/types.ts'
import { loadFolded } from './folded/load.ts'
import { loadLearned } from './learned/load.ts'
import { HOPEFUL } from './levels.ts'
import { learnedMind, type Mind } from './mind.ts'
import { Race } from './race.ts'
import { createTablePlayer } from './table-player.ts'

const FACES = 6
/** How often each pair of white dice is tried, with other coloured dice each time. */
const TRIES = 2

/** Tells a seat's luck with the roll on the table of one game of two. */
export async function loadLuck(): Promise<(state: QwixxState, seat: number, source: DrawSource) => number> {
  const luckOf = createLuck(
    learnedMind((await loadLearned(2))!, createTablePlayer(await loadFolded(2), HOPEFUL)),
  )
  return (state, seat, source) => luckOf(Race.of(state, rules.scores(state)), seat, source)
}

/**
 * Returns a function that tells a seat's luck with the roll on the table, in shares of the win: how it stands after the
 * turn, both playing it as the mind would, less the same for rolls that might have been. Its mean is zero exactly,
 * whatever the mind thinks, so a result less its luck is as true as the result; the better the mind, the less it varies.
 */
function createLuck(mind: Mind): (race: Race, seat: number, source: DrawSource) => number {
  const copy = new Race(2)
  const after = (seat: number): number => {
    const players = [0, 1].map((each) => (each === seat ? mind.self : mind.rival))
    copy.playWhite(players)
    if (!copy.over) copy.playColour(players[copy.active]!.colour(copy, copy.active))
    return mind.share(copy, seat)
  }
  return (race, seat, source) => {
    let others = 0
    for (let i = 0; i < TRIES * FACES * FACES; i++) {
      copy.set(race)
      copy.roll(source)
      copy.dice[0] = 1 + (i % FACES)
      copy.dice[1] = 1 + (Math.floor(i / FACES) % FACES)
      others += after(seat)
    }
    copy.set(race)
    return after(seat) - others / (TRIES * FACES * FACES)
  }
}
