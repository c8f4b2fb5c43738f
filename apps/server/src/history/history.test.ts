import { readGameFile } from '@rattlecup/kit'
import type { FinishedGame, HistoryPage } from '@rattlecup/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunningServer } from '../server.ts'
import type { TestClient } from '../testing/client.ts'
import { playRandomly, seatedTable } from '../testing/players.ts'
import { temporaryFolder } from '../testing/process.ts'
import { testServer } from '../testing/server.ts'

const read = async <T>(client: TestClient, path: string): Promise<T> =>
  (await (await client.request('GET', path)).json()) as T

/** The list lags a little behind the log. */
async function listed(client: TestClient): Promise<FinishedGame> {
  for (;;) {
    const { games } = await read<HistoryPage>(client, '/api/me/games')
    if (games[0]) return games[0]
    await new Promise((resolve) => void setTimeout(resolve, 50))
  }
}

describe('finished games of mine', () => {
  let server: RunningServer
  let players: TestClient[]
  let game: FinishedGame
  beforeAll(async () => {
    server = await testServer()
    ;({ players } = await seatedTable(server.address, { game: 'qwixx', seats: 2, watch: 'players' }))
    await Promise.all(players.map((player) => playRandomly(player)))
    game = await listed(players[0] as TestClient)
  })
  afterAll(async () => {
    for (const player of players) player.close()
    await server.close()
  })
  const file = async () => read<Record<string, unknown>>(players[0] as TestClient, `/api/me/games/${game.id}`)

  it('are listed with their results, and searched', async () => {
    const [first, second] = players as [TestClient, TestClient]
    expect(game).toMatchObject({ game: 'qwixx', seat: 0, isHere: true })
    expect(game.players.map(({ score }) => score)).toEqual(first.follower.match?.status().scores)
    expect((await listed(second)).seat).toBe(1)
    const found = async (query: string) =>
      (await read<HistoryPage>(first, `/api/me/games?${query}`)).games?.length
    const name = encodeURIComponent(game.players[1]?.name ?? '')
    expect([await found(`name=${name}`), await found('name=nobody'), await found('game=strike')]).toEqual([
      1, 0, 0,
    ])
    expect((await first.request('GET', '/api/me/games?limit=1000')).status).toBe(400)
    expect((await first.request('GET', '/api/me/games?after=x')).status).toBe(400)
  })

  it('are files that can be verified, for those who played only', async () => {
    expect(readGameFile(JSON.stringify(await file()))).toMatchObject({ ok: true })
    const { players: others } = await seatedTable(server.address, { game: 'qwixx', seats: 1 })
    const stranger = others[0] as TestClient
    expect((await stranger.request('GET', `/api/me/games/${game.id}`)).ok).toBe(false)
    stranger.close()
  })

  it('of a device are kept once, if they are finished games', async () => {
    const first = players[0] as TestClient
    const send = async (body: object) => (await first.request('POST', '/api/me/games', body)).status
    const played = await file()
    const upload = { key: 'a', seat: 1, ended: 5, file: played }
    expect([await send(upload), await send(upload)]).toEqual([200, 200])
    const cut = { ...played, events: (played['events'] as unknown[]).slice(0, 5) }
    expect(await send({ ...upload, key: 'b', file: cut })).toBe(400)
    expect(await send({ ...upload, key: 'c', seat: 5 })).toBe(400)
    const { games } = await read<HistoryPage>(first, '/api/me/games')
    expect(games.map(({ isHere, seat }) => [isHere, seat])).toEqual([
      [true, 0],
      [false, 1],
    ])
    expect(await read(first, `/api/me/games/${games[1]?.id}`)).toMatchObject({ game: 'qwixx' })
  })

  it('are taken along as an archive that other programs read', async () => {
    const first = players[0] as TestClient
    const archive = Buffer.from(await (await first.request('GET', '/api/me/games.zip')).arrayBuffer())
    const folder = await temporaryFolder()
    const path = join(folder.path, 'games.zip')
    await writeFile(path, archive)
    const script = `import zipfile, json
z = zipfile.ZipFile(${JSON.stringify(path)})
assert z.testzip() is None
print(json.dumps([json.loads(z.read(n))["game"] for n in z.namelist()]))`
    const names = JSON.parse(execFileSync('python3', ['-c', script], { encoding: 'utf8' })) as string[]
    expect(names.length).toBeGreaterThan(0)
    expect(new Set(names)).toEqual(new Set(['qwixx']))
    await folder.remove()
  })

  it('add up, with what reviews of them came to', async () => {
    const first = players[0] as TestClient
    const review = await first.request('PUT', `/api/me/games/${game.id}/review`, {
      luck: 0.2,
      play: -0.1,
      mistakes: 2,
    })
    expect(review.ok).toBe(true)
    const { games, people } = await read<{ games: { reviewed: number }[]; people: unknown[] }>(
      first,
      '/api/me/statistics',
    )
    expect(games).toMatchObject([{ game: 'qwixx', reviewed: 1, mistakes: 2 }])
    expect(people).toMatchObject([{ played: 1 }])
  })
})
