import { SUBPROTOCOL } from '@rattlecup/protocol'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from './server.ts'
import { TestClient } from './testing/client.ts'
import { testServer } from './testing/server.ts'

const KEY = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='
const VERSION = 'Sec-WebSocket-Version: 13'
const CUT = ['EPIPE', 'ECONNRESET']
const PROTOCOL = `Sec-WebSocket-Protocol: ${SUBPROTOCOL}`

describe('a request for another protocol', () => {
  let server: RunningServer
  let cookie: string
  beforeAll(async () => {
    server = await testServer()
    cookie = `Cookie: ${(await TestClient.open(server.address)).cookie}`
  })
  afterAll(() => server.close())

  /** Everything that comes until the server has closed the line, which this end never does by itself. */
  const ask = (first: string, upgrade: string, ...headers: string[]): Promise<string> => {
    const line = connect({
      port: Number(new URL(server.address).port),
      host: '127.0.0.1',
      allowHalfOpen: true,
    })
    const lines = [`${first} HTTP/1.1`, 'Host: localhost', 'Connection: Upgrade', `Upgrade: ${upgrade}`]
    line.write([...lines, ...headers, '', 'more than was asked for'].join('\r\n'))
    const insisting = setInterval(() => line.write('still here'), 100)
    return new Promise((resolve, reject) => {
      let text = ''
      line.on('data', (data) => void (text += String(data)))
      line.on(
        'error',
        ({ code = '' }: NodeJS.ErrnoException) => CUT.includes(code) || reject(new Error(code)),
      )
      line.on('close', () => {
        clearInterval(insisting)
        resolve(text)
      })
    })
  }

  it('that is no WebSocket is refused once, and the line closed', async () => {
    const asked = ['/ws', '/api/health', '/'].map((path) => ask(`GET ${path}`, 'h2c', cookie, PROTOCOL))
    for (const text of await Promise.all(asked)) expectRefusal(text, 400, 'bad-request')
  })

  it('finds no WebSocket anywhere else', async () => {
    const paths = ['/', '/api/health', '/ws/more', '//', '/t/ABCDE']
    const asked = paths.map((path) => ask(`GET ${path}`, 'websocket', KEY, VERSION, PROTOCOL, cookie))
    for (const text of await Promise.all(asked)) expectRefusal(text, 404, 'unknown-command')
  })

  it('is refused with a code where the handshake is none', async () => {
    const asked = [
      ask('GET /ws', 'websocket', KEY, VERSION, PROTOCOL),
      ask('GET /ws', 'websocket', KEY, VERSION, cookie),
      ask('GET /ws', 'websocket', VERSION, PROTOCOL, cookie),
      ask('GET /ws', 'websocket', KEY, PROTOCOL, cookie),
      ask('POST /ws', 'websocket', KEY, VERSION, PROTOCOL, cookie),
    ]
    const [unknown = '', ...unfit] = await Promise.all(asked)
    expectRefusal(unknown, 401, 'unauthorized')
    for (const text of unfit) expectRefusal(text, 400, 'bad-request')
  })
})

function expectRefusal(text: string, status: number, code: string): void {
  expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1)
  const [head = '', body = ''] = text.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(head.toLowerCase()).toContain('connection: close')
  expect(JSON.parse(body)).toEqual({ error: { code, message: expect.stringMatching(/./) } })
}
