import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { RunningServer } from './server.ts'
import { memoryStore } from './store/memory.ts'
import { TestClient } from './testing/client.ts'
import { playRandomly, seatedTable } from './testing/players.ts'
import { rawStatus } from './testing/raw.ts'
import { testServer } from './testing/server.ts'

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
const boardsWith = (extra: string) =>
  `[{"id":"a","title":"a","rows":[{"kind":"fullhouse","points":5}],"extra":${extra}}]`
const table = (boards: string) => `{"game":"gambler","seats":2,"options":{"boards":${boards}}}`

describe('bodies made to be kept', () => {
  const store = memoryStore()
  let server: RunningServer
  beforeAll(async () => void (server = await testServer({}, store)))
  afterAll(() => server.close())

  const send = (guest: TestClient, body: string) =>
    fetch(`${server.address}/api/tables`, {
      method: 'POST',
      headers: { cookie: guest.cookie, 'content-type': 'application/json' },
      body,
    })

  it('may not nest deeply, nor hold very many values', async () => {
    const guest = await TestClient.open(server.address)
    for (const extra of [nested(3000), nested(9), '['.repeat(500) + ']'.repeat(500)]) {
      const answer = await send(guest, table(boardsWith(extra)))
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain('nest deeper')
    }
    const many = await send(guest, table(boardsWith(`[${'0,'.repeat(20_000)}0]`)))
    expect(many.status).toBe(400)
    expect(await many.text()).toContain('values')
  })

  it('hold no character that databases refuse, nor do addresses', async () => {
    const guest = await TestClient.open(server.address)
    const calls = [
      () => guest.request('GET', '/api/me/games?game=%00'),
      () => guest.request('GET', '/api/me/games?name=a%00'),
      () => guest.request('POST', '/api/passkeys/session', { id: '\u0000' }),
      () => guest.request('POST', '/api/me/calls/devices', { endpoint: 'https://a.example/\u0000' }),
    ]
    for (const call of calls) {
      const answer = await call()
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain('U+0000')
    }
  })

  it('leave nothing behind that the game does not know', async () => {
    const guest = await TestClient.open(server.address)
    const answer = await send(guest, table(boardsWith('{"b":[1]}')))
    const { code } = (await answer.json()) as { code: string }
    const row = await store.directory.tableByCode(code)
    const [made] = await store.log.load(row?.id ?? 0)
    expect(JSON.parse(made ?? '')).toMatchObject({ settings: { options: { boards: [{ id: 'a' }] } } })
    expect(made).not.toContain('extra')
    expect(made).not.toContain('target')
  })
})

describe('game files', () => {
  it('are read from no log, and shown neither to strangers nor before the game is over', async () => {
    const store = memoryStore()
    const server = await testServer({}, store)
    const settings = { game: 'qwixx', seats: 2, watch: 'players' } as const
    const { code, players } = await seatedTable(server.address, settings)
    const path = `/api/tables/${code}/games/1`
    const load = vi.spyOn(store.log, 'load')
    const status = async (path: string) => (await (players[0] as TestClient).request('GET', path)).status
    expect((await fetch(server.address + path)).status).toBe(403)
    expect(await status(path)).toBe(409)
    await Promise.all(players.map((player) => playRandomly(player)))
    expect((await fetch(server.address + path)).status).toBe(403)
    expect(await status(`/api/tables/${code}/games/2`)).toBe(409)
    // The file was made from the table in memory when the game ended, and is kept.
    expect(await Promise.all(Array.from({ length: 50 }, () => status(path)))).toEqual(Array(50).fill(200))
    expect(load).not.toHaveBeenCalled()
    for (const player of players) player.close()
    await server.close()
  })
})

describe('a stream of a table that is not there', () => {
  it('is refused, and nothing else happens', async () => {
    const server = await testServer()
    const guest = await TestClient.open(server.address)
    expect((await guest.request('GET', '/api/tables/ZZZZZ/stream')).status).toBe(404)
    expect((await guest.request('GET', '/api/games')).status).toBe(200)
    await server.close()
  })
})

describe('an address written in another way', () => {
  it('counts as the same request', async () => {
    const server = await testServer({ 'rate-requests': '1' })
    const { host } = new URL(server.address)
    const get = (target: string) =>
      rawStatus(server.address, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
    for (let i = 0; i < 5; i++) await get('/api/games')
    expect(await get('/api/games')).toBe(429)
    for (const target of [
      '/%61pi/games',
      `http://${host}/api/games`,
      `HTTP://${host}/%61p%69/games`,
      '/api/games?x',
    ])
      expect(await get(target)).toBe(429)
    await server.close()
  })
})
