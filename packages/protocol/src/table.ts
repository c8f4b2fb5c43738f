import * as z from 'zod'
import { jsonObject } from './events.ts'
import { BOT_LEVELS, CODE_PATTERN, NAME_LENGTH, TEXT_LENGTH } from './vocabulary.ts'

/** A table's code; small letters are taken for capital ones. */
export const tableCode = z
  .string()
  .toUpperCase()
  .regex(CODE_PATTERN)
  .describe('Five letters that name a table.')

const printable = /^[^\p{Cc}\p{Cf}\p{Co}\p{Cs}]+$/u
/** Emoji such as a shrug are several characters, joined by one that can't be seen. */
const printableOrJoined = /^(?:[^\p{Cc}\p{Cf}\p{Co}\p{Cs}]|\u200c|\u200d)+$/u

export const displayName = z.string().trim().min(1).max(NAME_LENGTH).regex(printable)
export const chatText = z.string().trim().min(1).max(TEXT_LENGTH).regex(printableOrJoined)
/** What a player's browser throws into the fair dice. */
export const diceSeed = z.string().max(64)

export const botLevel = z.enum(BOT_LEVELS)

export const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('move'), seconds: z.int().min(5).max(86_400) }),
  z.strictObject({
    kind: z.literal('player'),
    seconds: z.int().min(30).max(86_400),
    increment: z.int().min(0).max(600).default(0),
  }),
])
export type Clock = z.infer<typeof clock>

/** What whoever opens a table decides. */
export const tableSettings = z.strictObject({
  game: z.string().max(40),
  seats: z.int().min(1).max(8),
  options: jsonObject.default({}),
  listed: z.boolean().default(true).describe('Whether the public list of tables shows it.'),
  watch: z.enum(['anyone', 'players']).default('anyone').describe('Who may watch.'),
  chat: z.boolean().default(true).describe('Whether free text may be said; quick chat always may.'),
  dice: z
    .enum(['fair', 'real'])
    .default('fair')
    .describe('Fair dice rolled by the server, or real ones whose faces are entered.'),
  clock: clock.nullable().default(null),
  takeover: z
    .boolean()
    .default(true)
    .describe('Whether a bot plays for a player who is away, until they come back.'),
})
export type TableSettings = z.infer<typeof tableSettings>
export type TableSettingsInput = z.input<typeof tableSettings>

export const seatInfo = z.object({
  /** null is an empty seat. */
  name: z.string().nullable(),
  bot: botLevel.nullable(),
  away: z.boolean().describe('A bot plays until the player is back.'),
})
export type SeatInfo = z.infer<typeof seatInfo>

/** What is shown of the fair dice before the first roll. */
export const dicePromise = z.object({
  scheme: z.string(),
  table: z.string(),
  commitment: z.string(),
  seeds: z.array(z.string()),
})
export const diceProof = dicePromise.extend({ secret: z.string() })

export const tablePhase = z.enum(['open', 'playing', 'paused', 'over'])
export type TablePhase = z.infer<typeof tablePhase>

/** Everything about a table but the game's events. */
export const tableInfo = z.object({
  code: z.string(),
  settings: tableSettings,
  phase: tablePhase,
  host: z.int().nullable().describe('The seat of the host; null while the host has none.'),
  seats: z.array(seatInfo),
  game: z.int().min(1).describe('Which game of this table, counting rematches.'),
  dice: dicePromise.nullable().describe('null with real dice.'),
  proof: diceProof.nullable().describe('The revealed secret, once the game is over.'),
  time: z.array(z.int()).nullable().describe('Milliseconds left of each seat, where there is a clock.'),
  pausing: z.array(z.int()).describe('Seats that have asked for a pause.'),
})
export type TableInfo = z.infer<typeof tableInfo>
