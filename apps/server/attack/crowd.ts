import type { TableSettingsInput } from '@rattlecup/protocol'
import { setTimeout as pause } from 'node:timers/promises'
import { playRandomly } from '../src/testing/players.ts'
import { TrustingDevice } from '../src/testing/trusting-device.ts'
import type { TestClient } from '../src/testing/client.ts'
import type { AttackedHouse } from './house.ts'

type Mix = TableSettingsInput & { readonly bots: readonly { seat: number; level: 'casual' }[] }

const bots = (...seats: number[]) => seats.map((seat) => ({ seat, level: 'casual' as const }))

/** What is played side by side: all four games, with bots and without. Throws of Strike are simulated, which takes its time. */
const MIXES: readonly Mix[] = [
  { game: 'qwixx', seats: 2, bots: [] },
  { game: 'gambler', seats: 3, bots: [] },
  { game: 'onecard', seats: 3, bots: bots(2) },
  { game: 'qwixx', seats: 4, bots: bots(3) },
  { game: 'onecard', seats: 2, bots: [] },
  { game: 'gambler', seats: 2, bots: bots(1) },
  { game: 'qwixx', seats: 3, bots: [] },
  { game: 'qwixx', seats: 2, bots: [] },
  { game: 'gambler', seats: 4, bots: [] },
  { game: 'strike', seats: 2, bots: [] },
]

/** People at many tables who play game after game, and think as long as people do. */
export class AttackingCrowd {
  readonly people: TestClient[] = []
  readonly codes: string[] = []
  /** What an honest player should not hear. */
  readonly errors: string[] = []
  moves = 0
  /** How long moves took to count since they were last looked at, in milliseconds. */
  waits: { readonly game: string; readonly ms: number }[] = []
  readonly #house: AttackedHouse
  readonly #thinkMs: number
  #isOver = false
  #tables: Promise<void>[] = []

  constructor(house: AttackedHouse, thinkMs: number) {
    this.#house = house
    this.#thinkMs = thinkMs
  }

  /** Brings this many people, a few tables at a time. */
  async open(people: number): Promise<void> {
    for (let index = 0; this.people.length < people;) {
      const some = Array.from({ length: 10 }, () => this.#openTable(MIXES[index++ % MIXES.length] as Mix))
      await Promise.all(some)
    }
  }

  async close(): Promise<void> {
    this.#isOver = true
    for (const person of this.people) person.close()
    await Promise.race([Promise.all(this.#tables), pause(5000)])
  }

  async #openTable({ bots: seats, ...settings }: Mix): Promise<void> {
    const headers = this.#house.elsewhere()
    const count = settings.seats - seats.length
    const players = await Promise.all(Array.from({ length: count }, () => this.#house.guest(headers)))
    // So that the house is the busy part: two thousand devices that check everything need more than one core.
    for (const player of players)
      player.dice = new TrustingDevice((command) => void player.send(command).catch(() => {}))
    const host = players[0] as TestClient
    const code = await host.createTable({ ...settings, bots: seats })
    for (const [seat, player] of players.entries()) {
      await player.join(code)
      await player.send({ t: 'sit', seat })
    }
    await host.send({ t: 'start' })
    this.people.push(...players)
    this.codes.push(code)
    this.#tables.push(this.#playOn(settings.game, players))
  }

  async #playOn(game: string, players: readonly TestClient[]): Promise<void> {
    const options = {
      stop: () => this.#isOver,
      think: () => pause(this.#thinkMs * (0.5 + Math.random())),
      onMove: (_: unknown, ms: number) => {
        this.moves++
        this.waits.push({ game, ms })
      },
    }
    try {
      while (!this.#isOver) {
        await Promise.all(players.map((player) => playRandomly(player, options)))
        if (!this.#isOver) await this.#again(players)
      }
    } catch (error) {
      if (!this.#isOver) this.errors.push(`${game}: ${(error as Error).message}`)
    }
  }

  async #again(players: readonly TestClient[]): Promise<void> {
    const host = players[0] as TestClient
    await host.send({ t: 'rematch' })
    await host.send({ t: 'start' })
    while (!this.#isOver && players.some(({ follower }) => follower.table?.phase === 'over')) await pause(50)
  }
}
