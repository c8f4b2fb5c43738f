import { setTimeout as pause } from 'node:timers/promises'
import { playRandomly, seatedTable } from '../src/testing/players.ts'
import type { TestClient } from '../src/testing/client.ts'

/** A command of a player that the server said counts. */
export interface Acknowledged {
  readonly code: string
  readonly id: string
  /** How much had been written down when the player heard of it. */
  readonly at: number
}

const TABLES = [
  { game: 'qwixx', seats: 2, options: { games: 5 } },
  { game: 'qwixx', seats: 4 },
  { game: 'gambler', seats: 2 },
  { game: 'onecard', seats: 3 },
]
/** After this many moves a player says something. */
const MOVES_A_WORD = 5

/** People at several tables who play as fast as they can, table after table, whatever the disk does. */
export class Play {
  readonly acknowledged: Acknowledged[] = []
  readonly #address: string
  readonly #position: () => number
  readonly #over = new AbortController()
  #running: Promise<void>[] = []

  constructor(address: string, position: () => number) {
    this.#address = address
    this.#position = position
    this.#running = TABLES.map((_, index) => this.#playOn(index))
  }

  async stop(): Promise<void> {
    this.#over.abort()
    await Promise.all(this.#running)
  }

  /** Resolves when this many more commands were acknowledged; false if that takes too long. */
  async goesOn(count: number, withinMs: number): Promise<boolean> {
    const enough = this.acknowledged.length + count
    for (const until = Date.now() + withinMs; Date.now() < until; await pause(10))
      if (this.acknowledged.length >= enough) return true
    return false
  }

  async #playOn(index: number): Promise<void> {
    while (!this.#over.signal.aborted) {
      try {
        await this.#playTable(TABLES[index] as (typeof TABLES)[number])
      } catch {
        // While the disk is full nobody can come or open a table; they try again.
        await pause(50)
      }
    }
  }

  async #playTable(settings: (typeof TABLES)[number]): Promise<void> {
    const { code, players } = await seatedTable(this.#address, settings, {}, this.#over.signal)
    try {
      await Promise.race([
        Promise.all(players.map((player) => this.#playSeat(code, player))),
        this.#untilOver(),
      ])
    } finally {
      for (const player of players) player.close()
    }
  }

  async #playSeat(code: string, player: TestClient): Promise<void> {
    const note = (id: string) => this.acknowledged.push({ code, id, at: this.#position() })
    let moves = 0
    const onMove = ({ i }: { readonly i: string }) => {
      note(i)
      if (++moves % MOVES_A_WORD > 0) return
      player.send({ t: 'say', what: { text: `after ${moves} moves` } }).then(
        (answer) => 'i' in answer && note(answer.i as string),
        () => {},
      )
    }
    await playRandomly(player, { stop: () => this.#over.signal.aborted, onMove })
  }

  /** Nobody waits for an answer that a server no longer gives. */
  async #untilOver(): Promise<void> {
    while (!this.#over.signal.aborted) await pause(20)
  }
}
