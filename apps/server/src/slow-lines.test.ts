import { CLOSE } from '@rattlecup/protocol'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { RateLimits } from './limits/rate-limits.ts'
import type { RunningServer } from './server.ts'
import { readSettings } from './settings.ts'
import { TestClient } from './testing/client.ts'
import { temporaryFolder } from './testing/process.ts'
import { closed, frame, line, OPCODE, webSocketLine } from './testing/raw.ts'
import { testServer } from './testing/server.ts'

const MEGABYTE = 1 << 20
const REQUEST = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n'

describe('somebody who takes their time', () => {
  let server: RunningServer | undefined
  const lines: Socket[] = []
  afterEach(async () => {
    for (const open of lines.splice(0)) open.destroy()
    await server?.close()
    server = undefined
  })

  const impatient = async (given: Parameters<typeof testServer>[0] = {}) => {
    server = await testServer({ patience: '1', ...given })
    return server.address
  }
  const open = (address: string): Socket => {
    const socket = line(address)
    lines.push(socket)
    return socket
  }

  it('to say what they want, is cut off: a head by the letter, half a body, nothing at all', async () => {
    const address = await impatient()
    const [byLetter, halfBody, silent] = [open(address), open(address), open(address)]
    const letters = [...`${REQUEST}X: ${'y'.repeat(1000)}`]
    const typing = setInterval(() => byLetter.writable && byLetter.write(letters.shift() ?? 'z'), 100)
    halfBody.write(
      'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
    )
    const begun = Date.now()
    await Promise.all([byLetter, halfBody, silent].map(closed))
    clearInterval(typing)
    expect(Date.now() - begun).toBeLessThan(5000)
  })

  it('to read an answer, is cut off', async () => {
    const { path, remove } = await temporaryFolder()
    await mkdir(join(path, 'assets'))
    await writeFile(join(path, 'index.html'), '<html>')
    await writeFile(join(path, 'assets/large.bin'), Buffer.alloc(32 * MEGABYTE))
    const address = await impatient({ web: path })
    const reader = open(address)
    reader.pause()
    reader.write('GET /assets/large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await new Promise((resolve) => void setTimeout(resolve, 3000))
    let read = 0
    reader.on('data', (data) => void (read += data.length)).resume()
    await closed(reader)
    expect(read).toBeLessThan(32 * MEGABYTE)
    await remove()
  })

  it('on a stream or a socket where nothing happens, stays', async () => {
    const address = await impatient()
    const guest = await TestClient.open(address)
    const code = await guest.createTable({ game: 'qwixx', seats: 2 })
    const stream = await guest.request('GET', `/api/tables/${code}/stream`)
    await guest.join(code)
    await new Promise((resolve) => void setTimeout(resolve, 2500))
    await guest.send({ t: 'say', what: { phrase: 'hello' } } as never)
    const reader = stream.body?.getReader()
    let text = ''
    while (!text.includes('"say"')) text += Buffer.from((await reader?.read())?.value ?? []).toString()
    await reader?.cancel()
    guest.close()
  })
})

describe('a client that never reads', () => {
  it('is cut off when too much waits for it: answers, or pongs', async () => {
    const server = await testServer({ 'rate-messages': '0' })
    const guest = await TestClient.open(server.address)
    const code = await guest.createTable({ game: 'qwixx', seats: 2 })
    const look = frame(OPCODE.text, '{"t":"look","i":"l"}')
    for (const one of [look, frame(OPCODE.ping)]) {
      const socket = await webSocketLine(server.address, guest.cookie)
      socket.pause()
      socket.write(frame(OPCODE.text, JSON.stringify({ t: 'join', i: 'j', table: code })))
      const many = Buffer.concat(Array.from({ length: 2000 }, () => one))
      const flood = setInterval(() => socket.write(many), 20)
      await closed(socket)
      clearInterval(flood)
    }
    expect((await fetch(`${server.address}/api/health`)).status).toBe(200)
    await server.close()
  })

  it('cannot get round the limit of messages by pings or pongs', async () => {
    const server = await testServer({ 'rate-messages': '5' })
    for (const opcode of [OPCODE.ping, OPCODE.pong]) {
      const guest = await TestClient.open(server.address)
      const socket = await webSocketLine(server.address, guest.cookie)
      let text = ''
      socket.on('data', (data) => void (text += data.toString('latin1')))
      socket.write(Buffer.concat(Array.from({ length: 400 }, () => frame(opcode))))
      await closed(socket)
      expect(text).toContain('rate-limited')
      expect(text).toContain(String.fromCharCode(CLOSE.rateLimited >> 8, CLOSE.rateLimited & 255))
    }
    await server.close()
  })
})

/** How many of a hundred at once. */
function admittedOf(admits: (address: string) => boolean): number {
  return Array.from({ length: 100 }, () => admits('192.0.2.1')).filter(Boolean).length
}

describe('one address', () => {
  it('can hold so many connections open, silent ones too', async () => {
    const server = await testServer({ 'connections-address': '5' })
    const held = Array.from({ length: 5 }, () => line(server.address))
    await Promise.all(held.map((socket) => once(socket, 'connect')))
    await closed(line(server.address))
    held[0]?.destroy()
    await expect.poll(() => fetch(`${server.address}/api/health`).then(({ status }) => status)).toBe(200)
    for (const socket of held) socket.destroy()
    await server.close()
  })

  it('counts for nothing where a proxy speaks for many', async () => {
    const server = await testServer({ 'connections-address': '1', 'trust-proxy': 'yes' })
    const held = Array.from({ length: 5 }, () => line(server.address))
    await Promise.all(held.map((socket) => once(socket, 'connect')))
    expect((await fetch(`${server.address}/api/health`)).status).toBe(200)
    for (const socket of held) socket.destroy()
    await server.close()
  })

  it('gets no answers to a thousand questions at once on one connection', async () => {
    const server = await testServer()
    const socket = line(server.address)
    let text = ''
    socket.on('data', (data) => void (text += String(data)))
    socket.write(`${REQUEST}\r\n`.repeat(1000))
    await closed(socket)
    expect(text.split('HTTP/1.1').length - 1).toBeLessThanOrEqual(4)
    await server.close()
  })

  it('may ask for ten times as many files as for answers', () => {
    const limits = new RateLimits(readSettings({ 'rate-requests': '1' }, {}), () => 0)
    expect(admittedOf(limits.admitsRequest)).toBe(5)
    expect(admittedOf(limits.admitsFile)).toBe(50)
  })
})
