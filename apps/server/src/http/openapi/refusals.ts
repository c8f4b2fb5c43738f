import type { JsonObject } from '@rattlecup/kit'
import { SERVER_CODES, type Code } from '@rattlecup/protocol'
import { statusOf } from '../status.ts'
import type { Route } from '../route.ts'
import { reference } from './schemas.ts'

/** What DGP/1's codes mean here. */
const MEANING: Readonly<Record<Exclude<Code, keyof typeof SERVER_CODES>, string>> = {
  'bad-json': 'The body is not JSON.',
  'bad-request': 'The request does not have the form described here; the message says where.',
  'unknown-command': 'There is nothing at this address.',
  'unknown-game': 'There is no such game.',
  'unknown-table': 'There is no such table.',
  'bad-options': 'The game does not take these options, or this number of players.',
  'game-over': 'The game is over.',
  'not-your-turn': 'Somebody else has to move, or the dice have to be rolled.',
  'illegal-move': 'The rules do not allow this move now.',
  'illegal-outcome': 'The dice cannot show this.',
}

/** Every code that a request can be refused with. */
function codesOf(route: Route): Code[] {
  const codes: Code[] = ['bad-request', ...(route.refuses ?? [])]
  if (route.body) codes.push('bad-json')
  if (route.guest === 'known') codes.push('unauthorized')
  if (route.method !== 'GET') codes.push('bad-origin')
  return [...new Set<Code>([...codes, 'rate-limited', 'internal', 'closing'])]
}

/** The answers to a request that is refused, by status, with their codes. */
export function refusals(route: Route): JsonObject {
  const codes = codesOf(route)
  const statuses = [...new Set(codes.map(statusOf))].toSorted((a, b) => a - b)
  return Object.fromEntries(
    statuses.map((status) => [status, refusal(codes.filter((code) => statusOf(code) === status))]),
  )
}

function refusal(codes: readonly Code[]): JsonObject {
  const text = codes.map((code) => `\`${code}\`: ${meaningOf(code)}`).join('\n\n')
  const narrowed = { properties: { error: { properties: { code: { enum: codes } } } } }
  const schema = { allOf: [reference('Error'), narrowed] }
  const isLimit = codes.includes('rate-limited')
  return {
    description: text,
    ...(isLimit ? { headers: { 'Retry-After': RETRY_AFTER } } : {}),
    content: { 'application/json': { schema } },
  }
}

const RETRY_AFTER: JsonObject = {
  description: 'With `rate-limited`: how many seconds to wait.',
  schema: { type: 'integer' },
}

function meaningOf(code: Code): string {
  return code in SERVER_CODES
    ? SERVER_CODES[code as keyof typeof SERVER_CODES]
    : MEANING[code as keyof typeof MEANING]
}
