import type { StrikeWords } from '../words/words.ts'
import type { StrikeTableProps } from './use-arena.ts'

type Asked = Pick<StrikeTableProps, 'moves' | 'view' | 'players' | 'settled' | 'seat'>

/** Why the player can't throw now; undefined if they can. */
export function whyNoThrow(
  { moves, view, players, settled, seat }: Asked,
  words: StrikeWords,
): string | undefined {
  if (moves.some(({ type }) => type === 'throw')) return undefined
  if (view.phase === 'over') return words.isOver
  if (!settled || view.phase !== 'throw') return words.isSettling
  // A game that is paused, or a coach who is talking, offers nothing.
  if (view.active === seat) return words.notNow
  return words.notYourTurn(players[view.active]?.name ?? '')
}

/** Why the player can't stop now; undefined if they can. */
export function whyNoStop(asked: Asked, words: StrikeWords): string | undefined {
  if (asked.moves.some(({ type }) => type === 'stop')) return undefined
  return whyNoThrow(asked, words) ?? words.noStopYet
}
