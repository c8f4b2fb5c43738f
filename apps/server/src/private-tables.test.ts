import { readGameFile } from '@rattlecup/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from './server.ts'
import { TestClient } from './testing/client.ts'
import { playRandomly, seatedTable } from './testing/players.ts'
import { testServer } from './testing/server.ts'

describe('a table where only players may watch', () => {
  let server: RunningServer
  beforeAll(async () => void (server = await testServer()))
  afterAll(() => server.close())

  const listed = async () => {
    const { tables } = (await (await fetch(`${server.address}/api/tables`)).json()) as {
      tables: { code: string }[]
    }
    return tables.map(({ code }) => code)
  }

  it('is listed for as long as anybody may sit down, and not while it is played', async () => {
    const host = await TestClient.open(server.address)
    const code = await host.createTable({ game: 'qwixx', seats: 1, watch: 'players' })
    expect(await listed()).toContain(code)
    await host.join(code)
    await host.send({ t: 'sit', seat: 0 })
    await host.send({ t: 'start' })
    await expect.poll(listed).not.toContain(code)
    await playRandomly(host)
    await host.send({ t: 'rematch' })
    await expect.poll(listed).toContain(code)
    host.close()
  })

  it('stays in the list while it is played where anybody may watch', async () => {
    const { code, players } = await seatedTable(server.address, { game: 'qwixx', seats: 1 })
    await expect.poll(listed).toContain(code)
    for (const player of players) player.close()
  })

  it('gives a finished game to its players, gone or not, and to nobody else', async () => {
    const settings = { game: 'qwixx', seats: 2, watch: 'players' } as const
    const { code, players } = await seatedTable(server.address, settings)
    const [host, friend] = players as [TestClient, TestClient]
    await Promise.all(players.map((player) => playRandomly(player)))
    const path = `/api/tables/${code}/games/1`
    const names = host.follower.table?.seats.map(({ name }) => name) ?? []
    await friend.send({ t: 'leave' })
    await host.send({ t: 'rematch' })
    const newcomer = await TestClient.open(server.address)
    await newcomer.join(code)
    await newcomer.send({ t: 'sit', seat: 1 })
    for (const player of [host, friend]) {
      const answer = await player.request('GET', path)
      const chairs = names.map((name) => ({ name, bot: null }))
      expect(readGameFile(await answer.text())).toMatchObject({ ok: true, value: { chairs } })
    }
    for (const answer of [await fetch(server.address + path), await newcomer.request('GET', path)]) {
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject({ error: { code: 'no-entry' } })
    }
    for (const player of [...players, newcomer]) player.close()
  })
})
