import type { Call, CallChoices } from '@rattlecup/protocol'
import type { Store, UncalledRow } from '../store/contract.ts'
import type { TableState } from '../table/state/state.ts'
import { LineCount } from '../limits/line-count.ts'
import type { Mailer } from '../mail/mailer.ts'
import { readChoices } from './choices.ts'
import { post, type Letter } from './post.ts'
import { isQuiet } from './quiet.ts'
import { pushLetter, type VapidKeys } from './push.ts'
import { SIGNATURE_HEADER, signatureOf, webhookKey } from './signature.ts'

interface CallerParts {
  readonly store: Pick<Store, 'directory' | 'calls'>
  readonly vapid: VapidKeys
  /** By which calls of webhooks are signed. */
  readonly webhookSecret: string
  /** Only where the house has an SMTP server. */
  readonly mailer?: Pick<Mailer, 'note'> | undefined
  readonly now: () => number
  /** How long somebody may be away before they are called, in milliseconds: a page that is reloaded is back at once. */
  readonly delay: number
  readonly allowPrivate: boolean
  readonly onError: (error: Error, about: string) => void
}

/** How often somebody who is to be called is looked for. */
const LOOK_MS = 500
/** Calls taken at once, of those that are due. */
const MOST_TAKEN = 100
/** Calls being sent at once; others wait. */
const MOST_SENDING = 20
/** Calls that may wait; beyond that they are dropped, to bound memory. */
const MOST_WAITING = 5000
/** For so long nobody else calls whom one node took; if they are not called by then, another one does. */
const TAKEN_MS = 10 * 60_000
/** How long a house that shuts goes on calling. */
const CLOSING_MS = 5000
/** Of one guest: a call says how many games wait, so the last ones say it all. */
const MOST_OF_GUEST = 50
/** The badge counts tables up to this many. */
const MOST_TABLES = 100

type About = Omit<Call, 'waiting' | 'silent'>

interface WaitingCall {
  readonly guest: string
  readonly about: About
  /** What was taken for it, to be noted when it is made. */
  readonly row?: UncalledRow
}

/**
 * Calls people who are awaited and not there, where and when they want to be called. Who is to be called is in the store,
 * so that a call is made once, by whichever node, though the one that saw somebody leave has ended.
 */
export class Caller {
  readonly #parts: CallerParts
  readonly #timer: NodeJS.Timeout
  #looking: Promise<void> | undefined
  #waiting: WaitingCall[] = []
  /** Who is being called: one call at a time for each, so that slow servers of one guest hold up nobody else's. */
  readonly #calling = new Map<string, Promise<void>>()
  /** How many calls of each guest wait. */
  readonly #counts = new LineCount(MOST_OF_GUEST)

  constructor(parts: CallerParts) {
    this.#parts = parts
    this.#timer = setInterval(() => {
      this.#looking ??= this.#look().finally(() => (this.#looking = undefined))
    }, LOOK_MS).unref()
  }

  /** A table no longer waits for people who were called to it. */
  withdraw({ code, game }: TableState, guests: readonly string[]): void {
    for (const guest of guests) this.#enqueue({ guest, about: { t: 'done', ...tableOf(code, game.id) } })
  }

  /** A game is over; those who are not there may want to know. */
  gameOver({ code, game }: TableState, absent: readonly string[]): void {
    for (const guest of absent) this.#enqueue({ guest, about: { t: 'over', ...tableOf(code, game.id) } })
  }

  /** Ends the calls that were begun, as far as there is time for it. Others are made by another node, or after the restart. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    const late = new Promise<void>((resolve) => void setTimeout(resolve, CLOSING_MS).unref())
    await Promise.race([this.#settled(), late])
    this.#waiting = []
  }

  async #settled(): Promise<void> {
    await this.#looking
    while (this.#calling.size > 0) await Promise.all(this.#calling.values())
  }

  async #look(): Promise<void> {
    const { store, now, delay, onError } = this.#parts
    try {
      if (this.#waiting.length > MOST_WAITING - MOST_TAKEN) return
      const since = now() - delay
      for (const row of await store.directory.takeUncalled(since, since + TAKEN_MS, MOST_TAKEN))
        this.#enqueue({ guest: row.guest, about: { t: kindOf(row), ...tableOf(row.code, row.game) }, row })
    } catch (error) {
      onError(error as Error, 'looking whom to call')
    }
  }

  #enqueue(call: WaitingCall): void {
    if (this.#waiting.length >= MOST_WAITING || this.#counts.isFull(call.guest)) return
    this.#counts.add(call.guest)
    this.#waiting.push(call)
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

  async #send({ guest, about, row }: WaitingCall): Promise<void> {
    try {
      const isCalled = await this.#call(guest, about)
      const isOver = row && !(await this.#parts.store.directory.noteCalled(row))
      // Who came back meanwhile did not count as called yet, so that nobody withdrew it.
      if (isCalled && isOver) await this.#call(guest, { ...about, t: 'done' })
    } catch (error) {
      this.#parts.onError(error as Error, 'calling somebody')
    }
    this.#calling.delete(guest)
    this.#giveWay(guest)
    this.#proceed()
  }

  /** Whoever was called goes behind all others: those with many calls and slow servers don't have all places to themselves. */
  #giveWay(guest: string): void {
    const own = this.#waiting.filter((call) => call.guest === guest)
    if (own.length > 0) this.#waiting = [...this.#waiting.filter((call) => call.guest !== guest), ...own]
  }

  /** False if there is nothing to call them for, or they don't want to be called. */
  async #call(guest: string, about: About): Promise<boolean> {
    const { store, mailer, now } = this.#parts
    const choices = readChoices(await store.calls.choicesOf(guest))
    if (!(about.t === 'over' ? choices.over : choices.turn)) return false
    const tables = await store.directory.tablesOf(guest, MOST_TABLES)
    const awaiting = tables.filter(({ awaited }) => awaited)
    // Somebody may have come back at another node, which withdraws the call; what comes after that would stay.
    if (isTurn(about) && !awaiting.some(({ code }) => code === about.table)) return false
    const silent = about.t === 'done' || (choices.quiet !== null && isQuiet(choices.quiet, now()))
    const call: Call = { ...about, waiting: awaiting.length, silent }
    const ways = [this.#push(guest, call), this.#hook(guest, choices, call), mailer?.note(guest, call)]
    // Where one fails, the others may not, and calling again would repeat those.
    for (const way of await Promise.allSettled(ways))
      if (way.status === 'rejected') this.#parts.onError(way.reason as Error, 'calling somebody')
    return true
  }

  async #push(guest: string, call: Call): Promise<void> {
    const { store, vapid } = this.#parts
    const pushed = (await store.calls.subscriptionsOf(guest)).map(async (row) => {
      const status = await this.#post(await pushLetter(row, call, vapid))
      // The browser has taken it back, or lost it.
      if (status === 404 || status === 410) await store.calls.removeSubscription(row.endpoint)
    })
    await Promise.all(pushed)
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

function kindOf({ phase }: UncalledRow): About['t'] {
  return phase === 'open' ? 'start' : 'turn'
}

function isTurn({ t }: About): boolean {
  return t === 'turn' || t === 'start'
}

function tableOf(code: string, game: string): Omit<About, 't'> {
  return { table: code, game, link: `/t/${code}` }
}
