import type { FinishedSeat } from '../store/history/contract.ts'
import type { TableState } from './state/state.ts'

/** The seats of a game that is over, as their players find it again; none while it is played. */
export function finishedSeats(state: TableState, ended: number): FinishedSeat[] {
  const { match, phase, starters, id: table, gameNumber: number, game } = state
  if (phase !== 'over' || !match) return []
  const { scores, winners } = match.status()
  return starters.map(({ guest, name, bot }, seat) => ({
    table,
    number,
    seat,
    guest,
    name,
    bot,
    score: scores[seat] ?? 0,
    won: winners.includes(seat),
    game: game.id,
    ended,
  }))
}
