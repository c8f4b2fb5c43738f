import * as z from 'zod'

const count = z.int().min(0)

const gameDice = z.object({
  game: z.string(),
  games: count.describe('Games that ended.'),
  faces: z.array(count).length(6).describe('How often each face of a die fell.'),
  rolls: count,
  alone: count.describe("Rolls that no player's device was in: those the house could know and choose."),
  seals: count.describe('Broken seals.'),
})
export type GameDice = z.infer<typeof gameDice>

const witness = z.object({
  name: z.string(),
  key: z.string(),
  size: count.describe('How many entries the log had when it last looked.'),
  time: count.describe('When that was, in seconds.'),
  checkpoint: z.string().describe('What it cosigned.'),
})
export type HouseWitness = z.infer<typeof witness>

/** The dice of a house, in figures. */
export const houseDice = z.object({
  key: z.string(),
  checkpoint: z.string(),
  size: count.describe('Entries in the public log.'),
  opened: count,
  over: count,
  stopped: count,
  dropped: count,
  unfinished: z
    .array(z.object({ hours: z.number().nullable(), games: count }))
    .describe('Games without an end, by age: up to so many hours, null beyond all.'),
  byGame: z.array(gameDice),
  witnesses: z.array(witness),
  contradiction: z
    .string()
    .nullable()
    .describe('A checkpoint signed by this log that it no longer holds: it went back, or was forked.'),
})
export type HouseDice = z.infer<typeof houseDice>

export const cosigned = z.strictObject({
  checkpoint: z.string().max(4000).describe('A checkpoint of this log with the signature of a witness.'),
})
