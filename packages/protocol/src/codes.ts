import { ERROR_CODES } from '@rattlecup/kit'

/** Why something was refused, beyond DGP/1's codes. A client may show its own words for each. */
export const SERVER_CODES = {
  'unknown-type': 'No message has this type.',
  'not-joined': 'Join a table first.',
  'not-seated': 'You need a seat to do this.',
  'not-host': 'Only the host of the table may do this.',
  'seat-taken': 'This seat is taken.',
  removed: 'The host has removed you from your seat; you can sit down again in the next game.',
  'already-seated': 'You already have a seat at this table.',
  'not-open': 'This is only possible before the game starts.',
  'not-playing': 'No game is being played at this table.',
  'seats-empty': 'Every seat must be taken before the game starts.',
  paused: 'The game is paused.',
  stale: 'The game has moved on since this was sent.',
  'time-up': 'Your time is up.',
  'nothing-to-undo': 'There is no move of yours to take back: the dice have been rolled since.',
  'chat-off': 'The host has turned off free text.',
  'no-entry': 'This table is for its players only.',
  'rate-limited': 'Too many messages in a short time.',
  'too-many-codes': 'Too many codes that no table has. Wait a few minutes.',
  'too-many-tables': 'You have opened too many tables. Finish some first, or come back tomorrow.',
  'too-many-mails': 'Enough has been sent to this address, or asked for by you. Come back tomorrow.',
  unauthorized: 'This needs a valid guest cookie or token.',
  'bad-origin': 'The request comes from a page on another site.',
  'unknown-bot': 'You have no such bot account.',
  'unknown-passkey': 'You have no such passkey.',
  expired: 'This link or challenge is too old or has already been used.',
  conflict: 'The table changed elsewhere and is being reloaded. Send this again with the same id.',
  closing: 'The server is shutting down. Reconnect in a moment.',
  internal: 'The server failed. Nothing was changed.',
} as const

export type ServerCode = keyof typeof SERVER_CODES

export const ALL_CODES = [...ERROR_CODES, ...(Object.keys(SERVER_CODES) as ServerCode[])] as const

export type Code = (typeof ALL_CODES)[number]

/** WebSocket close codes of our own. */
export const CLOSE = {
  rateLimited: 4001,
  /** Too many sockets of one guest or one address; another has to be closed first. */
  tooManyOpen: 4002,
  /** The bot account was deleted, and its token with it. */
  revoked: 4003,
  tooSlow: 4008,
} as const
