import type { ServerMessage } from '@rattlecup/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from './server.ts'
import { memoryStore } from './store/memory.ts'
import { TestClient } from './testing/client.ts'
import { testServer } from './testing/server.ts'

const HELLO = { t: 'say', what: { phrase: 'hello' } } as const

const rename = async (client: TestClient, name: string) =>
  expect((await client.request('PUT', '/api/me', { name })).status).toBe(200)
const namesSeenBy = ({ follower }: TestClient) => follower.table?.seats.map(({ name }) => name)

describe('another name', () => {
  const store = memoryStore()
  let server: RunningServer
  beforeAll(async () => void (server = await testServer({}, store)))
  afterAll(() => server.close())

  const two = async () =>
    [await TestClient.open(server.address), await TestClient.open(server.address)] as const

  it('is seen by everybody at the table, before and during a game, and by those who come later', async () => {
    const [ann, bob] = await two()
    const code = await ann.createTable({ game: 'qwixx', seats: 2 })
    for (const [seat, client] of [ann, bob].entries()) {
      await client.join(code)
      await client.send({ t: 'sit', seat, name: `Seat ${seat}` })
    }
    await rename(ann, 'Anna')
    await expect.poll(() => namesSeenBy(bob)).toEqual(['Anna', 'Seat 1'])
    expect(bob.follower.table?.host).toBe(0)
    await ann.send({ t: 'start' })
    bob.close()
    await rename(bob, '<b>Bob</b>')
    await expect.poll(() => namesSeenBy(ann)).toEqual(['Anna', '<b>Bob</b>'])
    const late = await TestClient.open(server.address)
    await late.join(code)
    expect(namesSeenBy(late)).toEqual(['Anna', '<b>Bob</b>'])
    const row = await store.directory.tableByCode(code)
    const renamings = (await store.log.load(row?.id ?? 0)).filter((record) => record.includes('"k":"name"'))
    expect(renamings).toHaveLength(2)
    for (const client of [ann, late]) client.close()
  })

  it('is theirs from then on over sockets and streams that were open before', async () => {
    const [ann, bob] = await two()
    const code = await bob.createTable({ game: 'qwixx', seats: 2 })
    for (const client of [ann, bob]) await client.join(code)
    await rename(ann, 'Anna')
    await ann.send(HELLO)
    await bob.send(HELLO)
    expect(bob.follower.said.map(({ name }) => name)[0]).toBe('Anna')
    await ann.send({ t: 'sit', seat: 0 })
    await expect.poll(() => namesSeenBy(bob)).toEqual(['Anna', null])
    for (const client of [ann, bob]) client.close()
  })

  it('that is the old one, or none, is written down nowhere', async () => {
    const [ann] = await two()
    const code = await ann.createTable({ game: 'qwixx', seats: 2 })
    ann.dice = undefined
    await ann.join(code)
    await ann.send({ t: 'sit', seat: 0, name: 'Ann' })
    const heard: ServerMessage[] = []
    ann.onMessage = (message) => void heard.push(message)
    await rename(ann, 'Ann')
    expect((await ann.request('PUT', '/api/me', { name: '\u202e' })).status).toBe(400)
    await ann.send({ t: 'ping' })
    expect(heard.map(({ t }) => t)).toEqual(['pong'])
    ann.close()
  })
})
