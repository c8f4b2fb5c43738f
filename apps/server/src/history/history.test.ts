import { readGameFile } from '@rattlecup/kit'
import type {
  FinishedGame,
  HistoryPage,
  SharedLink,
  StatisticsAnswer,
  WholeReview,
} from '@rattlecup/protocol'
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

const isReview = ([name]: string[]) => name?.endsWith('-review.json')

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
  let code: string
  beforeAll(async () => {
    server = await testServer()
    ;({ players, code } = await seatedTable(server.address, { game: 'qwixx', seats: 2, watch: 'players' }))
    await Promise.all(players.map((player) => playRandomly(player)))
    game = await listed(players[0] as TestClient)
  })
  afterAll(async () => {
    for (const player of players) player.close()
    await server.close()
  })
  const anybody = (path: string) => fetch(`${server.address}${path}`)
  const whole = (client: TestClient) => read<WholeReview>(client, `/api/me/games/${game.id}/review`)
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

  it('of a device bring no names that deceive, and none without end', async () => {
    const first = players[0] as TestClient
    const names = ['\u202eeve', `${'x'.repeat(5000)}`]
    const chairs = names.map((name) => ({ name, bot: null }))
    const send = async (key: string, body: object) =>
      first.request('POST', '/api/me/games', { key, seat: 1, ended: 6, file: { ...(await file()), ...body } })
    expect((await send('d', { chairs: [{ name: 'a', bot: 'b'.repeat(21) }, chairs[1]] })).status).toBe(400)
    const { id } = (await (await send('e', { chairs })).json()) as { id: string }
    const kept = await read<{ chairs: { name: string }[] }>(first, `/api/me/games/${id}`)
    expect(kept.chairs.map(({ name }) => name)).toEqual(['eve', 'x'.repeat(24)])
    const { games } = await read<HistoryPage>(first, '/api/me/games?place=device')
    const listedNames = games.find((each) => each.id === id)?.players.map(({ name }) => name)
    expect(listedNames).toEqual(['eve', 'x'.repeat(24)])
  })

  it('are found by where and when they were played', async () => {
    const first = players[0] as TestClient
    const found = async (query: string) =>
      (await read<HistoryPage>(first, `/api/me/games?${query}`)).games.map(({ isHere }) => isHere)
    expect(await found('place=table')).toEqual([true])
    expect(await found('place=device')).toEqual([false, false])
    expect(await found(`from=${game.ended}&to=${game.ended + 1}`)).toEqual([true])
    expect(await found('to=5')).toEqual([])
  })

  it('are shared by those who played, shown to anybody with a picture, and shared no more', async () => {
    const [first, second] = players as [TestClient, TestClient]
    const answer = await first.request('POST', `/api/me/games/${code}-1/share`)
    const { token, link } = (await answer.json()) as SharedLink
    expect(link).toMatch(new RegExp(`/s/${token}$`))
    const other = (await (
      await second.request('POST', `/api/me/games/${game.id}/share`)
    ).json()) as SharedLink
    expect(other.token).not.toBe(token)
    const again = await first.request('POST', `/api/me/games/${game.id}/share`)
    expect(await again.json()).toEqual({ token, link })
    expect(readGameFile(await (await anybody(`/api/shared/${token}`)).text())).toMatchObject({ ok: true })
    const picture = Buffer.from(await (await anybody(`/api/shared/${token}/picture.png`)).arrayBuffer())
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
    expect((await first.request('DELETE', `/api/me/games/${game.id}/share`)).ok).toBe(true)
    expect((await anybody(`/api/shared/${token}`)).ok).toBe(false)
    expect((await anybody(`/api/shared/${token}/picture.png`)).ok).toBe(false)
    expect((await anybody(`/api/shared/${other.token}`)).ok).toBe(true)
    expect((await anybody('/api/shared/AAAAAAAAAAAAAAAA')).ok).toBe(false)
  })

  it('keep a review for the other devices of its player, and for nobody else', async () => {
    const [first, second] = players as [TestClient, TestClient]
    const send = (review: string) =>
      first.request('PUT', `/api/me/games/${game.id}/review`, { luck: 0, play: 0, mistakes: 0, review })
    expect(await whole(first)).toEqual({ review: null })
    const kept = { version: 1, by: 'playouts', unit: 'share', start: [[0.5, 0]], seats: [[1]], steps: [] }
    const step = { e: 0, c: [0.1, 0], g: 'blunder', b: { type: 'pass' }, w: [0.4, 0.6] }
    const text = JSON.stringify({ ...kept, steps: [step] })
    expect((await send(text)).ok).toBe(true)
    expect(await whole(first)).toEqual({ review: text })
    expect(await whole(second)).toEqual({ review: null })
    expect((await send('{"version":1}')).status).toBe(400)
    expect((await send('no JSON')).status).toBe(400)
    expect((await send('x'.repeat(57_000))).status).toBe(400)
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
print(json.dumps([[n, json.loads(z.read(n)).get("game")] for n in z.namelist()]))`
    const files = JSON.parse(execFileSync('python3', ['-c', script], { encoding: 'utf8' })) as string[][]
    expect(files.filter(isReview)).toEqual([[expect.stringContaining(`-qwixx-${game.id}-review`), null]])
    const games = files.filter((each) => !isReview(each)).map((each) => each[1])
    expect(games.length).toBeGreaterThan(0)
    expect(new Set(games)).toEqual(new Set(['qwixx']))
    await folder.remove()
  })

  it('add up, with what reviews of them came to', async () => {
    const first = players[0] as TestClient
    const review = await first.request('PUT', `/api/me/games/${game.id}/review`, {
      luck: 0.2,
      play: -0.1,
      mistakes: 2,
      blunders: 1,
      tally: { red: 7, constructor: 2 },
    })
    expect(review.ok).toBe(true)
    const { games, people, recent, tallies } = await read<StatisticsAnswer>(first, '/api/me/statistics')
    expect(games).toMatchObject([{ game: 'qwixx', reviewed: 1, mistakes: 2, blunders: 1, inaccuracies: 0 }])
    expect(recent[0]).toMatchObject({ game: 'qwixx', luck: 0.2 })
    expect(tallies).toEqual([{ game: 'qwixx', counts: { red: 7, constructor: 2 } }])
    expect(people).toMatchObject([{ played: 1 }])
  })
})
