import type { CodedError } from '@rattlecup/kit'
import { SUBPROTOCOL, type Code } from '@rattlecup/protocol'
import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { statusOf } from '../http/status.ts'

/** How long a refused client may take to read why and to close its end. */
const GOODBYE_MS = 1000

const NO_WEBSOCKET: CodedError<Code> = {
  code: 'bad-request',
  message: 'Only WebSockets are accepted here, at /ws.',
}
const WRONG_PATH: CodedError<Code> = { code: 'unknown-command', message: 'The WebSocket is at /ws.' }
const WRONG_VERSION: CodedError<Code> = {
  code: 'bad-request',
  message: `The handshake must offer the protocol ${SUBPROTOCOL}.`,
}

/** Why a request for another protocol can't be a handshake with us, whoever sent it. */
export function handshakeRefusal({ url = '', headers }: IncomingMessage): CodedError<Code> | undefined {
  if (headers.upgrade?.toLowerCase() !== 'websocket') return NO_WEBSOCKET
  return pathOf(url) === '/ws' ? undefined : WRONG_PATH
}

/** Why a client that we know can't be understood. */
export function versionRefusal({ headers }: IncomingMessage): CodedError<Code> | undefined {
  const offered = headers['sec-websocket-protocol']?.split(/\s*,\s*/) ?? []
  return offered.includes(SUBPROTOCOL) ? undefined : WRONG_VERSION
}

/** As fastify reads it for requests: the last of those forwarded for, which the proxy itself has added. */
export function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : ''
  return forwarded || (socket.remoteAddress ?? '')
}

/** Answers a handshake that comes to nothing, and closes the line whether or not the client closes its end. */
export function refuseHandshake(socket: Duplex, { code, message }: CodedError<Code>): void {
  const status = statusOf(code)
  const body = JSON.stringify({ error: { code, message } })
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
  // What is left unread would reset the connection, and the answer might be lost with it.
  socket.resume()
  const deadline = setTimeout(() => socket.destroy(), GOODBYE_MS)
  socket.once('close', () => clearTimeout(deadline))
}

function pathOf(url: string): string | undefined {
  const base = 'http://localhost'
  return URL.canParse(url, base) ? new URL(url, base).pathname : undefined
}
