import type { DrawSource } from './chance.ts'
import type { GameTypes } from './game.ts'
import type { Match } from './match.ts'
import type { Result } from './result.ts'

/** Makes an outcome of the awaited chance event from a source. The same match and draws always give the same outcome. */
export type Roller<T extends GameTypes = GameTypes> = (
  match: Match<T>,
  source: DrawSource,
) => Result<T['Outcome']>

/** By the rules' own odds: all that most games need. */
export const rollByOdds: Roller = (match, source) => match.draw(source)
