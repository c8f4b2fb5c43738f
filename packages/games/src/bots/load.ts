import { greedyBot, randomBot } from '@rattlecup/bots'
import { LEVELS, type Bot, type Bots, type Game, type BlobCache } from '@rattlecup/kit'
import { manifestOf } from '../manifest.ts'

type Load = (players: number, cache: BlobCache) => Promise<Bots>

/** Players that know no game by name; every game has them. */
const COMMON: ReadonlyMap<string, Bot> = new Map([
  ['random', randomBot],
  ['greedy', greedyBot],
])

/** The names of a game's bots, the weakest first. */
export function levelNames(game: Game): string[] {
  return [...COMMON.keys(), ...(manifestOf(game.id).bots ? LEVELS : [])]
}

/** Readies all bots of a game for so many players. */
export async function loadBots(
  game: Game,
  players: number,
  cache: BlobCache,
): Promise<ReadonlyMap<string, Bot>> {
  const brought = await manifestOf(game.id).bots?.()
  if (!brought) return COMMON
  // A bot takes states of its own game only; by its name it is always asked with those.
  const own = await (brought.loadBots as Load)(players, cache)
  return new Map([...COMMON, ...LEVELS.map((level) => [level, own[level]] as const)])
}
