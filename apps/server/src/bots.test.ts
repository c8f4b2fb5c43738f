import { CLOSE, SUBPROTOCOL } from '@rattlecup/protocol'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { RunningServer } from './server.ts'
import { TestClient } from './testing/client.ts'
import { testServer } from './testing/server.ts'

interface Bot {
  readonly id: string
  readonly name: string
  readonly token: string
}

const as = ({ token }: Bot) => ({ authorization: `Bearer ${token}` })
const listOf = async (client: TestClient) => (await client.request('GET', '/api/bots')).json()

describe('a bot account', () => {
  let server: RunningServer
  let owner: TestClient
  beforeAll(async () => {
    server = await testServer()
    owner = await TestClient.open(server.address)
  })
  afterAll(() => server.close())

  const ask = (bot: Bot, method: string, path: string) =>
    fetch(server.address + path, { method, headers: as(bot) })
  const make = async (name: string, maker = owner) =>
    (await (await maker.request('POST', '/api/bots', { name })).json()) as Bot

  it('is seen by who made it, without its token, and by itself', async () => {
    const maker = await TestClient.open(server.address)
    const { id, name, token } = await make('Tin', maker)
    expect(await listOf(maker)).toEqual({ bots: [{ id, name: 'Tin' }] })
    expect(await (await ask({ id, name, token }, 'GET', '/api/bots')).json()).toEqual({
      bots: [{ id, name }],
    })
    expect(await listOf(owner)).toEqual({ bots: [] })
  })

  it('is revoked by nobody else', async () => {
    const bot = await make('Lead')
    const stranger = await TestClient.open(server.address)
    const other = await make('Zinc', stranger)
    const path = `/api/bots/${bot.id}`
    for (const answer of [await stranger.request('DELETE', path), await ask(other, 'DELETE', path)]) {
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ error: { code: 'unknown-bot' } })
    }
    expect((await fetch(server.address + path, { method: 'DELETE' })).status).toBe(401)
    expect((await ask(bot, 'POST', '/api/me')).status).toBe(200)
  })

  it('that is revoked is refused at once: by request, on an open socket and stream, and by what it left', async () => {
    const bot = await make('Iron')
    const code = await owner.createTable({ game: 'qwixx', seats: 2 })
    const { token: link } = (await (await ask(bot, 'POST', '/api/me/links')).json()) as { token: string }
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/ws`, SUBPROTOCOL, {
      headers: as(bot),
    })
    await once(socket, 'message')
    const stream = await ask(bot, 'GET', `/api/tables/${code}/stream`)
    const reading = stream.text().catch(() => 'cut')
    const closed = once(socket, 'close')
    const before = (await listOf(owner)) as { bots: { id: string }[] }
    const revoked = await owner.request('DELETE', `/api/bots/${bot.id}`)
    expect(await revoked.json()).toEqual({ bots: before.bots.filter(({ id }) => id !== bot.id) })
    expect((await closed)[0]).toBe(CLOSE.revoked)
    await reading
    for (const path of ['/api/bots', `/api/tables/${code}`])
      expect((await ask(bot, 'GET', path)).status).toBe(401)
    const claimed = await fetch(`${server.address}/api/me/claim`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: link }),
    })
    expect(claimed.status).toBe(410)
  })

  it('may revoke itself, such as one that nobody owns', async () => {
    const made = await fetch(`${server.address}/api/bots`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Stray' }),
    })
    const bot = (await made.json()) as Bot
    expect((await ask(bot, 'DELETE', `/api/bots/${bot.id}`)).status).toBe(200)
    expect((await ask(bot, 'GET', '/api/bots')).status).toBe(401)
  })

  it('is described with the rest of the API', async () => {
    const api = (await (await fetch(`${server.address}/api/openapi.json`)).json()) as {
      paths: Record<string, Record<string, unknown>>
    }
    expect(Object.keys(api.paths['/api/bots'] ?? {})).toEqual(['post', 'get'])
    expect(api.paths['/api/bots/{id}']?.['delete']).toMatchObject({ parameters: [{ name: 'id' }] })
  })
})
