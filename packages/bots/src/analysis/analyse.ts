import {
  Match,
  ok,
  type Game,
  type GameEvent,
  type GameLog,
  type GameTypes,
  type Result,
} from '@rattlecup/kit'
import type { Estimate } from './judge.ts'
import type { AnalysisStep } from './steps.ts'
import { totalsOf, type SeatTotals } from './totals.ts'
import { Walk, type WalkOptions } from './walk.ts'

export interface Analysis<T extends GameTypes = GameTypes> {
  /** Points for a game alone, else shares of the win. */
  readonly unit: 'points' | 'share'
  readonly finished: boolean
  /** What the game was worth to each seat before it began. */
  readonly start: readonly Estimate[]
  readonly steps: readonly AnalysisStep<T>[]
  readonly seats: readonly SeatTotals[]
}

interface AnalysisOptions<T extends GameTypes> extends WalkOptions<T> {
  /** Called after each event, with how many are done. */
  readonly onEvent?: (done: number) => void
}

/**
 * Tells luck from skill. The worth of the position is followed through the game: a choice changes it by what it cost, which
 * is its seat's skill and, for the others, their opponents' doing; all the rest is luck. So for every seat, exactly,
 * start + luck + skill + opponents = result, and skill is the sum of the costs that are listed. Where a judge who looks
 * further ahead takes back what it said before, that is within the luck, and its error tells how much of it may be that.
 */
export function analyse<T extends GameTypes>(
  game: Game<T>,
  log: GameLog<T>,
  options: AnalysisOptions<T>,
): Result<Analysis<T>> {
  const loaded = Match.load(game, log.players, log.options, log.events)
  if (!loaded.ok) return loaded
  const checked = game.options.parse(log.options, log.players)
  if (!checked.ok) return checked
  const walk = new Walk(game, game.rules.setup(log.players, checked.value), options)
  const start = walk.worth
  // What was taken back was neither luck nor skill.
  for (const index of loaded.value.standing) {
    walk.take(log.events[index] as GameEvent<T>, index)
    options.onEvent?.(index + 1)
  }
  const { steps } = walk
  return ok({
    unit: log.players === 1 ? 'points' : 'share',
    finished: game.rules.awaits(walk.state) === 'over',
    start,
    steps,
    seats: totalsOf(start, steps, walk.worth),
  })
}
