import * as z from 'zod'
import { ALL_CODES } from './codes.ts'
import { answeredAsk, gameEnd, head, opening } from './table-dice.ts'
import { gameMove, gameOptions, gameOutcome, gameView, jsonObject, waiting } from './events.ts'
import { botLevel, displayName, tableCode, tableInfo, tablePhase, tableSettings } from './table.ts'

export const errorAnswer = z.object({ error: z.object({ code: z.enum(ALL_CODES), message: z.string() }) })

export const me = z.object({ id: z.string(), name: z.string(), passkeys: z.int(), bot: z.boolean() })
export type Me = z.infer<typeof me>
export const rename = z.strictObject({ name: displayName })

/** Where friends find the server, and whether they can. */
export const sharedAddress = z.object({
  address: z.string(),
  reach: z.enum(['anywhere', 'network', 'computer']).describe('Who can open it.'),
})
export type SharedAddress = z.infer<typeof sharedAddress>

export const passkeyParam = z.object({ id: z.string().max(1400).describe('The id of a passkey.') })
export const passkeyList = z.object({ passkeys: z.array(z.object({ id: z.string() })) })
export type PasskeyList = z.infer<typeof passkeyList>
export const done = z.object({ ok: z.literal(true) })

/** Everything that the server keeps about a guest. */
export const personalData = z.object({
  guest: z.object({ id: z.string(), name: z.string(), bot: z.boolean() }),
  sessions: z.array(z.object({ since: z.int() })).describe('Browsers that are signed in.'),
  passkeys: z.array(z.object({ id: z.string(), publicKey: z.string() })),
  bots: z.array(z.object({ id: z.string(), name: z.string() })),
  holiday: z.int().describe('Until when I am or was on holiday; 0 for never.'),
  calls: z.object({
    devices: z.array(z.string()).describe('The addresses at which browsers of mine are called.'),
    choices: jsonObject.nullable(),
    mail: z.object({ address: z.string(), language: z.string(), isConfirmed: z.boolean() }).nullable(),
  }),
  games: z
    .array(
      z.object({
        id: z.string(),
        game: z.string(),
        ended: z.int(),
        score: z.number(),
        won: z.boolean(),
        review: jsonObject.nullable().describe('What a review came to.'),
        shared: z.string().nullable().describe('What its link ends with, if I share it.'),
      }),
    )
    .describe('My finished games. The games themselves, and whole reviews, are in `/api/me/games.zip`.'),
  tables: z
    .array(
      z.object({
        code: z.string(),
        game: z.string(),
        records: z.array(jsonObject).describe('What I did there, what I said, and under which names.'),
      }),
    )
    .describe('Tables where I sat, said something, or am the host.'),
})
export type PersonalData = z.infer<typeof personalData>

/** A table to open, and which seats bots take from the start. */
export const createTable = tableSettings.extend({
  bots: z
    .array(z.strictObject({ seat: z.int().min(0).max(7), level: botLevel }))
    .max(8)
    .default([]),
})
export type CreateTable = z.infer<typeof createTable>
export type CreateTableInput = z.input<typeof createTable>

export const createdTable = z.object({
  code: z.string(),
  link: z.string().describe('Where a browser opens it.'),
  table: tableInfo,
})
export type CreatedTable = z.infer<typeof createdTable>

export const tableSummary = z.object({
  code: z.string(),
  game: z.string(),
  phase: tablePhase,
  seats: z.int(),
  taken: z.int(),
  host: z.string().nullable(),
})
export type TableSummary = z.infer<typeof tableSummary>
export const tableList = z.object({ tables: z.array(tableSummary) })

/** A table of mine, and whether it waits for me. */
export const ownTable = tableSummary.extend({
  awaited: z.boolean().describe('The game waits for me.'),
  due: z
    .int()
    .nullable()
    .describe('When the next turn is over, in milliseconds since 1970; for games over days.'),
})
export type OwnTable = z.infer<typeof ownTable>
export const ownTableList = z.object({ tables: z.array(ownTable) })

/** The longest holiday, in days. */
const HOLIDAY_DAYS = 30
export const holiday = z.strictObject({
  days: z.int().min(0).max(HOLIDAY_DAYS).describe('From now on; 0 ends a holiday.'),
})
export const holidayAnswer = z.object({
  until: z.int().describe('Milliseconds since 1970; what is past is no holiday.'),
})
export type HolidayAnswer = z.infer<typeof holidayAnswer>

export const codeParam = z.object({ code: tableCode })
export const gameParam = codeParam.extend({ game: z.coerce.number().int().min(1) })

export const streamQuery = z.object({ head: head.optional() })

/** What proves the dice of a finished game, by the scheme of today or by the one before. */
const diceProof = z.union([
  z.object({
    scheme: z.literal('rattlecup-dice/2'),
    opening,
    secret: z.string(),
    asks: z.array(answeredAsk),
    end: gameEnd,
  }),
  z.object({
    scheme: z.string(),
    table: z.string(),
    commitment: z.string(),
    seeds: z.array(z.string()),
    secret: z.string(),
  }),
])

/** A finished game as `rattlecup verify` reads it. */
export const gameFile = z.object({
  game: z.string(),
  players: z.int(),
  options: gameOptions,
  events: z.array(
    z.union([
      z.object({ seat: z.int(), move: gameMove }),
      z.object({ chance: gameOutcome }),
      z.object({ seat: z.int(), back: z.int().min(0) }).describe('Takes back the move at this index.'),
    ]),
  ),
  chairs: z.array(z.object({ name: z.string().nullable(), bot: z.string().nullable() })),
  dice: diceProof
    .optional()
    .describe('Absent where real dice were rolled, and where a player had their name deleted.'),
  log: z
    .object({ key: z.string(), open: z.string(), close: z.string() })
    .optional()
    .describe("That opening and end are in the house's log."),
})
export type GameFileAnswer = z.infer<typeof gameFile>

export const position = z.object({
  n: z.int(),
  you: z.int().nullable(),
  phase: tablePhase,
  view: gameView.nullable(),
  waiting: waiting.nullable(),
  scores: z.array(z.number()),
  winners: z.array(z.int()),
  moves: z.array(gameMove).describe('My legal moves.'),
})

export const linkMade = z.object({ token: z.string(), link: z.string(), seconds: z.int() })
export type LinkMade = z.infer<typeof linkMade>
export const claim = z.strictObject({ token: z.string().max(100) })
export const botMade = z.object({
  id: z.string(),
  name: z.string(),
  token: z.string().describe('Shown once. Send it as `Authorization: Bearer …`.'),
})
export const botList = z.object({ bots: z.array(z.object({ id: z.string(), name: z.string() })) })
export type BotList = z.infer<typeof botList>
export const botParam = z.object({ id: z.string().max(40).describe('The id of a bot account.') })
export const gameList = z.object({
  games: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      players: z.object({ min: z.int(), max: z.int() }),
      options: jsonObject.describe('A JSON Schema.'),
    }),
  ),
})
export const health = z.object({ ok: z.literal(true), tables: z.int(), connections: z.int() })
export const version = z.object({ protocol: z.int() })
/** WebAuthn's own forms pass through; the library checks them. */
export const ceremony = z.looseObject({})
