import { analyse, type AnalysisOptions } from '@rattlecup/bots'
import { judgeOf, type Analyser } from '@rattlecup/games/bots'
import type { Game, GameLog, GameTypes } from '@rattlecup/kit'
import { browserCache } from './blob-cache.ts'
import type { Review } from './tasks.ts'

type Tell = (share: number) => void
type Effort = AnalysisOptions<GameTypes>['effort']

/** A first look, which also shows how long a game takes. */
const GLANCE: Effort = { close: 12, glance: 3 }
/** Beyond this many playouts of a move nobody sees a difference. */
const MOST = 100
/** How long a player may be asked to wait for the second look, in milliseconds. */
const PATIENCE = 12_000
/** The share of the work that the first look counts for. */
const FIRST = 0.2

/** Looks back at a game as closely as the time allows: games differ a hundredfold in what a playout costs. */
export async function review(game: Game, log: GameLog, tell: Tell): Promise<Review> {
  const analyser = await judgeOf(game, log, { seed: 'review', cache: browserCache })
  const start = performance.now()
  const first = look(game, log, { analyser, effort: GLANCE, tell: (share) => tell(share * FIRST) })
  const effort = effortWithin(performance.now() - start)
  if (!analyser.sampled || !effort) return first
  return look(game, log, { analyser, effort, tell: (share) => tell(FIRST + share * (1 - FIRST)) })
}

/** What can be done in time, given what the first look took; undefined where more is not worth it. */
export function effortWithin(glanceMs: number): Effort | undefined {
  const close = Math.min(MOST, Math.floor((GLANCE.close * PATIENCE) / Math.max(1, glanceMs)))
  return close < 2 * GLANCE.close ? undefined : { close, glance: Math.ceil(close / 8) + 1 }
}

function look(
  game: Game,
  log: GameLog,
  { analyser, effort, tell }: { analyser: Analyser; effort: Effort; tell: Tell },
): Review {
  const onEvent = (done: number): void => tell(done / log.events.length)
  const analysis = analyse(game, log, { judge: analyser.judge, effort, onEvent })
  if (!analysis.ok) throw new Error(analysis.error.message)
  return { ...analysis.value, by: analyser.exact ? 'solution' : analyser.sampled ? 'playouts' : 'turns' }
}
