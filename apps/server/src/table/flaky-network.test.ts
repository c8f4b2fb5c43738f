import { FastSource } from '@rattlecup/kit'
import type { ServerMessage } from '@rattlecup/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DeviceVisitor } from '../testing/devices.ts'
import { scene, settle, Visitor } from '../testing/tables.ts'
import type { TableCommand } from './state/decide.ts'
import type { Table } from './table.ts'

/** One way; a lost packet is sent again later, and what follows it waits. */
const DELAY_MS = 150
const LOSS = 0.05
const AGAIN_MS = 400
const STEP_MS = 10
const SLEEP_MS = 6000

/** A phone far away: every message takes its time, some are lost and come later, and now and then it sleeps. */
class Phone extends DeviceVisitor {
  /** Until when nothing comes through. */
  asleepUntil = 0
  lastChoice = 0
  readonly waits: number[] = []
  #down = 0
  #up = 0
  readonly #source: FastSource
  #moves = 0

  constructor(table: Table, id: string, seed: string) {
    super(table, id)
    this.#source = new FastSource(`${id} ${seed}`)
  }

  override send(text: string): void {
    this.#down = this.#arrival(this.#down)
    setTimeout(() => this.#receive(text), this.#down - Date.now())
  }

  protected override deliver(command: object): void {
    this.#up = this.#arrival(this.#up)
    setTimeout(() => this.table.receive(this, command as TableCommand), this.#up - Date.now())
  }

  /** In order, as a socket delivers. */
  #arrival(before: number): number {
    const lost = this.#source.below(1000) < LOSS * 1000 ? AGAIN_MS : 0
    return Math.max(before, Date.now() + DELAY_MS + lost, this.asleepUntil)
  }

  #receive(text: string): void {
    super.send(text)
    const message = JSON.parse(text) as ServerMessage
    if (message.t === 'e' && message.e?.some((event) => event.length === 1) && this.lastChoice > 0) {
      this.waits.push(Date.now() - this.lastChoice)
      this.lastChoice = 0
    }
    const moves = this.follower.moves()
    const m = moves[this.#source.below(Math.max(1, moves.length))]
    if (!m || ('c' in message && message.c?.includes(this.follower.you ?? -1))) return
    this.lastChoice = Date.now()
    this.deliver({ t: 'move', i: `m${this.#moves++}`, m, p: this.follower.events.length })
  }
}

/** Looks on from the machine itself, and notes how long rolls were waited for. */
class Watch extends Visitor {
  readonly stood: number[] = []
  #askedAt = 0

  override send(text: string): void {
    super.send(text)
    const message = JSON.parse(text) as ServerMessage
    if (message.t !== 'e') return
    if (message.links && this.#askedAt > 0) this.stood.push(Date.now() - this.#askedAt)
    this.#askedAt = message.ask && !message.links ? Date.now() : 0
  }
}

interface Played {
  readonly watch: Watch
  readonly phones: readonly Phone[]
  readonly table: Table
}

/** A whole game of phones. */
async function play(seed: string, { sleeps }: { sleeps: boolean }): Promise<Played> {
  const { table } = await scene({ game: 'qwixx', seats: 2 }, { delays: { absence: 1e9 } })
  const watch = new Watch(table, 'watch')
  table.join(watch, 'join', undefined)
  const phones = ['host', 'friend'].map((id) => new Phone(table, id, seed))
  for (const phone of phones) table.join(phone, 'join', undefined)
  for (const [seat, phone] of phones.entries()) table.receive(phone, { t: 'sit', i: 'sit', seat })
  await pass(2000)
  table.receive(phones[0] as Phone, { t: 'start', i: 'start' })
  const source = new FastSource(`sleep ${seed}`)
  for (let step = 0; table.state.phase !== 'over' && step < 60_000; step++) {
    const sleeper = sleeps && source.below(1500) === 0 ? phones[source.below(2)] : undefined
    if (sleeper) sleeper.asleepUntil = Date.now() + SLEEP_MS
    await pass(STEP_MS)
  }
  return { watch, phones, table }
}

async function pass(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds)
  await settle(3)
}

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

describe('phones on a bad network: 300 ms there and back, 5 % lost', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
  afterEach(() => void vi.useRealTimers())

  it('finish their games, a roll comes at most one round trip later, and nobody breaks a seal', async () => {
    const games: Played[] = []
    for (let seed = 0; seed < 10; seed++) games.push(await play(`${seed}`, { sleeps: false }))
    for (const { table } of games) {
      expect(table.state.phase).toBe('over')
      expect(table.state.house?.ledger.broken).toEqual([0, 0])
    }
    const stood = games.flatMap(({ watch }) => watch.stood)
    const waits = games.flatMap(({ phones }) => phones.flatMap((phone) => phone.waits))
    expect(middle(stood)).toBeLessThanOrEqual(2 * DELAY_MS + 2 * STEP_MS)
    expect(Math.max(...stood)).toBeLessThanOrEqual(3000 + STEP_MS)
    console.log(
      `from the last choice to the roll, of ${stood.length}: median ${middle(waits)} ms, of them ${middle(stood)} ms for links`,
    )
  }, 60_000)

  it('that sleep hold up no roll for longer than three seconds, and the game is finished', async () => {
    const { watch, phones, table } = await play('asleep', { sleeps: true })
    expect(table.state.phase).toBe('over')
    expect(Math.max(...watch.stood)).toBeLessThanOrEqual(3000 + STEP_MS)
    for (const { dice } of phones) expect(dice.device?.alarm).toBeUndefined()
  }, 60_000)
})
