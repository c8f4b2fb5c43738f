import { rollByOdds, verifyGame, type Game, type GameFile, type Result, type Verdict } from '@rattlecup/kit'

/** Makes every roll of a finished game again, with the game's own physics where it has any. */
export async function verify(game: Game, file: GameFile): Promise<Result<Verdict>> {
  return verifyGame(game, file, { roll: (await game.loadRoller?.()) ?? rollByOdds })
}
