import type { Mind } from '../../packages/games/src/qwixx/bots/mind.ts'
import { Race } from '../../packages/games/src/qwixx/bots/race.ts'
import type { DrawSource } from '../../packages/kit/src/index.ts'

const FACES = 6
/** How often each pair of white dice is tried, with other coloured dice each time. */
const TRIES = 2

/**
 * Returns a function that tells a seat's luck with the roll on the table, in shares of the win: how it stands after the
 * turn, both playing it as the mind would, less the same for rolls that might have been. Its mean is zero exactly,
 * whatever the mind thinks, so a result less its luck is as true as the result; the better the mind, the less it varies.
 */
export function createLuck(mind: Mind, source: DrawSource): (race: Race, seat: number) => number {
  const copy = new Race(2)
  const after = (seat: number): number => {
    const players = [0, 1].map((each) => (each === seat ? mind.self : mind.rival))
    copy.playWhite(players)
    if (!copy.over) copy.playColour(players[copy.active]!.colour(copy, copy.active))
    return mind.share(copy, seat)
  }
  return (race, seat) => {
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
