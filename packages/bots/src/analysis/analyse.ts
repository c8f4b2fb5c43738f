import { Match, ok, type Game, type GameLog, type GameTypes, type Result } from '@rattlecup/kit'
import type { Estimate } from './judge.ts'
import type { Step } from './steps.ts'
import { totalsOf, type SeatTotals } from './totals.ts'
import { Walk, type WalkOptions } from './walk.ts'

export interface Analysis<T extends GameTypes = GameTypes> {
  /** Points for a game alone, else shares of the win. */
  readonly unit: 'points' | 'share'
  readonly finished: boolean
  /** What the game was worth to each seat before it began. */
  readonly start: readonly Estimate[]
  readonly steps: readonly Step<T>[]
  readonly seats: readonly SeatTotals[]
}

export interface AnalysisOptions<T extends GameTypes> extends WalkOptions<T> {
  /** Called after each event, with how many are done. */
  readonly onEvent?: (done: number) => void
}

/**
 * Tells luck from skill. The worth of the position is followed through the game: what chance changed is luck, what a choice
 * changed is its seat's skill and, for the others, their opponents' doing. What the judge takes back of its own accord,
 * looking further ahead than it could before, is neither: that is its drift, which tells how far it may be wrong. So for
 * every seat, exactly, start + luck + skill + opponents + drift = result. Luck averages zero, whoever plays, as a roll's
 * worth is taken before and after it by the same judge; that the numbers are estimates is told by their errors.
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
  for (const [index, event] of log.events.entries()) {
    walk.take(event, index)
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
