import { ERROR_CODES } from '@rattlecup/kit'

/** Why something was refused, beyond DGP/1's codes. A client may show its own words for each. */
export const SERVER_CODES = {
  'unknown-type': 'No message has this type.',
  'not-joined': 'Join a table first.',
  'not-seated': 'Only who has a seat may do this.',
  'not-host': 'Only the host of the table may do this.',
  'seat-taken': 'Somebody sits there already.',
  'already-seated': 'You have a seat at this table.',
  'not-open': 'This can only be done before the game begins.',
  'not-playing': 'No game is being played at this table.',
  'seats-empty': 'Every seat must be taken before the game begins.',
  paused: 'The game is paused.',
  stale: 'The game has moved on since this was sent.',
  'chat-off': 'The host has switched free text off.',
  'no-entry': 'This table is for its players only.',
  'rate-limited': 'Too many messages in a short time.',
  unauthorized: 'No valid guest cookie or token came with this.',
  'bad-origin': 'The request comes from a page of another site.',
  'unknown-bot': 'You have no such bot account.',
  expired: 'This link or challenge was used already or is too old.',
  conflict: 'The table changed elsewhere; it is being read anew. Send this again with the same id.',
  closing: 'The server is shutting down; connect again in a moment.',
  internal: 'The server failed to do this; nothing was changed.',
} as const

export type ServerCode = keyof typeof SERVER_CODES

export const ALL_CODES = [...ERROR_CODES, ...(Object.keys(SERVER_CODES) as ServerCode[])] as const

export type Code = (typeof ALL_CODES)[number]

/** WebSocket close codes of our own. */
export const CLOSE = {
  rateLimited: 4001,
  /** Too many sockets of one guest or one address; another has to be closed first. */
  tooManyOpen: 4002,
  /** The bot account is gone, and its token with it. */
  revoked: 4003,
  tooSlow: 4008,
} as const
