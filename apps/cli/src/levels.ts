import { greedyBot, randomBot } from '@rattlecup/bots'
import { fail, ok, type Bot, type Result } from '@rattlecup/kit'
import { nearest } from './nearest.ts'

/** Players that know no game by name; every game has them. */
const COMMON: ReadonlyMap<string, Bot> = new Map([
  ['random', randomBot],
  ['greedy', greedyBot],
])

export const DEFAULT_LEVEL = 'greedy'

export function levelsOf(): string[] {
  return [...COMMON.keys()]
}

export function botNamed(level: string): Result<Bot> {
  const bot = COMMON.get(level)
  if (bot) return ok(bot)
  const known = levelsOf()
  const guess = nearest(level, known)
  return fail(
    'bad-request',
    `there is no level '${level}'; ${guess ? `did you mean ${guess}? ` : ''}levels: ${known.join(', ')}`,
  )
}
