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
export function rollByOdds<T extends GameTypes>(match: Match<T>, source: DrawSource): Result<T['Outcome']> {
  return match.draw(source)
}

/** A table's dice: a source for every outcome, by its number from 0. */
export interface OutcomeSource {
  outcome(index: number): DrawSource
}

/** The awaited outcome as a table's dice make it, without applying it. */
export function rollOutcome<T extends GameTypes>(
  match: Match<T>,
  dice: OutcomeSource,
  roll: Roller<T> = rollByOdds,
): Result<T['Outcome']> {
  return roll(match, dice.outcome(match.outcomeNumber))
}
