import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { RunningServer } from './server.ts'
import { memoryStore } from './store/memory.ts'
import { TestClient } from './testing/client.ts'
import { testServer } from './testing/server.ts'

describe('the HTTP API', () => {
  let server: RunningServer
  beforeAll(async () => void (server = await testServer()))
  afterAll(() => server.close())

  const ask = (path: string, init?: RequestInit) => fetch(server.address + path, init)
  const post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    ask(path, {
      method: 'POST',
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })

  it('makes somebody new a guest with a name and a cookie that scripts cannot read, and knows them again', async () => {
    const first = await post('/api/me')
    const cookie = first.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^rattlecup=[\w-]+\.[0-9a-f]{8}\.[\w-]+; .*HttpOnly/)
    expect(cookie).toContain('SameSite=Lax')
    const me = (await first.json()) as { id: string; name: string }
    expect(me.name).toMatch(/^\w+ \w+$/)
    const again = await post('/api/me', undefined, { cookie: cookie.split(';')[0] as string })
    expect(again.headers.get('set-cookie')).toBeNull()
    expect(await again.json()).toEqual({ ...me, passkeys: 0, bot: false })
  })

  it('takes no cookie that it has not signed', async () => {
    const { cookie } = await TestClient.open(server.address)
    const [text, key, signature] = cookie.split('.') as [string, string, string]
    for (const forged of [
      `${text}x.${key}.${signature}`,
      `${text}.${key}.${signature.slice(1)}`,
      `${text}.${key}`,
      'rattlecup=x',
    ]) {
      const answer = await ask('/api/me/links', { method: 'POST', headers: { cookie: forged } })
      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({ error: { code: 'unauthorized' } })
    }
  })

  it('makes a one-time link for another device, good once', async () => {
    const phone = await TestClient.open(server.address)
    const { token, link } = (await (await phone.request('POST', '/api/me/links')).json()) as Record<
      string,
      string
    >
    expect(link).toBe(`${server.address}/link#${token}`)
    const laptop = await post('/api/me/claim', { token })
    expect(await laptop.json()).toMatchObject({ id: await idOf(phone) })
    const thief = await post('/api/me/claim', { token })
    expect(thief.status).toBe(410)
  })

  it('takes names as data, and not every name', async () => {
    const guest = await TestClient.open(server.address)
    const renamed = await guest.request('PUT', '/api/me', { name: ' <b>Zoë</b> ' })
    expect(await renamed.json()).toMatchObject({ name: '<b>Zoë</b>' })
    for (const name of ['', ' ', 'x'.repeat(25), 'a\u0000b', 'a\u202eb', 5, null]) {
      expect((await guest.request('PUT', '/api/me', { name })).status).toBe(400)
    }
  })

  it('refuses what a page of another site sends', async () => {
    for (const headers of [
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const answer = await post('/api/me', undefined, headers as Record<string, string>)
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject({ error: { code: 'bad-origin' } })
    }
    expect((await post('/api/me', undefined, { origin: server.address })).status).toBe(200)
  })

  it('sends security headers with everything', async () => {
    for (const path of ['/api/health', '/api', '/nowhere']) {
      const { headers } = await ask(path)
      expect(headers.get('content-security-policy')).toContain("default-src 'self'")
      expect(headers.get('content-security-policy')).not.toContain('unsafe-inline')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  it('answers every fault with a code', async () => {
    const guest = await TestClient.open(server.address)
    const faults: [Promise<Response>, number, string][] = [
      [guest.request('GET', '/api/tables/ABCDE'), 404, 'unknown-table'],
      [guest.request('GET', '/api/tables/abc'), 400, 'bad-request'],
      [guest.request('POST', '/api/tables', { game: 'chess', seats: 2 }), 404, 'unknown-game'],
      [guest.request('POST', '/api/tables', { game: 'qwixx', seats: 7 }), 400, 'bad-options'],
      [
        guest.request('POST', '/api/tables', { game: 'qwixx', seats: 2, options: { x: 1 } }),
        400,
        'bad-options',
      ],
      [guest.request('POST', '/api/tables', { game: 'qwixx', seats: 2, extra: 1 }), 400, 'bad-request'],
      [ask('/api/nothing'), 404, 'unknown-command'],
      [post('/api/tables', { game: 'qwixx', seats: 2 }), 401, 'unauthorized'],
      [
        ask('/api/me/claim', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' }),
        400,
        'bad-json',
      ],
      [post('/api/me/claim', { token: 'x'.repeat(70_000) }), 400, 'bad-request'],
    ]
    for (const [asked, status, code] of faults) {
      const answer = await asked
      expect([answer.status, await answer.json()]).toMatchObject([status, { error: { code } }])
    }
  })

  it('lists open tables, but not those for friends only', async () => {
    const host = await TestClient.open(server.address)
    const open = await host.createTable({ game: 'qwixx', seats: 3 })
    const hidden = await host.createTable({ game: 'qwixx', seats: 2, listed: false })
    const { tables } = (await (await ask('/api/tables')).json()) as { tables: { code: string }[] }
    expect(tables).toContainEqual({
      code: open,
      game: 'qwixx',
      phase: 'open',
      seats: 3,
      taken: 0,
      host: null,
    })
    expect(tables.map(({ code }) => code)).not.toContain(hidden)
  })

  it('tells a guest their own tables, wherever they sit or are the host, on any device', async () => {
    const [host, friend] = [await TestClient.open(server.address), await TestClient.open(server.address)]
    const code = await host.createTable({ game: 'qwixx', seats: 2, listed: false })
    await friend.join(code)
    await friend.send({ t: 'sit', seat: 1 })
    await expect.poll(() => codesOf(host)).toEqual([code])
    await expect.poll(() => codesOf(friend)).toEqual([code])
    await friend.send({ t: 'leave' })
    await expect.poll(() => codesOf(friend)).toEqual([])
    expect((await ask('/api/me/tables')).status).toBe(401)
  })

  it('describes itself by the schemas that check it, with a page to try it', async () => {
    const api = (await (await ask('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, unknown>>
    }
    expect(api.paths['/api/tables/{code}/commands']?.['post']).toMatchObject({
      parameters: [{ name: 'code', in: 'path' }],
      security: [{ cookie: [] }, { token: [] }],
    })
    expect(JSON.stringify(api)).toContain('Five letters')
    const page = await (await ask('/api')).text()
    for (const [, path] of page.matchAll(/(?:src|href)="(\/[^"]+)"/g))
      expect((await ask(path as string)).status).toBe(200)
  })

  it('tells Prometheus how it is', async () => {
    const text = await (await ask('/metrics')).text()
    expect(text).toMatch(/^rattlecup_tables \d+$/m)
    expect(text).toMatch(/^process_resident_memory_bytes/m)
  })

  it('a bot account plays with its token over HTTP alone', async () => {
    const { token } = (await (await post('/api/bots', { name: 'Tin' })).json()) as { token: string }
    const authorization = `Bearer ${token}`
    const bot = (path: string, body?: unknown) =>
      body === undefined ? ask(path, { headers: { authorization } }) : post(path, body, { authorization })
    const { code } = (await (await bot('/api/tables', { game: 'qwixx', seats: 1 })).json()) as {
      code: string
    }
    const command = async (body: object) => (await bot(`/api/tables/${code}/commands`, body)).json()
    expect(await command({ t: 'sit', i: '1', seat: 0 })).toMatchObject({ t: 'u', you: 0, i: '1' })
    expect(await command({ t: 'start', i: '2' })).toMatchObject({
      t: 'e',
      i: '2',
      table: { phase: 'playing' },
    })
    const stream = await bot(`/api/tables/${code}/stream`)
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect(JSON.parse((await reader?.read())?.value ?? '')).toMatchObject({ t: 'table', you: 0 })
    const { moves } = (await (await bot(`/api/tables/${code}/position`)).json()) as { moves: unknown[] }
    expect(await command({ t: 'move', i: '3', m: moves[0] })).toMatchObject({ t: 'e', i: '3' })
    expect(JSON.parse((await reader?.read())?.value ?? '')).toMatchObject({ t: 'e' })
    expect(await command({ t: 'move', i: '3', m: moves[0] })).toMatchObject({ t: 'ok', i: '3' })
    expect(await command({ t: 'move', i: '4', m: { type: 'no' } })).toMatchObject({
      error: { code: 'illegal-move' },
    })
    await reader?.cancel()
    expect(
      (await ask(`/api/tables/${code}`, { headers: { authorization: 'Bearer wrong-wrong-wrong-wrong' } }))
        .status,
    ).toBe(401)
  })

  it('takes no Host that is none', async () => {
    const { port } = new URL(server.address)
    const options = { port, method: 'POST', path: '/api/passkeys/authentication', headers: { host: '[' } }
    const [answer] = (await once(request(options).end(), 'response')) as [IncomingMessage]
    answer.resume()
    expect(answer.statusCode).toBe(400)
  })

  it('is not well when its database is not, and counts that', async () => {
    const store = memoryStore()
    const broken = await testServer({ 'log-level': 'silent' }, store)
    store.directory.probe = () => Promise.reject(new Error('the disk is full'))
    expect((await fetch(`${broken.address}/api/health`)).status).toBe(500)
    expect(await (await fetch(`${broken.address}/metrics`)).text()).toContain('rattlecup_failures_total 1')
    await broken.close()
  })

  it('opens no stream where a client only asks whether there is one', async () => {
    const guest = await TestClient.open(server.address)
    const code = await guest.createTable({ game: 'qwixx', seats: 2 })
    expect((await guest.request('HEAD', `/api/tables/${code}/stream`)).status).toBe(404)
    expect((await guest.request('HEAD', '/api/health')).status).toBe(200)
  })

  it('limits requests and new guests from one address', async () => {
    const strict = await testServer({ 'rate-requests': '2', 'rate-guests': '3' })
    const statuses: number[] = []
    for (let i = 0; i < 12; i++)
      statuses.push((await fetch(`${strict.address}/api/me`, { method: 'POST' })).status)
    expect(statuses.slice(0, 3)).toEqual([200, 200, 200])
    expect(statuses.slice(3).every((status) => status === 429)).toBe(true)
    await strict.close()
  })

  it('goes by no clock that somebody can set when it limits', async () => {
    const strict = await testServer({ 'rate-guests': '1' })
    const enter = async () => (await fetch(`${strict.address}/api/me`, { method: 'POST' })).status
    expect([await enter(), await enter()]).toEqual([200, 429])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 86_400_000 })
    expect(await enter()).toBe(429)
    vi.useRealTimers()
    await strict.close()
  })
})

async function codesOf(client: TestClient): Promise<string[]> {
  const answer = await client.request('GET', '/api/me/tables')
  return ((await answer.json()) as { tables: { code: string }[] }).tables.map(({ code }) => code)
}

async function idOf(client: TestClient): Promise<string> {
  return ((await (await client.request('POST', '/api/me')).json()) as { id: string }).id
}
