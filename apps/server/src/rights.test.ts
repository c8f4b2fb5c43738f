import type { PersonalData } from '@rattlecup/protocol'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseIn, openData } from './data-dir.ts'
import type { RunningServer } from './server.ts'
import { TestClient } from './testing/client.ts'
import { temporaryFolder } from './testing/process.ts'
import { playRandomly, seatedTable } from './testing/players.ts'
import { testServer } from './testing/server.ts'

const SECRET_WORD = 'unforgettable-words'
const SECRET_NAME = 'Unforgettable Name'

const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? ''

describe('people’s rights', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let server: RunningServer
  beforeAll(async () => {
    folder = await temporaryFolder()
    server = await testServer({}, await openData(folder.path))
  })
  afterAll(async () => {
    await server.close()
    await folder.remove()
  })

  const restart = async () => {
    await server.close()
    server = await testServer({}, await openData(folder.path))
  }
  const isKnown = async (cookie: string) => {
    const answer = await fetch(`${server.address}/api/me/tables`, { headers: { cookie } })
    return answer.status === 200
  }

  it('signs this browser out', async () => {
    const guest = await TestClient.open(server.address)
    const answer = await guest.request('DELETE', '/api/me/session')
    expect(answer.headers.get('set-cookie')).toMatch(/^rattlecup=;.*Max-Age=0/)
    expect(await answer.json()).toEqual({ ok: true })
  })

  it('ends all other sessions, and links to other devices with them', async () => {
    const guest = await TestClient.open(server.address)
    const { token } = (await (await guest.request('POST', '/api/me/links')).json()) as { token: string }
    const ended = await guest.request('DELETE', '/api/me/sessions')
    expect(ended.status).toBe(200)
    expect(await isKnown(guest.cookie)).toBe(false)
    expect(await isKnown(cookieOf(ended))).toBe(true)
    const claimed = await fetch(`${server.address}/api/me/claim`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    })
    expect(await claimed.json()).toMatchObject({ error: { code: 'expired' } })
    await restart()
    expect(await isKnown(guest.cookie)).toBe(false)
    expect(await isKnown(cookieOf(ended))).toBe(true)
  })

  it('removes no passkey of others', async () => {
    const guest = await TestClient.open(server.address)
    expect(await (await guest.request('GET', '/api/passkeys')).json()).toEqual({ passkeys: [] })
    const answer = await guest.request('DELETE', '/api/passkeys/somebody-elses')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ error: { code: 'unknown-passkey' } })
  })

  it('gives people all that is kept about them, and nothing of others or of the dice', async () => {
    const { code, players } = await seatedTable(server.address, { game: 'qwixx', seats: 2 })
    const [host, friend] = players as [TestClient, TestClient]
    await host.send({ t: 'say', what: { text: 'mine' } })
    await friend.send({ t: 'say', what: { text: 'not mine' } })
    await Promise.all(players.map((player) => playRandomly(player)))
    await host.send({ t: 'rematch' })
    const answer = await host.request('GET', '/api/me/data')
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    const text = await answer.text()
    const data = JSON.parse(text) as PersonalData
    const kinds = new Set(data.tables[0]?.records.map(({ k }) => k))
    expect(data.tables.map((table) => table.code)).toEqual([code])
    expect([...kinds].sort()).toEqual(['again', 'head', 'made', 'move', 'said', 'sit', 'start'])
    expect(data.games).toMatchObject([{ game: 'qwixx', review: null, shared: null }])
    expect(text).toContain('"mine"')
    expect(text).not.toMatch(/not mine|secret/)
    const many = Array.from({ length: 5 }, () => host.request('GET', '/api/me/data'))
    const statuses = (await Promise.all(many)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    for (const player of players) player.close()
  })

  it('deletes people for good: their names and words are in no answer and nowhere in the files', async () => {
    const { code, players } = await seatedTable(server.address, { game: 'qwixx', seats: 2 })
    const [host, friend] = players as [TestClient, TestClient]
    await friend.request('PUT', '/api/me', { name: SECRET_NAME })
    await friend.send({ t: 'say', what: { text: SECRET_WORD } })
    await host.send({ t: 'say', what: { text: 'what stays' } })
    const watched = await TestClient.open(server.address)
    await watched.request('PUT', '/api/me', { name: SECRET_NAME })
    await watched.join(code)
    await watched.send({ t: 'say', what: { text: SECRET_WORD } })
    const program = await friend.request('POST', '/api/bots', { name: SECRET_NAME })
    const { token } = (await program.json()) as { token: string }
    for (const guest of [friend, watched]) {
      const deleted = await guest.request('DELETE', '/api/me')
      expect(await deleted.json()).toEqual({ ok: true })
      expect(await isKnown(guest.cookie)).toBe(false)
      guest.close()
    }
    const headers = { authorization: `Bearer ${token}` }
    expect((await fetch(`${server.address}/api/me/tables`, { headers })).status).toBe(401)
    await expect
      .poll(() => host.follower.table?.seats[1])
      .toMatchObject({ bot: 'casual', name: expect.not.stringContaining(SECRET_NAME) as string })
    expect(JSON.stringify(host.follower.said)).not.toContain(SECRET_WORD)
    await playRandomly(host)
    for (const file of [databaseIn(folder.path), `${databaseIn(folder.path)}-wal`]) {
      const content = (await readFile(file).catch(() => Buffer.alloc(0))).toString('latin1')
      expect(content).not.toContain(SECRET_WORD)
      expect(content).not.toContain(SECRET_NAME)
    }
    await restart()
    const late = TestClient.again(server.address, host.cookie)
    await late.join(code)
    expect(late.follower.said.map(({ what }) => what)).toContainEqual({ text: 'what stays' })
    const file = await late.request('GET', `/api/tables/${code}/games/1`)
    expect(file.status).toBe(200)
    expect(await file.text()).not.toContain(SECRET_NAME)
    for (const client of [host, late]) client.close()
  })
})
