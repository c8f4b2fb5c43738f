import { callChoices, type Call, type CallChoices } from '@rattlecup/protocol'
import type { AwaitedChange, Store } from '../store/contract.ts'
import type { TableState } from '../table/state/state.ts'
import { post, type Letter } from './post.ts'
import { isQuiet } from './quiet.ts'
import { pushLetter, type VapidKeys } from './push.ts'

interface CallerParts {
  readonly store: Pick<Store, 'directory' | 'calls'>
  readonly vapid: VapidKeys
  readonly now: () => number
  /** How long somebody may be away before they are called, in milliseconds: a page that is reloaded is back at once. */
  readonly delay: number
  readonly allowPrivate: boolean
  readonly onError: (error: Error, about: string) => void
}

/** Letters under way at once; others wait. */
const MOST_SENDING = 20
/** Letters that wait; beyond, calls are lost rather than memory. */
const MOST_WAITING = 5000
/** No game of mine is missed in the number on the badge below this. */
const MOST_TABLES = 100

/** Calls people who are awaited and not there, where and when they want to be called. */
export class Caller {
  readonly #parts: CallerParts
  /** Calls that are about to be made, by guest and table. */
  readonly #pending = new Map<
    string,
    { readonly timer: NodeJS.Timeout; readonly make: () => Promise<void> }
  >()
  readonly #waiting: (() => Promise<void>)[] = []
  #sending = 0

  constructor(parts: CallerParts) {
    this.#parts = parts
  }

  /** A table begins or ends to wait for people. */
  awaitedChanged({ code, game }: TableState, { begun, ended }: AwaitedChange): void {
    const about = { table: code, game: game.id, link: `/t/${code}` }
    for (const guest of begun) this.#soon(guest, code, () => this.#call(guest, { ...about, t: 'turn' }))
    for (const guest of ended) {
      // Who was not called yet has nothing to be taken back.
      if (!this.#cancel(guest, code)) this.#enqueue(() => this.#call(guest, { ...about, t: 'done' }))
    }
  }

  /** A game is over; those who are not there may want to know. */
  gameOver({ code, game }: TableState, absent: readonly string[]): void {
    const about = { table: code, game: game.id, link: `/t/${code}`, t: 'over' } as const
    for (const guest of absent) this.#enqueue(() => this.#call(guest, about))
  }

  /** Makes the calls that were about to be made. */
  async close(): Promise<void> {
    const calls = [...this.#pending.values()]
    this.#pending.clear()
    for (const { timer } of calls) clearTimeout(timer)
    await Promise.all(calls.map(({ make }) => make().catch(() => {})))
  }

  #soon(guest: string, code: string, make: () => Promise<void>): void {
    if (this.#pending.size >= MOST_WAITING) return
    this.#cancel(guest, code)
    const timer = setTimeout(() => {
      this.#pending.delete(keyOf(guest, code))
      this.#enqueue(make)
    }, this.#parts.delay)
    this.#pending.set(keyOf(guest, code), { timer, make })
  }

  #cancel(guest: string, code: string): boolean {
    clearTimeout(this.#pending.get(keyOf(guest, code))?.timer)
    return this.#pending.delete(keyOf(guest, code))
  }

  #enqueue(make: () => Promise<void>): void {
    if (this.#waiting.length < MOST_WAITING) this.#waiting.push(make)
    this.#proceed()
  }

  #proceed(): void {
    while (this.#sending < MOST_SENDING) {
      const make = this.#waiting.shift()
      if (!make) return
      this.#sending++
      make()
        .catch((error: Error) => this.#parts.onError(error, 'calling somebody'))
        .finally(() => {
          this.#sending--
          this.#proceed()
        })
    }
  }

  async #call(guest: string, about: Omit<Call, 'waiting' | 'silent'>): Promise<void> {
    const { store, now } = this.#parts
    const choices = readChoices(await store.calls.choicesOf(guest))
    if (!(about.t === 'over' ? choices.over : choices.turn)) return
    const tables = await store.directory.tablesOf(guest, MOST_TABLES)
    const waiting = tables.filter(({ awaited }) => awaited).length
    const silent = about.t === 'done' || (choices.quiet !== null && isQuiet(choices.quiet, now()))
    const call: Call = { ...about, waiting, silent }
    await Promise.all([this.#push(guest, call), this.#hook(choices, call)])
  }

  async #push(guest: string, call: Call): Promise<void> {
    const { store, vapid } = this.#parts
    for (const row of await store.calls.subscriptionsOf(guest)) {
      const status = await this.#send(await pushLetter(row, call, vapid))
      // The browser has taken it back, or lost it.
      if (status === 404 || status === 410) await store.calls.removeSubscription(row.endpoint)
    }
  }

  async #hook({ webhook }: CallChoices, call: Call): Promise<void> {
    if (webhook === null || call.t === 'done') return
    const headers = { 'content-type': 'application/json' }
    await this.#send({ address: webhook, headers, body: JSON.stringify(call) })
  }

  /** Somebody else's server that can't be reached is no failure of ours. */
  #send(letter: Letter): Promise<number> {
    return post(letter, this.#parts.allowPrivate).catch(() => 0)
  }
}

export function readChoices(text: string | undefined): CallChoices {
  return callChoices.parse(text === undefined ? {} : JSON.parse(text))
}

function keyOf(guest: string, code: string): string {
  return `${guest} ${code}`
}
