import { SUBPROTOCOL } from '@rattlecup/protocol'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A bare connection to a server. */
export function line(address: string): Socket {
  const { port } = new URL(address)
  const socket = connect(Number(port), '127.0.0.1')
  // Being cut off is what these connections are for.
  socket.on('error', () => {})
  return socket.resume()
}

/** Resolves when the other end has closed the connection, however it did. */
export function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.destroyed) return resolve()
    socket.once('close', () => resolve())
  })
}

/** Sends bytes as they are and answers the status of the first answer. */
export async function rawStatus(address: string, text: string): Promise<number> {
  const socket = line(address)
  socket.write(text)
  const [data] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return Number(String(data).split(' ')[1])
}

/** A connection after the handshake of a WebSocket, for frames made by hand. */
export async function webSocketLine(address: string, cookie: string, from = ''): Promise<Socket> {
  const socket = line(address)
  socket.write(
    `GET /ws HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\nCookie: ${cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: ${SUBPROTOCOL}\r\n\r\n`,
  )
  await once(socket, 'data')
  return socket
}

export const OPCODE = { text: 1, ping: 9, pong: 10 } as const
const LONGEST = 125

/** A frame with a short text, masked with zeros. */
export function frame(opcode: number, text = 'x'.repeat(LONGEST)): Buffer {
  const data = Buffer.from(text)
  if (data.length > LONGEST) throw new Error('a frame of this form is short')
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | data.length, 0, 0, 0, 0]), data])
}
