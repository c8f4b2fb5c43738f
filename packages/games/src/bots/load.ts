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

/** Loads all bots of a game for a number of players. */
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

/** The English sentence for each reason that a game's bots give; names in braces stand for the reason's values. */
export async function sentencesOf(game: Game): Promise<Readonly<Record<string, string>>> {
  return (await manifestOf(game.id).reasons?.())?.REASONS ?? {}
}
