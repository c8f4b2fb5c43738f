import { byEye, chooserOf, rolloutJudge, type Horizon, type Judge } from '@rattlecup/bots'
import {
  FastSource,
  type Bot,
  type Chooser,
  type Game,
  type GameLog,
  type GameTypes,
  type Shelf,
} from '@rattlecup/kit'
import { loadBots } from './load.ts'

/** Who judges a game, and how. */
export interface Bench {
  readonly judge: Judge
  /** Whether worths are known and not estimated. */
  readonly exact: boolean
  /** Whether they are estimated by playouts: more of those tell more. */
  readonly sampled: boolean
  /** Whose play a position's worth assumes. */
  readonly by: string
}

/** A player that needs no bot: what looks best. */
export const EYE = 'eye'

/** Whose playouts judge a game unless told otherwise: the best that answers at once. */
const QUICKEST_GOOD: Readonly<Record<string, string>> = {
  onecard: 'strong',
  qwixx: 'strong',
  strike: 'master',
}

/** How far playouts go; to the very end where nothing is said. */
const HORIZONS: Readonly<Record<string, (players: number) => Promise<unknown>>> = {
  gambler: async () => (await import('../gambler/bots/horizon.ts')).horizon,
  async qwixx(players) {
    if (players === 1) return undefined
    const [{ horizonBy }, { loadFolded }] = await Promise.all([
      import('../qwixx/bots/horizon.ts'),
      import('../qwixx/bots/folded/load.ts'),
    ])
    return horizonBy(await loadFolded(players))
  },
}

/** Who can judge a game exactly; undefined where nobody can. */
const EXACT: Readonly<Record<string, (log: GameLog, shelf: Shelf) => Promise<unknown>>> = {
  async qwixx({ players }, shelf) {
    return players === 1 ? (await import('./qwixx-judge.ts')).qwixxJudge(shelf) : undefined
  },
  async strike({ players, options }) {
    const { MOST_SEATS_SOLVED, strikeJudge } = await import('../strike/bots/judge.ts')
    const isOneRound = !('rounds' in options) || options.rounds === 1
    return isOneRound && players <= MOST_SEATS_SOLVED ? strikeJudge(players) : undefined
  },
}

/** Who can judge a game without playing it out, by exact turns and a formula for their ends. */
const FORMULAS: Readonly<Record<string, (players: number) => Promise<unknown>>> = {
  gambler: async () => (await import('../gambler/bots/judge.ts')).gamblerJudge(),
  async onecard(players) {
    return players === 1 ? undefined : (await import('../onecard/bots/judge.ts')).onecardJudge()
  },
}

/** The best judge there is of a game: one who knows, or else one by exact turns, or else playouts by `level`. */
export async function judgeOf(
  game: Game,
  log: GameLog,
  { level, seed, shelf }: { level?: string; seed: string; shelf: Shelf },
): Promise<Bench> {
  const known = level === undefined ? await EXACT[game.id]?.(log, shelf) : undefined
  // A judge takes states of its own game only; by its name it is always asked with those.
  if (known) return { judge: known as Judge, exact: true, sampled: false, by: 'best play' }
  const formula = level === undefined ? await FORMULAS[game.id]?.(log.players) : undefined
  if (formula) return { judge: formula as Judge, exact: false, sampled: false, by: 'exact turns' }
  const by = level ?? QUICKEST_GOOD[game.id] ?? EYE
  const chooser = await quickPlayer(game, log.players, { by, seed, shelf })
  const horizon = (await HORIZONS[game.id]?.(log.players)) as Horizon<GameTypes> | undefined
  return { judge: rolloutJudge(game, chooser, seed, horizon), exact: false, sampled: true, by }
}

async function quickPlayer(
  game: Game,
  players: number,
  { by, seed, shelf }: { by: string; seed: string; shelf: Shelf },
): Promise<Chooser<GameTypes>> {
  if (by === EYE) return byEye(game)
  const bot = (await loadBots(game, players, shelf)).get(by) as Bot
  return chooserOf(game, bot, new FastSource(`${seed} judge`))
}
