import type { Code } from '@rattlecup/protocol'

/** The HTTP status of each code; 400 for the rest. */
const STATUS: Partial<Record<Code, number>> = {
  unauthorized: 401,
  'no-entry': 403,
  'not-host': 403,
  'not-seated': 403,
  'bad-origin': 403,
  'unknown-table': 404,
  'unknown-game': 404,
  'unknown-command': 404,
  'unknown-bot': 404,
  'unknown-passkey': 404,
  conflict: 409,
  stale: 409,
  'not-open': 409,
  'not-playing': 409,
  'seat-taken': 409,
  'game-over': 409,
  'not-your-turn': 409,
  paused: 409,
  expired: 410,
  'rate-limited': 429,
  'too-many-codes': 429,
  'too-many-tables': 429,
  'too-many-mails': 429,
  internal: 500,
  closing: 503,
}

export function statusOf(code: Code): number {
  return STATUS[code] ?? 400
}
