import { greedyBot, randomBot } from '@rattlecup/bots'
import { LEVELS, type Bot, type Bots, type Game, type BlobCache } from '@rattlecup/kit'

type Load = (players: number, cache: BlobCache) => Promise<Bots>

/** A game's own bots, imported when they are asked for: some bring large tables. */
const LOADERS: Readonly<Record<string, () => Promise<{ readonly loadBots: unknown }>>> = {
  gambler: () => import('../gambler/bots/index.ts'),
  onecard: () => import('../onecard/bots/index.ts'),
  qwixx: () => import('../qwixx/bots/index.ts'),
  strike: () => import('../strike/bots/index.ts'),
}

/** Players that know no game by name; every game has them. */
const COMMON: ReadonlyMap<string, Bot> = new Map([
  ['random', randomBot],
  ['greedy', greedyBot],
])

/** The names of a game's bots, the weakest first. */
export function levelNames(game: Game): string[] {
  return [...COMMON.keys(), ...(LOADERS[game.id] ? LEVELS : [])]
}

/** Readies all bots of a game for so many players. */
export async function loadBots(
  game: Game,
  players: number,
  cache: BlobCache,
): Promise<ReadonlyMap<string, Bot>> {
  const loader = LOADERS[game.id]
  if (!loader) return COMMON
  // A bot takes states of its own game only; by its name it is always asked with those.
  const load = (await loader()).loadBots as Load
  const own = await load(players, cache)
  return new Map([...COMMON, ...LEVELS.map((level) => [level, own[level]] as const)])
}
