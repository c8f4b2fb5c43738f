import type { Match } from '@rattlecup/kit'
import { lyingIn } from './film.ts'
import type { Strike } from '../rules/types.ts'

/** Where the dice came to rest last, as the outcome said it; undefined if it didn't. */
export function lastRest({ standingEvents }: Match<Strike>): unknown {
  const last = standingEvents.findLast((event) => 'chance' in event)
  return last && 'chance' in last ? lyingIn(last.chance.rest) : undefined
}
