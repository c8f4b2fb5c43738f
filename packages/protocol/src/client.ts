import * as z from 'zod'
import { gameMove, gameOutcome, jsonObject } from './events.ts'
import { PHRASES } from './phrases.ts'
import { askNumber, head, link } from './table-dice.ts'
import { botLevel, changedSettings, chatText, displayName, tableCode } from './table.ts'

/** Why the server moves for a seat. The ids of such moves begin with it and a colon. */
export const AUTOMATIC_MOVES = ['bot', 'timeout', 'pass'] as const
export type AutomaticMove = (typeof AUTOMATIC_MOVES)[number]
/** Any other id: by one of those a player's move would pass for the server's. */
const CLIENT_ID = new RegExp(`^(?!(?:${AUTOMATIC_MOVES.join('|')}):)`)
const MOST_ID = 36

/** The client's own id of an intention: minted once, kept until answered, sent again unchanged after a reconnection. */
const commandId = z
  .string()
  .min(1)
  .max(MOST_ID)
  .regex(CLIENT_ID, `Ids that begin with ${AUTOMATIC_MOVES.join(':, ')}: are the server's own.`)

/** The same, checked by hand. */
export function isCommandId(id: unknown): id is string {
  return typeof id === 'string' && id.length > 0 && id.length <= MOST_ID && CLIENT_ID.test(id)
}

const seat = z.int().min(0).max(7)

const join = z.strictObject({
  t: z.literal('join'),
  i: commandId,
  table: tableCode,
  n: z.int().min(0).optional().describe('The last update the client has of this table.'),
  head: head.optional().describe('The chain that this client holds for its seat.'),
})
const move = z.strictObject({
  t: z.literal('move'),
  i: commandId,
  m: gameMove.describe("A move in DGP/1's form."),
  p: z
    .int()
    .min(0)
    .optional()
    .describe('How many events the client knew; refused as stale if there are more.'),
})
const outcome = z.strictObject({
  t: z.literal('outcome'),
  i: commandId,
  o: gameOutcome.describe('What the real dice show.'),
})
const sit = z.strictObject({
  t: z.literal('sit'),
  i: commandId,
  seat,
  name: displayName.optional(),
  head: head.optional(),
})
const newHead = z.strictObject({ t: z.literal('head'), i: commandId, head })
const answer = z.strictObject({ t: z.literal('link'), i: commandId, ask: askNumber, link })
const here = z.strictObject({
  t: z.literal('here'),
  i: commandId,
  here: z.boolean().describe('Whether the dice may wait for this client; false while its page is hidden.'),
})
const bot = z.strictObject({ t: z.literal('bot'), i: commandId, seat, level: botLevel })
const standIn = z.strictObject({ t: z.literal('stand-in'), i: commandId, seat })
const settings = z.strictObject({ t: z.literal('settings'), i: commandId, change: changedSettings })
const clear = z.strictObject({ t: z.literal('clear'), i: commandId, seat })
const say = z.strictObject({
  t: z.literal('say'),
  i: commandId,
  what: z.union([z.strictObject({ phrase: z.enum(PHRASES) }), z.strictObject({ text: chatText })]),
})
const chat = z.strictObject({ t: z.literal('chat'), i: commandId, on: z.boolean() })

const undoAnswer = z.strictObject({ t: z.literal('undo-answer'), i: commandId, yes: z.boolean() })

const passing = z.strictObject({
  t: z.literal('passing'),
  i: commandId,
  unless: jsonObject
    .nullable()
    .describe('Pass for me until I choose myself, unless this, as the game words it; null no longer.'),
})

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
  newHead,
  answer,
  here,
  bot,
  clear,
  standIn,
  settings,
  say,
  chat,
  plain('leave'),
  plain('start'),
  plain('rematch'),
  plain('pause'),
  plain('resume'),
  plain('stop'),
  plain('undo'),
  undoAnswer,
  passing,
  plain('look'),
  plain('ping'),
])
export type ClientMessage = z.infer<typeof clientMessage>
export type ClientMessageInput = z.input<typeof clientMessage>

/** The types of all client messages. */
export const CLIENT_TYPES: readonly string[] = clientMessage.options.map(({ shape }) => shape.t.value)
