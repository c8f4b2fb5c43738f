import { callChoices, type Call, type CallChoices } from '@rattlecup/protocol'
import type { AwaitedChange, Store } from '../store/contract.ts'
import type { TableState } from '../table/state/state.ts'
import { LineCount } from '../limits/line-count.ts'
import { post, type Letter } from './post.ts'
import { isQuiet } from './quiet.ts'
import { pushLetter, type VapidKeys } from './push.ts'
import { SIGNATURE_HEADER, signatureOf, webhookKey } from './signature.ts'

interface CallerParts {
  readonly store: Pick<Store, 'directory' | 'calls'>
  readonly vapid: VapidKeys
  /** By which calls of webhooks are signed. */
  readonly webhookSecret: string
  readonly now: () => number
  /** How long somebody may be away before they are called, in milliseconds: a page that is reloaded is back at once. */
  readonly delay: number
  readonly allowPrivate: boolean
  readonly onError: (error: Error, about: string) => void
}

/** Calls being sent at once; others wait. */
const MOST_SENDING = 20
/** Calls that may wait; beyond that they are dropped, to bound memory. */
const MOST_WAITING = 5000
/** How long a house that shuts goes on calling. */
const CLOSING_MS = 5000
/** Of one guest: a call says how many games wait, so the last ones say it all. */
const MOST_OF_GUEST = 200
/** The badge counts tables up to this many. */
const MOST_TABLES = 100

/** Calls people who are awaited and not there, where and when they want to be called. */
export class Caller {
  readonly #parts: CallerParts
  /** Calls that are about to be made, by guest and table. */
  readonly #pending = new Map<
    string,
    { readonly guest: string; readonly timer: NodeJS.Timeout; readonly make: () => Promise<void> }
  >()
  readonly #waiting: { readonly guest: string; readonly make: () => Promise<void> }[] = []
  /** Who is being called: one call at a time for each, so that slow servers of one guest hold up nobody else's. */
  readonly #calling = new Map<string, Promise<void>>()
  /** How many calls of each guest wait. */
  readonly #counts = new LineCount(MOST_OF_GUEST)

  constructor(parts: CallerParts) {
    this.#parts = parts
  }

  /** A table begins or stops waiting for people. */
  awaitedChanged({ code, game }: TableState, { begun, ended }: AwaitedChange): void {
    const about = { table: code, game: game.id, link: `/t/${code}` }
    for (const guest of begun) this.#soon(guest, code, () => this.#call(guest, { ...about, t: 'turn' }))
    for (const guest of ended) {
      // Whoever has not been called yet has no call to withdraw.
      if (!this.#cancel(guest, code)) this.#enqueue(guest, () => this.#call(guest, { ...about, t: 'done' }))
    }
  }

  /** A game is over; those who are not there may want to know. */
  gameOver({ code, game }: TableState, absent: readonly string[]): void {
    const about = { table: code, game: game.id, link: `/t/${code}`, t: 'over' } as const
    for (const guest of absent) this.#enqueue(guest, () => this.#call(guest, about))
  }

  /** Makes the calls that were about to be made, as far as there is time for it. */
  async close(): Promise<void> {
    const calls = [...this.#pending.values()]
    this.#pending.clear()
    for (const { guest, timer, make } of calls) {
      clearTimeout(timer)
      this.#enqueue(guest, make)
    }
    const late = new Promise<void>((resolve) => void setTimeout(resolve, CLOSING_MS).unref())
    await Promise.race([this.#settled(), late])
    this.#waiting.length = 0
  }

  async #settled(): Promise<void> {
    while (this.#calling.size > 0) await Promise.all(this.#calling.values())
  }

  #soon(guest: string, code: string, make: () => Promise<void>): void {
    if (this.#pending.size >= MOST_WAITING) return
    this.#cancel(guest, code)
    const timer = setTimeout(() => {
      this.#pending.delete(keyOf(guest, code))
      this.#enqueue(guest, make)
    }, this.#parts.delay)
    this.#pending.set(keyOf(guest, code), { guest, timer, make })
  }

  #cancel(guest: string, code: string): boolean {
    clearTimeout(this.#pending.get(keyOf(guest, code))?.timer)
    return this.#pending.delete(keyOf(guest, code))
  }

  #enqueue(guest: string, make: () => Promise<void>): void {
    if (this.#waiting.length >= MOST_WAITING || this.#counts.isFull(guest)) return
    this.#counts.add(guest)
    this.#waiting.push({ guest, make })
    this.#proceed()
  }

  #proceed(): void {
    while (this.#calling.size < MOST_SENDING) {
      const at = this.#waiting.findIndex(({ guest }) => !this.#calling.has(guest))
      const [next] = at < 0 ? [] : this.#waiting.splice(at, 1)
      if (!next) return
      this.#counts.remove(next.guest)
      this.#calling.set(next.guest, this.#send(next))
    }
  }

  async #send({ guest, make }: { guest: string; make: () => Promise<void> }): Promise<void> {
    await make().catch((error: Error) => this.#parts.onError(error, 'calling somebody'))
    this.#calling.delete(guest)
    this.#proceed()
  }

  async #call(guest: string, about: Omit<Call, 'waiting' | 'silent'>): Promise<void> {
    const { store, now } = this.#parts
    const choices = readChoices(await store.calls.choicesOf(guest))
    if (!(about.t === 'over' ? choices.over : choices.turn)) return
    const tables = await store.directory.tablesOf(guest, MOST_TABLES)
    const waiting = tables.filter(({ awaited }) => awaited).length
    const silent = about.t === 'done' || (choices.quiet !== null && isQuiet(choices.quiet, now()))
    const call: Call = { ...about, waiting, silent }
    await Promise.all([this.#push(guest, call), this.#hook(guest, choices, call)])
  }

  async #push(guest: string, call: Call): Promise<void> {
    const { store, vapid } = this.#parts
    for (const row of await store.calls.subscriptionsOf(guest)) {
      const status = await this.#post(await pushLetter(row, call, vapid))
      // The browser has taken it back, or lost it.
      if (status === 404 || status === 410) await store.calls.removeSubscription(row.endpoint)
    }
  }

  async #hook(guest: string, { webhook }: CallChoices, call: Call): Promise<void> {
    if (webhook === null || call.t === 'done') return
    const { webhookSecret, now } = this.#parts
    const body = JSON.stringify(call)
    const signature = signatureOf(webhookKey(webhookSecret, guest), body, now())
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature }
    await this.#post({ address: webhook, headers, body })
  }

  /** A push service that can't be reached is not an error of ours. */
  #post(letter: Letter): Promise<number> {
    return post(letter, this.#parts.allowPrivate).catch(() => 0)
  }
}

export function readChoices(text: string | undefined): CallChoices {
  return callChoices.parse(text === undefined ? {} : JSON.parse(text))
}

function keyOf(guest: string, code: string): string {
  return `${guest} ${code}`
}
