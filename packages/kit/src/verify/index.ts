import { parseStrictly } from '../dice/canonical.ts'
import { HOUSE_DICE } from '../dice/opening.ts'
import type { Game } from '../game.ts'
import { isObject } from '../json.ts'
import type { Result } from '../result.ts'
import { rollByOdds } from '../roller.ts'
import { verifyHouse } from './house.ts'
import { checkHouseFile, type HouseFile } from './house-file.ts'
import { checkGameFile, verifySeeded, type GameFile } from './seeded.ts'
import type { Checks, Verdict } from './verdict.ts'

export { checkHouseFile, type AnsweredAsk, type HouseFile } from './house-file.ts'
export { checkGameFile, type GameFile } from './seeded.ts'
export { CLAIMS, type Claim, type Seen, type Verdict, type VerdictFault } from './verdict.ts'

export function isHouseFile(file: GameFile | HouseFile): file is HouseFile {
  return file.dice.scheme === HOUSE_DICE
}

/** Reads the file of a game of either scheme. */
export function readGameFile(text: string): Result<GameFile | HouseFile> {
  const parsed = parseStrictly(text)
  if (!parsed.ok) return parsed
  const file = parsed.value
  const isOfHouse = isObject(file) && isObject(file['dice']) && file['dice']['scheme'] === HOUSE_DICE
  return isOfHouse ? checkHouseFile(file) : checkGameFile(file)
}

/** Replays a game from its file and says what that proves. `seen` is what somebody brings from the game itself. */
export function verifyGame(
  game: Game,
  file: GameFile | HouseFile,
  { roll = rollByOdds, seen = {} }: Partial<Checks> = {},
): Result<Verdict> {
  return isHouseFile(file)
    ? verifyHouse(game, file, { roll, seen })
    : verifySeeded(game, file, { roll, seen })
}
