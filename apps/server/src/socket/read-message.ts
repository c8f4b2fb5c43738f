import { hasExactly, isHash, isObject, isShallow, isWholeIn, type CodedError } from '@rattlecup/kit'
import { CLIENT_TYPES, clientMessage, isCommandId, type ClientMessage, type Code } from '@rattlecup/protocol'
import { codedError } from '../errors.ts'
import { formFault, MOST_NESTED } from '../limits/modest-json.ts'

const NOT_JSON: CodedError<Code> = { code: 'bad-json', message: 'This is not JSON.' }
const NO_SUCH_MOVE: CodedError<Code> = { code: 'illegal-move', message: 'No game has such a move.' }

type MoveMessage = Extract<ClientMessage, { t: 'move' }>
type LinkMessage = Extract<ClientMessage, { t: 'link' }>

const LINK_MEMBERS = ['t', 'i', 'ask', 'link'] as const
const MAX_ASK = 1_000_000

/** A message that can be carried out, or why it can't, with its id as far as it has one. */
export type ReadMessage =
  | ClientMessage
  | { readonly t: 'refused'; readonly i: string | null; readonly why: CodedError<Code> }

/** Moves and links are most of the traffic: their form is checked by hand, their meaning by the table. All else is checked by its schema. */
export function readMessage(text: string): ReadMessage {
  const message = parse(text)
  if (message === undefined) return { t: 'refused', i: null, why: NOT_JSON }
  if (isMove(message) || isLink(message)) return message
  const i = idOf(message)
  const fault = formFault(message)
  if (fault) return { t: 'refused', i, why: fault }
  const checked = clientMessage.safeParse(message)
  if (!checked.success) return { t: 'refused', i, why: whatIsWrong(message, checked.error.issues[0]) }
  return checked.data.t === 'move' ? { t: 'refused', i, why: NO_SUCH_MOVE } : checked.data
}

function isMove(message: unknown): message is MoveMessage {
  if (!isObject(message) || message['t'] !== 'move') return false
  const { i, m, p } = message
  if (!isCommandId(i) || !isObject(m)) return false
  if (p !== undefined && !isWholeIn(p, 0, Number.MAX_SAFE_INTEGER)) return false
  return isShallow(m, MOST_NESTED)
}

function isLink(message: unknown): message is LinkMessage {
  if (!isObject(message) || message['t'] !== 'link' || !hasExactly(message, LINK_MEMBERS)) return false
  return isCommandId(message['i']) && isWholeIn(message['ask'], 0, MAX_ASK) && isHash(message['link'])
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function idOf(message: unknown): string | null {
  const id = isObject(message) ? message['i'] : null
  return typeof id === 'string' && id.length <= 36 ? id : null
}

function whatIsWrong(
  message: unknown,
  issue: { path: PropertyKey[]; message: string } | undefined,
): CodedError<Code> {
  if (!isObject(message)) return { code: 'bad-request', message: 'A message is an object.' }
  const type = message['t']
  if (typeof type === 'string' && !CLIENT_TYPES.includes(type)) return codedError('unknown-type')
  const path = issue?.path.join('.').slice(0, 60)
  return { code: 'bad-request', message: `${path ? `${path}: ` : ''}${issue?.message.slice(0, 200)}` }
}
