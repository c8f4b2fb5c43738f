import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { closed, frame, line, OPCODE, rawStatus, webSocketLine } from '../src/testing/raw.ts'
import { insist, type Attack, type AttackedHouse } from './house.ts'

const HEAD = 'GET /api/games HTTP/1.1\r\nHost: localhost\r\n'

const MALFORMED = [
  'GET / HTTP/9.9\r\n\r\n',
  'GET /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET /api/tables/%00 HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET /../../package.json HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET /%2e%2e%2f%2e%2e%2fpackage.json HTTP/1.1\r\nHost: localhost\r\n\r\n',
  `${HEAD}X: ${'y'.repeat(100_000)}\r\n\r\n`,
  'POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!',
  'POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\nzz\r\n',
  'POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nnothex\r\n',
  'GET /api/games HTTP/1.1\r\nHost: a b c\r\n\r\n',
  'GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000',
]

const malformed: Attack = {
  name: 'requests that are none, or two in one',
  async run({ address }) {
    for (const text of MALFORMED) {
      const status = await rawStatus(address, text)
      insist(status >= 400 && status < 500, `${JSON.stringify(text.slice(0, 50))} was answered by ${status}`)
    }
    return `${MALFORMED.length} refused`
  },
}

const spelling: Attack = {
  name: 'addresses written in another way, past the limit of requests',
  async run(house) {
    const { host } = new URL(house.address)
    const from = Object.entries(house.elsewhere()).map((entry) => entry.join(': '))
    const get = (target: string) =>
      rawStatus(house.address, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n${from.join('\r\n')}\r\n\r\n`)
    const first = await Promise.all(Array.from({ length: 200 }, () => get('/api/games')))
    insist(first.includes(429), '200 requests at once were all answered')
    const others = [
      '/%61pi/games',
      `http://${host}/api/games`,
      `HTTP://${host}/%61p%69/games`,
      '/api/games?x',
    ]
    const statuses = await Promise.all(
      others.flatMap((target) => Array.from({ length: 30 }, () => get(target))),
    )
    const through = statuses.filter((status) => status === 200).length
    insist(through <= 60, `${through} of ${statuses.length} came through`)
    return `${statuses.length - through} of ${statuses.length} refused`
  },
}

/** All that dawdle at once, so that it takes no longer than one. */
const dawdling: Attack = {
  name: 'a head by the letter, half a body, and hundreds of silent connections',
  async run(house) {
    const silent = Array.from({ length: 300 }, () => line(house.address))
    const [byLetter, halfBody] = [line(house.address), line(house.address)]
    const typing = setInterval(() => byLetter.writable && byLetter.write('x'), 500)
    byLetter.write(`${HEAD}X: `)
    halfBody.write(
      'POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
    )
    const all = [...silent, byLetter, halfBody]
    const most = 2 * house.patience + 5
    const left = await Promise.race([Promise.all(all.map(closed)), pause(most * 1000)]).then(() =>
      openOf(all),
    )
    clearInterval(typing)
    for (const socket of all) socket.destroy()
    insist(left === 0, `${left} were still open after ${most} s`)
    return `${all.length} closed`
  },
}

const openOf = (sockets: readonly Socket[]) => sockets.filter((socket) => !socket.destroyed).length

const pipelining: Attack = {
  name: 'a thousand questions on one connection, and no answer read',
  async run({ address }) {
    const socket = line(address)
    socket.pause()
    socket.write(`${HEAD}\r\n`.repeat(1000))
    socket.resume()
    await closed(socket)
    return 'the connection was closed'
  },
}

/** Writes the same bytes over and over to a socket that reads nothing, until it is closed. */
async function flood(house: AttackedHouse, bytes: Buffer): Promise<void> {
  const { cookie, headers } = await house.guest()
  const socket = await webSocketLine(house.address, cookie, headers['x-forwarded-for'])
  socket.pause()
  const writing = setInterval(() => socket.write(bytes), 20)
  await Promise.race([closed(socket), pause(60_000)])
  clearInterval(writing)
  const isOpen = !socket.destroyed
  socket.destroy()
  insist(!isOpen, 'a socket that reads nothing was still open after a minute')
}

const deafSockets: Attack = {
  name: 'sockets that ask and never read: pings, pongs, questions, bits of messages',
  async run(house) {
    const kinds = [
      frame(OPCODE.ping),
      frame(OPCODE.pong),
      frame(OPCODE.text, '{"t":"look","i":"l"}'),
      Buffer.from([0x01, 0x80, 0, 0, 0, 0]),
    ]
    await Promise.all(
      kinds.map((each) => flood(house, Buffer.concat(Array.from({ length: 1000 }, () => each)))),
    )
    return `${kinds.length} cut off`
  },
}

/** Frames by which a message begins and goes on; it never ends. */
const [BEGUN, MORE] = [Buffer.from([0x01, 0x80, 0, 0, 0, 0]), Buffer.from([0x00, 0x80, 0, 0, 0, 0])]

const endlessMessage: Attack = {
  name: 'one message in empty pieces without end, from somebody who answers when asked',
  async run(house) {
    const { cookie, headers } = await house.guest()
    const socket = await webSocketLine(house.address, cookie, headers['x-forwarded-for'])
    const pieces = Buffer.concat(Array.from({ length: 5000 }, () => MORE))
    socket.write(BEGUN)
    const writing = setInterval(() => socket.write(pieces), 20)
    const answering = setInterval(() => socket.write(frame(OPCODE.pong, '')), 1000)
    await Promise.race([closed(socket), pause(20_000)])
    clearInterval(writing)
    clearInterval(answering)
    const isOpen = !socket.destroyed
    socket.destroy()
    insist(!isOpen, 'the socket was still open after 20 s')
    return 'cut off'
  },
}

const halfHandshakes: Attack = {
  name: 'handshakes that come to nothing',
  async run({ address }) {
    const sockets = Array.from({ length: 100 }, () => line(address))
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    for (const socket of sockets)
      socket.write('GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    await Promise.all(sockets.map(closed))
    return `${sockets.length} refused and closed`
  },
}

export const LINES: readonly Attack[] = [
  malformed,
  spelling,
  pipelining,
  deafSockets,
  endlessMessage,
  halfHandshakes,
  dawdling,
]
