import { findGame } from '@rattlecup/games'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { sqliteStore } from './store/sqlite/store.ts'
import { replay } from './table/state/apply.ts'
import { readLog } from './table/state/records.ts'
import type { TestClient } from './testing/client.ts'
import { playRandomly, seatedTable } from './testing/players.ts'
import { buildFor, freePort, ServerProcess, temporaryFolder } from './testing/process.ts'
import { setTimeout as pause } from 'node:timers/promises'

/** The whole length by KILLS=20 TABLES=50; shorter in everyday runs. */
const KILLS = Number(process.env['KILLS'] ?? 4)
const TABLES = Number(process.env['TABLES'] ?? 20)
/** On a machine that is busy with other things it takes longer for reasons that are not ours. */
const BACK_WITHIN_MS = Number(process.env['BACK_WITHIN_MS'] ?? 3000)

const random = (from: number, to: number) => from + Math.random() * (to - from)

interface Played {
  readonly code: string
  readonly players: readonly TestClient[]
  /** Ids of acknowledged moves, by seat. */
  readonly acknowledged: Set<string>
}

async function open(address: string): Promise<Played> {
  const { code, players } = await seatedTable(address, { game: 'qwixx', seats: 2, options: { games: 5 } })
  return { code, players, acknowledged: new Set() }
}

function play({ players, acknowledged }: Played, stop: () => boolean): Promise<void>[] {
  return players.map((player, seat) =>
    playRandomly(player, {
      stop,
      think: () => pause(random(0, 40)),
      onMove: (answer) => void acknowledged.add(`${seat} ${answer.i}`),
    }),
  )
}

describe('kill -9', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>> | undefined
  let server: ServerProcess | undefined
  const tables: Played[] = []
  afterAll(async () => {
    for (const { players } of tables) for (const player of players) player.close()
    await server?.end('SIGKILL')
    await folder?.remove()
  })

  it(`in the middle of play, ${KILLS} times: nothing acknowledged is lost, nothing counts twice, everybody is back`, async () => {
    folder = await temporaryFolder()
    const port = await freePort()
    const free = { RATE_MESSAGES: '0', RATE_REQUESTS: '0', RATE_GUESTS: '0', LINES_ADDRESS: '0' }
    server = new ServerProcess(await buildFor('kill'), { PORT: String(port), DATA_DIR: folder.path, ...free })
    await server.start()
    let stopped = false
    const playing: Promise<void>[] = []
    for (let i = 0; i < TABLES; i++) tables.push(await open(`http://127.0.0.1:${port}`))
    for (const table of tables) playing.push(...play(table, () => stopped))
    for (let kill = 0; kill < KILLS; kill++) {
      await pause(random(100, 700))
      await server.end('SIGKILL')
      await server.start()
      expect(await allBack(Date.now())).toBeLessThan(BACK_WITHIN_MS)
    }
    await pause(300)
    stopped = true
    await Promise.all(playing)
    expect(await server.end('SIGTERM')).toBe(0)
    server = undefined
    const moves = await audit(folder.path)
    expect(moves).toBeGreaterThan(TABLES * KILLS)
  }, 180_000)

  /** Waits until every client has joined again; answers how long that took. */
  async function allBack(since: number): Promise<number> {
    const clients = tables.flatMap(({ players }) => players)
    const deadline = since + 2 * BACK_WITHIN_MS
    while (clients.some((client) => !client.isJoined) && Date.now() < deadline) await pause(10)
    return Date.now() - since
  }

  /** Compares the log on disk with what clients were told, and with what they see. */
  async function audit(path: string): Promise<number> {
    const store = await sqliteStore(join(path, 'rattlecup.db'))
    let count = 0
    for (const { code, players, acknowledged } of tables) {
      const row = await store.directory.tableByCode(code)
      const records = await store.log.load(row?.id as number)
      const log = readLog(records)
      const { match } = replay(log, findGame)
      const moves = log.records.filter((record) => record.k === 'move')
      const ids = moves.map((move) => `${move.seat} ${move.i}`)
      expect(new Set(ids).size).toBe(ids.length)
      expect([...acknowledged].filter((id) => !ids.includes(id))).toEqual([])
      const seen = players[0]?.follower.match?.eventsWithSecrets.length ?? 0
      expect(match?.eventsWithSecrets.slice(0, seen)).toEqual(players[0]?.follower.match?.eventsWithSecrets)
      count += ids.length
    }
    await store.close()
    return count
  }
})
