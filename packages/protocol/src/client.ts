import * as z from 'zod'
import { jsonObject } from './events.ts'
import { PHRASES } from './phrases.ts'
import { botLevel, chatText, diceSeed, displayName, tableCode } from './table.ts'

/** The client's own id of an intention: minted once, kept until answered, sent again unchanged after a reconnection. */
export const commandId = z.string().min(1).max(36)
const seat = z.int().min(0).max(7)

const join = z.strictObject({
  t: z.literal('join'),
  i: commandId,
  table: tableCode,
  n: z.int().min(0).optional().describe('The last update the client has of this table.'),
})
const move = z.strictObject({
  t: z.literal('move'),
  i: commandId,
  m: jsonObject.describe("A move in DGP/1's form."),
  p: z
    .int()
    .min(0)
    .optional()
    .describe('How many events the client knew; refused as stale if there are more.'),
})
const outcome = z.strictObject({
  t: z.literal('outcome'),
  i: commandId,
  o: jsonObject.describe('What the real dice show.'),
})
const sit = z.strictObject({
  t: z.literal('sit'),
  i: commandId,
  seat,
  name: displayName.optional(),
  seed: diceSeed.optional(),
})
const seed = z.strictObject({ t: z.literal('seed'), i: commandId, seed: diceSeed })
const bot = z.strictObject({ t: z.literal('bot'), i: commandId, seat, level: botLevel })
const clear = z.strictObject({ t: z.literal('clear'), i: commandId, seat })
const say = z.strictObject({
  t: z.literal('say'),
  i: commandId,
  what: z.union([z.strictObject({ phrase: z.enum(PHRASES) }), z.strictObject({ text: chatText })]),
})
const chat = z.strictObject({ t: z.literal('chat'), i: commandId, on: z.boolean() })

/** A command that says all by its name. */
function plain<T extends string>(t: T) {
  return z.strictObject({ t: z.literal(t), i: commandId })
}

/** Every message a client may send. `i` comes back with the answer. */
export const clientMessage = z.discriminatedUnion('t', [
  join,
  move,
  outcome,
  sit,
  seed,
  bot,
  clear,
  say,
  chat,
  plain('leave'),
  plain('start'),
  plain('rematch'),
  plain('pause'),
  plain('resume'),
  plain('look'),
  plain('ping'),
])
export type ClientMessage = z.infer<typeof clientMessage>
export type ClientMessageInput = z.input<typeof clientMessage>

/** The types of all client messages. */
export const CLIENT_TYPES: readonly string[] = clientMessage.options.map(({ shape }) => shape.t.value)
