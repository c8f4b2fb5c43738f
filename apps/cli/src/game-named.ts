import { findGame, GAMES } from '@rattlecup/games'
import type { Game } from '@rattlecup/kit'
import { UsageError } from './command.ts'
import { nearest } from './nearest.ts'

/** The game that a word on the command line names. */
export function gameNamed(word: string | undefined): Game {
  const ids = GAMES.map((game) => game.id)
  if (word === undefined) throw new UsageError(`which game? One of ${ids.join(', ')}`)
  const game = findGame(word)
  if (game) return game
  const guess = nearest(word, ids)
  throw new UsageError(
    `there is no game '${word}'${guess ? `; did you mean ${guess}?` : `; games: ${ids.join(', ')}`}`,
  )
}
