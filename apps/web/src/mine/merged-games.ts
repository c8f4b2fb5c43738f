import type { FinishedGame } from '@rattlecup/protocol/client'

/** A game of the list, and where it leads. */
export interface ListedGame extends FinishedGame {
  readonly to: string
}

/** Both lists as one, the latest first; of a list that goes on, nothing is shown that belongs further down. */
export function merged(
  house: readonly FinishedGame[],
  device: readonly ListedGame[],
  hasMore: boolean,
): ListedGame[] {
  const oldest = hasMore ? (house.at(-1)?.ended ?? 0) : 0
  const here = device.filter(({ ended }) => ended >= oldest)
  const there = house.map((game) => ({ ...game, to: `/games/${game.id}/${game.seat}` }))
  return [...there, ...here].sort((a, b) => b.ended - a.ended)
}
