import { PASS } from '../rules/play.ts'
import { ROWS } from '../rules/types.ts'
import { colourChoices, whiteChoices } from './choices.ts'
import { FastState, type FastPlayer } from './fast-state.ts'
import type { WinShare } from './share.ts'

/**
 * A player who plays the roll on the table to the end of the turn in its head and takes what leaves it the greatest
 * share of the win. `rival` is what it takes the others for.
 */
export function createLookingPlayer(players: number, share: WinShare, rival: FastPlayer): FastPlayer {
  const [afterWhite, afterTurn] = [new FastState(players), new FastState(players)]
  const [whites, choices] = [new Uint8Array(1 + ROWS), new Uint8Array(1 + 2 * ROWS)]
  const expected = new Uint8Array(players)
  const foreseen: FastPlayer = { white: (_, seat) => expected[seat]!, colour: () => PASS }
  const rivals = Array.from({ length: players }, () => foreseen)
  let bestChoice = PASS

  function bestColour(fast: FastState, seat: number): number {
    let best = -1
    const count = colourChoices(fast, seat, choices)
    for (let i = 0; i < count; i++) {
      afterTurn.set(fast)
      afterTurn.playColour(choices[i]!)
      const left = share(afterTurn, seat)
      if (left <= best) continue
      best = left
      bestChoice = choices[i]!
    }
    return best
  }

  function whiteShare(fast: FastState, seat: number, choice: number): number {
    afterWhite.set(fast)
    afterWhite.playWhite(rivals, seat, choice)
    if (afterWhite.over) return share(afterWhite, seat)
    if (seat === fast.active) return bestColour(afterWhite, seat)
    afterWhite.playColour(rival.colour(afterWhite, fast.active))
    return share(afterWhite, seat)
  }

  return {
    white(fast, seat) {
      const count = whiteChoices(fast, seat, whites)
      if (count === 1) return PASS
      for (let other = 0; other < players; other++)
        if (other !== seat) expected[other] = rival.white(fast, other)
      let best = -1
      let bestWhite = PASS
      for (let i = 0; i < count; i++) {
        const left = whiteShare(fast, seat, whites[i]!)
        if (left <= best) continue
        best = left
        bestWhite = whites[i]!
      }
      return bestWhite
    },
    colour(fast, seat) {
      bestColour(fast, seat)
      return bestChoice
    },
  }
}
