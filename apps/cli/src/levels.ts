import { BotCache, levelNames } from '@rattlecup/games/bots'
import { fail, LEVELS, ok, type Bot, type Game, type Result } from '@rattlecup/kit'
import { fileCache } from '@rattlecup/server/blob-cache'
import { nearest } from './nearest.ts'

/** Every level that some game has, for the help. */
export const ALL_LEVELS: readonly string[] = ['random', 'greedy', ...LEVELS]

/** The strongest player of a game. */
export function defaultLevel(game: Game): string {
  return levelNames(game).at(-1) as string
}

/** Whom a person plays against unless told otherwise: plays well, answers at once, and the same game gets the same moves. */
export const CHALLENGE = 'strong'

export function challengeOf(game: Game): string {
  return levelNames(game).includes(CHALLENGE) ? CHALLENGE : defaultLevel(game)
}

/** What is wrong with a level's name, if something is. */
export function levelFault(game: Game, level: string): string | undefined {
  const known = levelNames(game)
  if (known.includes(level)) return undefined
  const guess = nearest(level, known)
  return `there is no level '${level}'; ${guess ? `did you mean ${guess}? ` : ''}levels: ${known.join(', ')}`
}

let bots: BotCache | undefined

export async function botNamed(game: Game, players: number, level: string): Promise<Result<Bot>> {
  const fault = levelFault(game, level)
  if (fault) return fail('bad-request', fault)
  bots ??= new BotCache(fileCache())
  return ok(await bots.bot(game, players, level))
}
