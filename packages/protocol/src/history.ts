import * as z from 'zod'
import { gameFile } from './http.ts'

/** Which of my finished games I look for. */
export const historyQuery = z.strictObject({
  game: z.string().max(40).optional().describe('Only games of this kind.'),
  name: z.string().trim().min(1).max(24).optional().describe('Part of the name of somebody I played with.'),
  result: z.enum(['won', 'lost']).optional(),
  place: z
    .enum(['table', 'device'])
    .optional()
    .describe('Played at a table of this server, or at a device of mine.'),
  from: z.coerce
    .number()
    .int()
    .min(0)
    .optional()
    .describe('Ended then or later, in milliseconds since 1970.'),
  to: z.coerce.number().int().min(0).optional().describe('Ended before.'),
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
    .regex(/^(?:\d{1,17}|[A-Z]{5})-\d{1,6}$/)
    .describe(
      'The name of a game in my history, or the code of a table and the number of its game: ABCDE-1.',
    ),
})

/** What is added up of many games: how often I did what a game counts, such as crosses in a row. */
const tally = z
  .record(z.string().max(20), z.int().min(0).max(1e6))
  .refine((counts) => Object.keys(counts).length <= 20)

/** What a review of the game came to for me. */
export const reviewFigures = z.strictObject({
  luck: z.number().min(-1e6).max(1e6),
  play: z.number().min(-1e6).max(1e6),
  mistakes: z.number().min(0).max(1e4).describe('Choices that cost something, of all grades.'),
  inaccuracies: z.number().min(0).max(1e4).default(0),
  blunders: z.number().min(0).max(1e4).default(0),
  tally: tally.default({}),
  review: z
    .string()
    .max(56_000)
    .optional()
    .describe('The whole review, as the text of its JSON, for other devices of mine.'),
})
export type ReviewFiguresInput = z.input<typeof reviewFigures>

/** A review as devices keep it: every number that is shown of it. */
export const keptReview = z.strictObject({
  version: z.int().min(0).max(1e6),
  by: z.enum(['solution', 'turns', 'playouts']),
  unit: z.enum(['points', 'share']),
  start: z.array(z.tuple([z.number(), z.number()])).max(8),
  seats: z.array(z.array(z.number()).max(20)).max(8),
  steps: z.array(
    z.union([
      z.strictObject({ e: z.int(), l: z.array(z.number()).max(8), w: z.array(z.number()).max(8) }),
      z.strictObject({
        e: z.int(),
        c: z.tuple([z.number(), z.number()]),
        g: z.enum(['best', 'good', 'inaccuracy', 'mistake', 'blunder']),
        f: z.literal(1).optional(),
        b: z.record(z.string(), z.unknown()).optional(),
        w: z.array(z.number()).max(8),
      }),
    ]),
  ),
})
export type KeptReviewJson = z.infer<typeof keptReview>

export const wholeReview = z.object({ review: z.string().nullable() })
export type WholeReview = z.infer<typeof wholeReview>

export const sharedParam = z.object({
  token: z
    .string()
    .regex(/^[\w-]{16}$/)
    .describe('What the link of a shared game ends with.'),
})
export const sharedLink = z.object({
  token: z.string(),
  link: z.string().describe('Shows the game to anybody.'),
})
export type SharedLink = z.infer<typeof sharedLink>

export const keptGame = z.object({ id: z.string().describe('The name of the game in my history.') })
export type KeptGameAnswer = z.infer<typeof keptGame>

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
      mistakes: z.number().describe('Choices that cost something, of all grades.'),
      inaccuracies: z.number(),
      blunders: z.number(),
    }),
  ),
  recent: z
    .array(
      z.object({
        game: z.string(),
        ended: z.int(),
        score: z.number(),
        won: z.boolean(),
        luck: z.number().nullable(),
      }),
    )
    .describe('The latest games, those first.'),
  tallies: z
    .array(z.object({ game: z.string(), counts: z.record(z.string(), z.number()) }))
    .describe('How often I did what a game counts, in these games.'),
  people: z.array(z.object({ name: z.string(), played: z.int(), won: z.int(), lost: z.int() })),
})
export type StatisticsAnswer = z.infer<typeof statistics>
