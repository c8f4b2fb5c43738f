import type { Status } from '@rattlecup/kit'
import type { Player } from '@rattlecup/ui'
import type { SessionState } from '../session/session.ts'
import type { ResultWords } from './words/en.ts'

/** Who won, said to whoever sits here. Alone there is nobody to beat: the points are the result. */
export function headline(
  { winners, scores }: Status,
  players: readonly Player[],
  { seat, isShared }: Pick<SessionState, 'seat' | 'isShared'>,
  words: ResultWords,
): string {
  if (players.length === 1) return words.points(scores[0] ?? 0)
  const others = winners.filter((winner) => isShared || winner !== seat)
  const names = others.map((winner) => players[winner]?.name ?? '')
  if (others.length === winners.length) return words.wins(names)
  return names.length === 0 ? words.youWon : words.youShare(names)
}
