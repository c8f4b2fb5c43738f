import { writeFile } from 'node:fs/promises'
import { findGame, rollerOf } from '@rattlecup/games'
import { checkGameFile, FastSource, Match, verifyGame, type Game, type JsonObject } from '@rattlecup/kit'
import { unwrap } from '@rattlecup/kit/testing'
import type { TableInfo } from '@rattlecup/protocol'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { oldAnswers, oldDatabase } from '../../../fixtures/read.ts'
import { databaseIn, openData } from './data-dir.ts'
import type { RunningServer } from './server.ts'
import { TestClient } from './testing/client.ts'
import { temporaryFolder } from './testing/process.ts'
import { testServer } from './testing/server.ts'

interface Answer {
  readonly status: number
  readonly body: JsonObject
}

/** What somebody was told of a table, and of its first and second game. */
interface Seen {
  readonly info: Answer
  readonly position: Answer
  readonly files: readonly Answer[]
}

interface Recorded {
  readonly now: number
  readonly guests: readonly { readonly name: string; readonly cookie: string }[]
  readonly bot: { readonly id: string; readonly name: string; readonly token: string }
  readonly list: JsonObject
  readonly people: readonly {
    readonly me: JsonObject
    readonly tables: JsonObject
    readonly bots: JsonObject
  }[]
  readonly tables: Record<
    string,
    {
      readonly code: string
      /** By each guest, then by a spectator. */
      readonly seen: readonly Seen[]
      /** What a spectator who joins was sent. */
      readonly joined: JsonObject
    }
  >
}

const recorded = oldAnswers() as Recorded
const tables = Object.entries(recorded.tables).map(([name, table]) => ({ name, ...table }))
const infoOf = ({ seen }: { seen: readonly Seen[] }) => seen[0]?.info.body as unknown as TableInfo
const unfinished = tables.filter((table) => infoOf(table).phase !== 'over')
const finished = tables.flatMap(({ name, seen }) =>
  (seen[0]?.files ?? []).flatMap(({ status, body }) => (status === 200 ? [{ name, file: body }] : [])),
)

/** Today's server on a copy of the old database, on the day on which it was written: its cookies are good for a year. */
function onOldDatabase(): { readonly address: string; readonly again: (guest: number) => TestClient } {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let server: RunningServer
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: recorded.now })
    folder = await temporaryFolder()
    await writeFile(databaseIn(folder.path), oldDatabase())
    server = await testServer({ absence: '86400' }, await openData(folder.path))
  })
  afterAll(async () => {
    await server.close()
    await folder.remove()
    vi.useRealTimers()
  })
  return {
    get address() {
      return server.address
    },
    again: (guest) => TestClient.again(server.address, recorded.guests[guest]?.cookie ?? ''),
  }
}

async function get(client: TestClient, path: string): Promise<Answer> {
  const answer = await client.request('GET', path)
  return { status: answer.status, body: (await answer.json()) as JsonObject }
}

/** What was shown of the dice has other names since: the commitment is the same, and so is the secret. */
function asToday(body: JsonObject): JsonObject {
  const { dice, proof, table, ...rest } = body as Record<string, JsonObject | null>
  return {
    ...rest,
    ...(table ? { table: asToday(table) } : {}),
    ...(dice
      ? { dice: { commitment: dice['commitment'], secret: proof?.['secret'] ?? null } }
      : dice === null
        ? { dice }
        : {}),
  }
}

/** The same answer, with keys of its own at most; of a refusal, whose sentence may be another, the same code. */
function expectSame(now: Answer, before: Answer): void {
  expect(now.status).toBe(before.status)
  if (before.status === 200) return expect(now.body).toMatchObject(asToday(before.body))
  const { code } = before.body['error'] as { code: string }
  expect(now.body).toMatchObject({ error: { code } })
}

describe('the database of an older version', () => {
  const server = onOldDatabase()

  it('knows its guests by their cookies, and its bots by their tokens', async () => {
    for (const [guest, before] of recorded.people.entries()) {
      const client = server.again(guest)
      expect(await (await client.request('POST', '/api/me')).json()).toEqual(before.me)
      expect((await get(client, '/api/me/tables')).body).toMatchObject(before.tables)
      expect((await get(client, '/api/bots')).body).toEqual(before.bots)
    }
    const headers = { authorization: `Bearer ${recorded.bot.token}` }
    const me = await fetch(`${server.address}/api/me`, { method: 'POST', headers })
    expect(await me.json()).toMatchObject({ id: recorded.bot.id, name: recorded.bot.name, bot: true })
  })

  it('lists the same open tables', async () => {
    expect((await get(await TestClient.open(server.address), '/api/tables')).body).toEqual(recorded.list)
  })

  it.each(tables)('$name: everybody sees the same as before', async ({ code, seen, joined }) => {
    const spectator = await TestClient.open(server.address)
    const clients = [...recorded.guests.map((_, guest) => server.again(guest)), spectator]
    for (const [who, client] of clients.entries()) {
      const { info, position, files } = seen[who] as Seen
      expectSame(await get(client, `/api/tables/${code}`), info)
      expectSame(await get(client, `/api/tables/${code}/position`), position)
      for (const [index, file] of files.entries()) {
        const now = await get(client, `/api/tables/${code}/games/${index + 1}`)
        if (file.status === 200) expect(now).toEqual(file)
        // Who may not have a game is no longer told whether it is over.
        else expect([file.status, 403]).toContain(now.status)
      }
    }
    expect(await answerToJoin(spectator, code)).toMatchObject(
      joined['t'] === 'no' ? { t: 'no' } : asToday(joined),
    )
  })

  it('holds finished games of all four kinds, and today every one is as fair as it was', async () => {
    expect(new Set(finished.map(({ file }) => file['game'])).size).toBe(4)
    for (const { name, file } of finished.filter(({ file }) => 'dice' in file)) {
      const checked = unwrap(checkGameFile(file))
      const game = findGame(checked.game) as Game
      const roller = await rollerOf(unwrap(Match.start(game, checked.players, checked.options)))
      expect([name, unwrap(verifyGame(game, checked, { roll: roller }))]).toMatchObject([
        name,
        { fair: true, faults: [] },
      ])
    }
  })
})

async function answerToJoin(client: TestClient, code: string): Promise<JsonObject> {
  const answers: JsonObject[] = []
  client.onMessage = (message) => void answers.push(message as unknown as JsonObject)
  await client.join(code).catch(() => undefined)
  client.close()
  return answers.find(({ t }) => t === 'table' || t === 'no') as JsonObject
}

describe('a game begun with an older version', () => {
  const server = onOldDatabase()

  it.each(unfinished)('$name: is played to its end', async (table) => {
    const { seats, phase } = infoOf(table)
    const people = seats.flatMap(({ name }, seat) => (name === null ? [] : [seat]))
    const players = people.map((seat) => server.again(seat))
    for (const player of players) await player.join(table.code)
    const [host] = players as [TestClient]
    if (phase === 'paused') await host.send({ t: 'resume' })
    if (phase === 'open')
      await begin(
        host,
        seats.findIndex(({ name, bot }) => name === null && bot === null),
      )
    await playOn(players)
    const { game } = host.follower.table as TableInfo
    expect((await get(host, `/api/tables/${table.code}/games/${game}`)).status).toBe(200)
    for (const player of players) player.close()
  })
})

async function begin(host: TestClient, emptySeat: number): Promise<void> {
  await host.send({ t: 'bot', seat: emptySeat, level: 'casual' })
  await host.send({ t: 'start' })
}

/** Random legal moves of whoever may move, and dice from anywhere where real ones are awaited. */
async function playOn(players: readonly TestClient[]): Promise<void> {
  const [host] = players as [TestClient]
  const source = new FastSource('real dice')
  while (host.follower.table?.phase !== 'over') {
    const { match, table } = host.follower
    const mover = players.find(({ follower }) => follower.moves().length > 0)
    if (table?.settings.dice === 'real' && match?.waiting().kind === 'chance')
      await host.send({ t: 'outcome', o: unwrap(match.draw(source)) })
    else if (mover) await mover.move(mover.follower.moves()[0] as JsonObject)
    else await new Promise((resolve) => void setTimeout(resolve, 5))
  }
}
