import * as z from 'zod'
import { gameFile } from './http.ts'

/** Which of my finished games I look for. */
export const historyQuery = z.strictObject({
  game: z.string().max(40).optional().describe('Only games of this kind.'),
  name: z.string().trim().min(1).max(24).optional().describe('Part of the name of somebody I played with.'),
  result: z.enum(['won', 'lost']).optional(),
  after: z
    .string()
    .regex(/^\d{1,16}-\d{1,17}-\d{1,6}$/)
    .optional()
    .describe('The `next` of the page before.'),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

export const finishedGame = z.object({
  id: z.string().describe('The name of the game in my history.'),
  game: z.string(),
  ended: z.int().describe('Milliseconds since 1970.'),
  seat: z.int().describe('My seat.'),
  isHere: z.boolean().describe('Played at a table of this server; else at a device of mine.'),
  players: z.array(
    z.object({
      name: z.string().nullable(),
      bot: z.string().nullable(),
      score: z.number(),
      won: z.boolean(),
    }),
  ),
})
export type FinishedGame = z.infer<typeof finishedGame>

export const historyPage = z.object({
  games: z.array(finishedGame),
  next: z.string().nullable().describe('Where the next page begins; null at the end.'),
})
export type HistoryPage = z.infer<typeof historyPage>

export const historyParam = z.object({
  id: z
    .string()
    .regex(/^\d{1,17}-\d{1,6}$/)
    .describe('The name of a game in my history.'),
})

/** What a review of the game came to for me. */
export const reviewFigures = z.strictObject({
  luck: z.number().min(-1e6).max(1e6),
  play: z.number().min(-1e6).max(1e6),
  mistakes: z.number().min(0).max(1e4),
})
export type ReviewFiguresInput = z.input<typeof reviewFigures>

/** A finished game of a device. */
export const deviceGame = z.strictObject({
  key: z.string().min(1).max(60).describe("The device's own name for it: the same twice counts once."),
  seat: z.int().min(0).max(7).describe('Where I sat.'),
  ended: z.int().min(0),
  file: gameFile,
})
export type DeviceGameInput = z.input<typeof deviceGame>

export const statistics = z.object({
  games: z.array(
    z.object({
      game: z.string(),
      played: z.int(),
      won: z.int(),
      highest: z.number(),
      lowest: z.number(),
      average: z.number(),
      reviewed: z.int().describe('Of so many the following are averages.'),
      luck: z.number(),
      play: z.number(),
      mistakes: z.number(),
    }),
  ),
  people: z.array(z.object({ name: z.string(), played: z.int(), won: z.int(), lost: z.int() })),
})
export type StatisticsAnswer = z.infer<typeof statistics>
