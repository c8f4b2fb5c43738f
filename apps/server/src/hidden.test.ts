import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findGame } from '@rattlecup/games'
import { commitmentOf, type JsonObject, type Match } from '@rattlecup/kit'
import type { RunningServer } from './server.ts'
import type { Store } from './store/contract.ts'
import { memoryStore } from './store/memory.ts'
import { replay } from './table/state/apply.ts'
import { readLog } from './table/state/records.ts'
import { TestClient } from './testing/client.ts'
import { playRandomly, seatedTable } from './testing/players.ts'
import { testServer } from './testing/server.ts'

/** Everything a client was ever sent, in the order it came. */
function tap(client: TestClient): string[] {
  const texts: string[] = []
  client.onText = (text) => void texts.push(text)
  return texts
}

const alphabetical = (ids: readonly string[]) => ids.join() === ids.toSorted().join()

describe('hidden things stay hidden', () => {
  let store: Store
  let server: RunningServer
  beforeAll(async () => {
    store = memoryStore()
    server = await testServer({}, store)
  })
  afterAll(() => server.close())

  const truth = async (code: string) => {
    const row = await store.directory.tableByCode(code)
    const records = await store.log.load(row?.id ?? 0)
    return { records, state: replay(readLog(records), findGame) }
  }

  it('no seed is sent before the end, and the one sent then is the one promised', async () => {
    const { code, players } = await seatedTable(server.address, { game: 'qwixx', seats: 2 })
    const texts = players.map(tap)
    const { state } = await truth(code)
    const { secret } = state
    const promise = players[0]?.follower.table?.dice
    await Promise.all(players.map((player) => playRandomly(player)))
    for (const sent of texts) {
      const revealing = sent.filter((text) => text.includes(secret))
      expect(revealing).toHaveLength(1)
      expect(JSON.parse(revealing[0] as string)).toMatchObject({
        table: { phase: 'over', dice: { secret } },
      })
      expect(sent.indexOf(revealing[0] as string)).toBeGreaterThan(5)
    }
    expect(promise?.commitment).toBe(commitmentOf(secret))
    for (const player of players) player.close()
  })

  it('a choice made in secret reaches nobody, by socket, look, rejoining or request, until all have chosen', async () => {
    const { code, players } = await seatedTable(server.address, { game: 'qwixx', seats: 2 })
    const [chooser, other] = players as [TestClient, TestClient]
    const spectator = await TestClient.open(server.address)
    await spectator.join(code)
    const texts = [tap(other), tap(spectator)]
    const move = chooser.follower.moves().at(0) as JsonObject
    await chooser.move(move)
    for (const client of [other, spectator]) {
      await client.send({ t: 'look' })
      await client.send({ t: 'join', table: code })
      const requests = [`/api/tables/${code}`, `/api/tables/${code}/position`]
      for (const path of requests) texts[0]?.push(await (await client.request('GET', path)).text())
    }
    expect(chooser.follower.view()).toMatchObject({ chosen: [0], own: move })
    expect(other.follower.view()).toMatchObject({ chosen: [0], own: null })
    const marks = texts.flat().filter((text) => !text.includes('"moves"') && text.includes('"mark"'))
    expect(marks).toEqual([])
    const looks = texts.flat().filter((text) => text.includes('"view"'))
    expect(looks.length).toBeGreaterThan(0)
    for (const text of looks) expect(JSON.parse(text)).toMatchObject({ view: { own: null, chosen: [0] } })
    const file = await other.request('GET', `/api/tables/${code}/games/1`)
    expect(file.ok).toBe(false)
    const { records } = await truth(code)
    expect(JSON.parse(records.at(-1) as string)).toMatchObject({ k: 'move', seat: 0, m: move, sealed: true })
    for (const player of [...players, spectator]) player.close()
  })

  it('covered boards are in no message until they are uncovered, and clients see the true game all the same', async () => {
    const { code, players } = await seatedTable(server.address, { game: 'gambler', seats: 2 })
    const texts = players.map(tap)
    const { state } = await truth(code)
    const [boards] = (state.match as Match).eventsWithSecrets
    const { order } = (boards as { chance: { order: string[] } }).chance
    expect(alphabetical(order.slice(1))).toBe(false)
    await Promise.all(players.map((player) => playRandomly(player)))
    for (const sent of texts.map((each) => each.map((text) => JSON.parse(text)))) {
      for (const { x, table } of sent) {
        if (!x || table?.phase === 'over') continue
        const shown = x[0][1].order as string[]
        const known = shown.findIndex((id, index) => id !== order[index])
        expect(alphabetical(known < 0 ? [] : shown.slice(known))).toBe(true)
      }
    }
    const after = await truth(code)
    expect(players[0]?.follower.match?.eventsWithSecrets).toEqual(after.state.match?.eventsWithSecrets)
    for (const player of players) player.close()
  })
})
