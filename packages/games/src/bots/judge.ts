import { heuristicChooser, chooserOf, rolloutJudge, type Horizon, type Judge } from '@rattlecup/bots'
import {
  FastSource,
  type Bot,
  type Chooser,
  type Game,
  type GameLog,
  type GameTypes,
  type BlobCache,
} from '@rattlecup/kit'
import { loadBots } from './load.ts'

/** Who judges a game, and how. */
export interface Analyser {
  readonly judge: Judge
  /** Whether worths are known and not estimated. */
  readonly exact: boolean
  /** Whether they are estimated by playouts: more of those tell more. */
  readonly sampled: boolean
  /** Whose play a position's worth assumes. */
  readonly by: string
}

/** A player that needs no bot: what looks best. */
export const HEURISTIC = 'heuristic'

/** Whose playouts judge a game unless told otherwise: the best level that answers at once. */
const QUICKEST_GOOD: Readonly<Record<string, string>> = { onecard: 'strong', strike: 'master' }

/** Better still where there is one: a quick player that is no level. */
const QUICK_PLAYERS: Readonly<Record<string, (players: number) => Promise<unknown>>> = {
  async qwixx(players) {
    const [{ carefulPlayer }, { loadCompressed }] = await Promise.all([
      import('../qwixx/bots/careful.ts'),
      import('../qwixx/bots/compressed/load.ts'),
    ])
    return carefulPlayer(await loadCompressed(players))
  },
}
/** What such a player is called. */
const CAREFUL_PLAY = 'careful play'

/** How far playouts go; to the very end where nothing is said. */
const HORIZONS: Readonly<Record<string, (log: GameLog) => Promise<unknown>>> = {
  gambler: async () => (await import('../gambler/bots/horizon.ts')).horizon,
  async qwixx({ players }) {
    if (players === 1) return undefined
    const [{ horizonBy }, { loadCompressed }] = await Promise.all([
      import('../qwixx/bots/horizon.ts'),
      import('../qwixx/bots/compressed/load.ts'),
    ])
    return horizonBy(await loadCompressed(players))
  },
  async strike(log) {
    const { MOST_SEATS_SOLVED, strikeHorizon } = await import('../strike/bots/judge.ts')
    return isOneRound(log) && log.players > MOST_SEATS_SOLVED ? strikeHorizon(log.players) : undefined
  },
}

/** What whoever asks for a judge lends it. */
interface Help {
  readonly cache: BlobCache
  /** Told how far a game is solved, where that has to be done first: it takes seconds. */
  readonly onSolve?: (share: number) => void
}

/** Who can judge a game exactly; undefined where nobody can. */
const EXACT: Readonly<Record<string, (log: GameLog, help: Help) => Promise<unknown>>> = {
  async qwixx({ players }, { cache, onSolve }) {
    return players === 1 ? (await import('./qwixx-judge.ts')).qwixxJudge(cache, onSolve) : undefined
  },
  async strike(log) {
    const { MOST_SEATS_SOLVED, strikeJudge } = await import('../strike/bots/judge.ts')
    return isOneRound(log) && log.players <= MOST_SEATS_SOLVED ? strikeJudge(log.players) : undefined
  },
}

function isOneRound({ options }: GameLog): boolean {
  return !('rounds' in options) || options.rounds === 1
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
  { level, seed, ...help }: { level?: string; seed: string } & Help,
): Promise<Analyser> {
  const known = level === undefined ? await EXACT[game.id]?.(log, help) : undefined
  // A judge takes states of its own game only; by its name it is always asked with those.
  if (known) return { judge: known as Judge, exact: true, sampled: false, by: 'best play' }
  const formula = level === undefined ? await FORMULAS[game.id]?.(log.players) : undefined
  if (formula) return { judge: formula as Judge, exact: false, sampled: false, by: 'exact turns' }
  const careful = level === undefined ? await QUICK_PLAYERS[game.id]?.(log.players) : undefined
  const by = careful ? CAREFUL_PLAY : (level ?? QUICKEST_GOOD[game.id] ?? HEURISTIC)
  const chooser = careful
    ? (careful as Chooser<GameTypes>)
    : await quickPlayer(game, log.players, { by, seed, cache: help.cache })
  const horizon = (await HORIZONS[game.id]?.(log)) as Horizon<GameTypes> | undefined
  return { judge: rolloutJudge(game, chooser, seed, horizon), exact: false, sampled: true, by }
}

async function quickPlayer(
  game: Game,
  players: number,
  { by, seed, cache }: { by: string; seed: string; cache: BlobCache },
): Promise<Chooser<GameTypes>> {
  if (by === HEURISTIC) return heuristicChooser(game)
  const bot = (await loadBots(game, players, cache)).get(by) as Bot
  return chooserOf(game, bot, new FastSource(`${seed} judge`))
}
