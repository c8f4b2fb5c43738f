import * as z from 'zod'
import { diceInfo } from './table-dice.ts'
import { gameOptions } from './events.ts'
import { NAME_LENGTH, NAME_PATTERN, VISIBLE } from './names.ts'
import { BOT_LEVELS, CLOCK_DAYS, CODE_PATTERN, TEXT_LENGTH } from './vocabulary.ts'

/** A table's code; small letters are taken for capital ones. */
export const tableCode = z
  .string()
  .toUpperCase()
  .regex(CODE_PATTERN)
  .describe('Five letters that name a table.')

/** Emoji such as a shrug are several characters, joined by one that can't be seen. */
const printableOrJoined = new RegExp(String.raw`^(?!.*\p{M}{5})(?:${VISIBLE}|\u200c|\u200d)+$`, 'u')

/** Whether a text may be shown to others as it is. */
export function isPrintable(text: string): boolean {
  return NAME_PATTERN.test(text)
}

export const displayName = z.string().trim().min(1).max(NAME_LENGTH).regex(NAME_PATTERN)
export const chatText = z.string().trim().min(1).max(TEXT_LENGTH).regex(printableOrJoined)

export const botLevel = z.enum(BOT_LEVELS)

export const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('move'), seconds: z.int().min(5).max(86_400) }),
  z.strictObject({
    kind: z.literal('player'),
    seconds: z.int().min(30).max(86_400),
    increment: z.int().min(0).max(600).default(0),
  }),
  z.strictObject({ kind: z.literal('days'), days: z.literal(CLOCK_DAYS) }),
])
export type Clock = z.infer<typeof clock>

/** What whoever opens a table decides. */
export const tableSettings = z.strictObject({
  game: z.string().max(40),
  seats: z.int().min(1).max(8),
  options: gameOptions.default({}),
  listed: z.boolean().default(true).describe('Whether the public list of tables shows it.'),
  watch: z.enum(['anyone', 'players']).default('anyone').describe('Who may watch.'),
  chat: z.boolean().default(true).describe('Whether free text may be said; quick chat always may.'),
  dice: z
    .enum(['fair', 'real'])
    .default('fair')
    .describe('Fair dice rolled by the server, or real ones whose faces are entered.'),
  wait: z
    .enum(['here', 'all'])
    .default('here')
    .describe('Whose devices a roll waits for: of players who are here, for at most 3 seconds, or of all.'),
  clock: clock.nullable().default(null),
  takeover: z
    .boolean()
    .default(true)
    .describe('Whether a bot plays for a player who is away, until they come back.'),
})
export type TableSettings = z.infer<typeof tableSettings>

/** What the host may change until the game begins; seats, game and dice stay. */
export const changedSettings = z.strictObject({
  options: gameOptions.optional(),
  listed: z.boolean().optional(),
  watch: z.enum(['anyone', 'players']).optional(),
  clock: clock.nullable().optional(),
  takeover: z.boolean().optional(),
})
export type ChangedSettings = z.infer<typeof changedSettings>
export type TableSettingsInput = z.input<typeof tableSettings>

export const seatInfo = z.object({
  /** null is an empty seat. */
  name: z.string().nullable(),
  bot: botLevel.nullable(),
  away: z.boolean().describe('A bot plays until the player is back.'),
  byBot: z
    .array(z.int())
    .optional()
    .describe('Which of the last events a bot chose for this player: away, or out of time.'),
  holiday: z
    .int()
    .optional()
    .describe('Until when the time of this seat stands still, in milliseconds since 1970.'),
})
export type SeatInfo = z.infer<typeof seatInfo>

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
  dice: diceInfo.nullable().describe('null with real dice.'),
  time: z.array(z.int()).nullable().describe('Milliseconds left of each seat, where there is a clock.'),
  pausing: z.array(z.int()).describe('Seats that have asked for a pause.'),
  stopping: z.array(z.int()).describe('Seats that have asked to stop the game.'),
  undo: z
    .object({ seat: z.int(), agreed: z.array(z.int()) })
    .nullable()
    .describe('Whose last move is asked to be taken back, and who has agreed.'),
})
export type TableInfo = z.infer<typeof tableInfo>
