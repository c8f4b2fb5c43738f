import { setTimeout as pause } from 'node:timers/promises'
import { playRandomly, seatedTable } from '../src/testing/players.ts'
import type { AttackedHouse } from './house.ts'

/** Two people who only want to play, while others do what they do. */
export class HonestPair {
  /** What they were told that an honest player should not hear. */
  readonly errors: string[] = []
  readonly #waits: number[] = []
  #games = 0
  #isOver = false
  readonly #playing: Promise<void>

  constructor(house: AttackedHouse) {
    this.#playing = this.#play(house)
  }

  /** Lets them stop; answers how it went. */
  async end(): Promise<{ readonly games: number; readonly moves: number; readonly p99: number }> {
    this.#isOver = true
    await this.#playing
    const sorted = this.#waits.toSorted((a, b) => a - b)
    return {
      games: this.#games,
      moves: sorted.length,
      p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    }
  }

  async #play(house: AttackedHouse): Promise<void> {
    const headers = house.elsewhere()
    while (!this.#isOver) {
      try {
        const { players } = await seatedTable(house.address, { game: 'qwixx', seats: 2 }, headers)
        const options = {
          stop: () => this.#isOver,
          think: () => pause(150),
          onMove: (_: unknown, ms: number) => void this.#waits.push(ms),
        }
        await Promise.race([
          Promise.all(players.map((player) => playRandomly(player, options))),
          this.#over(),
        ])
        for (const player of players) player.close()
        this.#games++
      } catch (error) {
        this.errors.push((error as Error).message)
        await pause(1000)
      }
    }
  }

  async #over(): Promise<void> {
    while (!this.#isOver) await pause(50)
  }
}
