import { rollByOdds, verifyGame, type Game, type Result, type Verdict } from '@rattlecup/kit'
import type { TaskOf } from './tasks.ts'

/** Makes every roll of a finished game again, with the game's own physics where it has any. */
export async function verify(game: Game, { file, seen = {} }: TaskOf<'verify'>): Promise<Result<Verdict>> {
  return verifyGame(game, file, { roll: (await game.loadRoller?.()) ?? rollByOdds, seen })
}
