import { findGame } from '@rattlecup/games'
import { expect } from 'vitest'
import type { Store } from '../store/contract.ts'
import { replay } from '../table/state/apply.ts'
import { readLog } from '../table/state/records.ts'
import type { TestClient } from './client.ts'
import { playRandomly, seatedTable } from './players.ts'

export const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/** Waits until everybody has joined again; answers how long that took. */
export async function allBack(tables: readonly PlayedTable[]): Promise<number> {
  const since = Date.now()
  while (tables.some((table) => !table.isComplete) && Date.now() - since < 60_000) await pause(20)
  return Date.now() - since
}

/** Tables opened at once. */
const AT_ONCE = 10

/** A table at which all play, through whatever happens, and what they were told. */
export class PlayedTable {
  readonly code: string
  readonly players: readonly TestClient[]
  /** Ids of acknowledged moves, with their seats. */
  readonly acknowledged = new Set<string>()
  readonly #playing: Promise<void>[]
  #isStopped = false

  private constructor(code: string, players: readonly TestClient[], thinkMs: number) {
    this.code = code
    this.players = players
    this.#playing = players.map((player, seat) =>
      playRandomly(player, {
        stop: () => this.#isStopped,
        think: () => pause(thinkMs * (0.5 + Math.random())),
        onMove: ({ i }) => void this.acknowledged.add(`${seat} ${i}`),
      }),
    )
  }

  static async open(address: string, thinkMs: number): Promise<PlayedTable> {
    const options = { game: 'qwixx', seats: 2, options: { games: 5 } }
    const { code, players } = await seatedTable(address, options)
    return new PlayedTable(code, players, thinkMs)
  }

  /** Some at a time: players wait for each other, not for their turn to come in. */
  static async openAll(
    address: string,
    { tables, thinkMs }: { readonly tables: number; readonly thinkMs: number },
  ): Promise<PlayedTable[]> {
    const opened: PlayedTable[] = []
    while (opened.length < tables) {
      const some = Array.from({ length: Math.min(AT_ONCE, tables - opened.length) }, () =>
        PlayedTable.open(address, thinkMs),
      )
      opened.push(...(await Promise.all(some)))
    }
    return opened
  }

  get isComplete(): boolean {
    return this.players.every((player) => player.isJoined)
  }

  /** When the last of them came to the table. */
  get joinedAt(): number {
    return Math.max(...this.players.map((player) => player.joinedAt))
  }

  /** Ends when the last move that was begun is answered. */
  async stop(): Promise<void> {
    this.#isStopped = true
    // Waiting for a player who has stopped would never end.
    for (const player of this.players) player.onMessage({ t: 'pong', i: '' })
    await Promise.all(this.#playing)
  }

  close(): void {
    for (const player of this.players) player.close()
  }

  /** Compares the log with what each client was told and shows; answers how many moves there are. */
  async audit(store: Store): Promise<number> {
    const row = await store.directory.tableByCode(this.code)
    const log = readLog(await store.log.load(row?.id as number))
    const { match } = replay(log, findGame)
    const moves = log.records.flatMap((record) => (record.k === 'move' ? [`${record.seat} ${record.i}`] : []))
    expect(new Set(moves).size).toBe(moves.length)
    expect([...this.acknowledged].filter((id) => !moves.includes(id))).toEqual([])
    for (const { follower } of this.players) {
      expect(follower.n).toBe(log.records.length)
      expect(follower.match?.eventsWithSecrets).toEqual(match?.openEventsWithSecrets)
    }
    return moves.length
  }
}
