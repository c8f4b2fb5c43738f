import { PASS } from '../rules/play.ts'
import { ROWS } from '../rules/types.ts'
import { colourChoices, whiteChoices } from './choices.ts'
import { Race, type Player } from './race.ts'
import type { Share } from './share.ts'

/**
 * One of two players, who plays the roll on the table to the end of the turn in mind and takes what leaves it the greatest
 * share of the win. `rival` is what it takes the other one for.
 */
export function createLookingPlayer(share: Share, rival: Player): Player {
  const [afterWhite, afterTurn] = [new Race(2), new Race(2)]
  const [whites, choices] = [new Uint8Array(1 + ROWS), new Uint8Array(1 + 2 * ROWS)]
  let expected = PASS
  const rivals: readonly Player[] = [0, 1].map(() => ({ white: () => expected, colour: () => PASS }))
  let bestChoice = PASS

  function bestColour(race: Race, seat: number): number {
    let best = -1
    const count = colourChoices(race, seat, choices)
    for (let i = 0; i < count; i++) {
      afterTurn.set(race)
      afterTurn.playColour(choices[i]!)
      const left = share(afterTurn, seat)
      if (left <= best) continue
      best = left
      bestChoice = choices[i]!
    }
    return best
  }

  function whiteShare(race: Race, seat: number, choice: number): number {
    afterWhite.set(race)
    afterWhite.playWhite(rivals, seat, choice)
    if (afterWhite.over) return share(afterWhite, seat)
    if (seat === race.active) return bestColour(afterWhite, seat)
    afterWhite.playColour(rival.colour(afterWhite, race.active))
    return share(afterWhite, seat)
  }

  return {
    white(race, seat) {
      const count = whiteChoices(race, seat, whites)
      if (count === 1) return PASS
      expected = rival.white(race, 1 - seat)
      let best = -1
      let bestWhite = PASS
      for (let i = 0; i < count; i++) {
        const left = whiteShare(race, seat, whites[i]!)
        if (left <= best) continue
        best = left
        bestWhite = whites[i]!
      }
      return bestWhite
    },
    colour(race, seat) {
      bestColour(race, seat)
      return bestChoice
    },
  }
}
