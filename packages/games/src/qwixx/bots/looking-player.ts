import { PASS } from '../rules/play.ts'
import { ROWS } from '../rules/types.ts'
import { colourChoices, whiteChoices } from './choices.ts'
import { FastState, type FastPlayer } from './fast-state.ts'
import type { WinShare } from './share.ts'

/**
 * One of two players, who plays the roll on the table to the end of the turn in its head and takes what leaves it the greatest
 * share of the win. `rival` is what it takes the other one for.
 */
export function createLookingPlayer(share: WinShare, rival: FastPlayer): FastPlayer {
  const [afterWhite, afterTurn] = [new FastState(2), new FastState(2)]
  const [whites, choices] = [new Uint8Array(1 + ROWS), new Uint8Array(1 + 2 * ROWS)]
  let expected = PASS
  const rivals: readonly FastPlayer[] = [0, 1].map(() => ({ white: () => expected, colour: () => PASS }))
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
      expected = rival.white(fast, 1 - seat)
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
