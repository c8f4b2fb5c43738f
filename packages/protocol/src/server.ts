import * as z from 'zod'
import { ALL_CODES } from './codes.ts'
import { links, numberedAsk, toldAsk } from './table-dice.ts'
import { gameMove, gameOutcome, gameView, jsonObject, waiting, wireEvent } from './events.ts'
import { PHRASES } from './phrases.ts'
import { tableInfo } from './table.ts'

const seats = z.array(z.int().min(0))
const watching = z
  .object({ count: z.int(), names: z.array(z.string()) })
  .optional()
  .describe('Who looks on: how many, and the first few by name.')
const id = z.string().optional()
/** For its player alone. */
const passing = z
  .object({ unless: jsonObject, from: z.int() })
  .nullable()
  .optional()
  .describe('What the receiver said beforehand of passing, and how many events there were then.')

/** The first message on every socket. */
const welcome = z.object({
  t: z.literal('welcome'),
  v: z.int(),
  me: z.object({ id: z.string(), name: z.string() }),
})

/** Where the game stands that the events lead to. */
const position = {
  e: z.array(wireEvent).describe('Events of the game, from the first.'),
  c: seats.describe('Seats that have chosen in secret.'),
  own: gameMove.nullable().describe("The receiver's own secret choice."),
  passing,
  asks: z.array(toldAsk).describe('Every ask of the game with its links; the last may still wait for them.'),
}

/** A whole table: the answer to `join`, unless the client has most of it. */
const table = z.object({
  t: z.literal('table'),
  i: id,
  n: z.int().describe('The number of the last update this contains.'),
  you: z.int().nullable().describe("The receiver's seat."),
  hosting: z.boolean().describe('Whether the receiver is the host, who need not have a seat.'),
  table: tableInfo,
  ...position,
  said: z.array(z.lazy(() => said)),
  on: seats.describe('Seats whose players are connected.'),
  watching,
})

/** What was missed: the answer to `join` with `n`. The updates follow one by one. */
const resumed = z.object({
  t: z.literal('resumed'),
  i: id,
  n: z.int(),
  you: z.int().nullable(),
  hosting: z.boolean(),
  own: gameMove.nullable(),
  passing,
  on: seats,
  watching,
})

/** The game went on. Absent lists are empty. With `i` it also says that the receiver's move counts. */
const events = z.object({
  t: z.literal('e'),
  n: z.int(),
  e: z.array(wireEvent).optional().describe('Events that everybody may now see.'),
  c: seats.optional().describe('Seats that have chosen in secret since the last event.'),
  x: z
    .array(z.tuple([z.int(), gameOutcome]))
    .optional()
    .describe('[index, outcome]: what was covered is uncovered; replace the outcome of that event.'),
  ask: numberedAsk.optional().describe('A roll is awaited: the asked seats give a link for it.'),
  links: links.optional().describe('The links of the last ask; its roll follows from them.'),
  table: tableInfo.partial().optional(),
  i: id,
})

/** Something about the table changed: the keys that did. */
const update = z.object({
  t: z.literal('u'),
  n: z.int(),
  table: tableInfo.partial(),
  you: z.int().nullable().optional(),
  hosting: z.boolean().optional(),
  e: z.array(wireEvent).optional().describe('A move that everybody has seen was taken back.'),
  c: seats.optional().describe('A move was taken back: seats that have chosen in secret now.'),
  i: id,
})

const said = z.object({
  seat: z.int().nullable(),
  name: z.string(),
  what: z.union([z.object({ phrase: z.enum(PHRASES) }), z.object({ text: z.string() })]),
})
export type Said = z.infer<typeof said>
const says = z.object({ t: z.literal('say'), n: z.int(), said, i: id })

/** Somebody connected or disconnected. Not part of the log, so not numbered. */
const presence = z.object({
  t: z.literal('on'),
  on: seats,
  watching,
  soon: z
    .array(z.tuple([z.int(), z.int()]))
    .optional()
    .describe('[seat, milliseconds]: for whom a bot will play, and when, unless they are back.'),
})

const look = z.object({
  t: z.literal('look'),
  i: id,
  view: gameView.nullable(),
  waiting: waiting.nullable(),
  scores: z.array(z.number()),
  winners: seats,
  moves: z.array(gameMove).describe("The receiver's legal moves."),
})
const pong = z.object({ t: z.literal('pong'), i: id })
/** The command counted already, or changed nothing that others see. */
const done = z.object({ t: z.literal('ok'), n: z.int(), i: id })
const no = z.object({
  t: z.literal('no'),
  i: z.string().nullable(),
  code: z.enum(ALL_CODES),
  message: z.string(),
})

export type Watching = NonNullable<z.infer<typeof watching>>

/** Every message the server sends. */
export const serverMessage = z.discriminatedUnion('t', [
  welcome,
  table,
  resumed,
  events,
  update,
  says,
  presence,
  look,
  pong,
  done,
  no,
])
export type ServerMessage = z.infer<typeof serverMessage>
export type ServerMessageOf<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>
