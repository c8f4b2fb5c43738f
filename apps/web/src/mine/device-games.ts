import type { FinishedGame } from '@rattlecup/protocol/client'
import { savedGames, type SavedGame } from '../session/saved-games.ts'
import { dayAfter, startOf, type GameFilter } from './history.ts'
import type { ListedGame } from './merged-games.ts'
import { isSent } from './synchronise.ts'

/** The finished games of this device that a filter lets through: all of them, or those that the house has not got. */
export function deviceGames(filter: GameFilter, which: 'all' | 'unsent'): ListedGame[] {
  return savedGames()
    .filter(({ id, isOver }) => isOver && (which === 'all' || !isSent(id)))
    .map(listed)
    .filter((game) => fits(game, filter))
}

/** One's games of several people at one device are looked at from the first of them. */
function listed(saved: SavedGame): ListedGame {
  const { id, game, players, scores = [], winners = [], changed } = saved
  return {
    id,
    to: `/game/${id}`,
    game,
    ended: changed,
    seat: Math.max(
      0,
      players.findIndex(({ bot }) => !bot),
    ),
    isHere: false,
    players: players.map(({ name, bot }, seat) => ({
      name: name || null,
      bot: bot ?? null,
      score: scores[seat] ?? 0,
      won: winners.includes(seat),
    })),
  }
}

function fits({ game, seat, players, ended }: FinishedGame, filter: GameFilter): boolean {
  const name = filter.name.trim().toLocaleLowerCase()
  const hasWon = players[seat]?.won ?? false
  const isWith = players.some((other, at) => at !== seat && other.name?.toLocaleLowerCase().includes(name))
  return (
    filter.place !== 'table' &&
    (filter.game === '' || filter.game === game) &&
    (filter.result === 'all' || hasWon === (filter.result === 'won')) &&
    (name === '' || isWith) &&
    ended >= (startOf(filter.from) ?? 0) &&
    ended < (dayAfter(filter.to) ?? Infinity)
  )
}
