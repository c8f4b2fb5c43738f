import { createLookingPlayer } from './looking-player.ts'
import { createLearnedShare } from './learned/share.ts'
import type { Weights } from './learned/weights.ts'
import type { FastPlayer } from './fast-state.ts'
import { shareOf, type WinShare } from './share.ts'
import type { TablePlayer } from './table-player.ts'

/** How somebody who plays for the win thinks. */
export interface Policy {
  /** What it takes the others for. */
  readonly rival: TablePlayer
  /** What it thinks that a position is worth. */
  readonly share: WinShare
  /** How it plays on when it imagines the dice. */
  readonly self: FastPlayer
  /** Turns that it then plays before it looks how it stands: more would add noise, fewer would miss what is coming. */
  readonly turns: number
  /** How far what it thinks without rolling may be wrong when two moves are compared, in shares of a win. */
  readonly doubt: number
}

/** By the curve of the margin, for any number of players and any series. */
export function curvePolicy(self: TablePlayer, rival: TablePlayer): Policy {
  return { rival, share: (fast, seat) => shareOf(fast, seat, self), self, turns: 6, doubt: 0.03 }
}

/** By what was learned of one game with this many players. */
export function learnedPolicy(weights: Weights, rival: TablePlayer): Policy {
  const { share } = createLearnedShare(weights, rival)
  return { rival, share, self: createLookingPlayer(weights.players, share, rival), turns: 2, doubt: 0.01 }
}
