import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** When a simulation begins, in milliseconds since 1970. */
const BEGIN = 1_800_000_000_000

interface Event {
  readonly at: number
  readonly order: number
  readonly run: () => void
}

/** The same sequence for the same seed, wherever it runs. */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed | 0
  }

  /** From 0 up to, but not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  between(from: number, to: number): number {
    return from + this.next() * (to - from)
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  happens(share: number): boolean {
    return this.next() < share
  }
}

/** 32 bytes that nobody could guess, were this not a simulation; in hexadecimal. */
export function secretOf({ chance }: Pick<World, 'chance'>): string {
  return Array.from({ length: 64 }, () => chance.below(16).toString(16)).join('')
}

const drained = setImmediate

/** A clock that goes on only when everything at one moment is done, and what is to happen at which moment. */
export class World {
  readonly chance: Chance
  #now = BEGIN
  #order = 0
  readonly #events: Event[] = []

  constructor(seed: number) {
    this.chance = new Chance(seed)
  }

  get now(): number {
    return this.#now
  }

  /** Answers how to call it off. */
  after(ms: number, run: () => void): () => void {
    const event = { at: this.#now + Math.max(0, ms), order: this.#order++, run }
    let [low, high] = [0, this.#events.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#events[middle] as Event).at <= event.at) low = middle + 1
      else high = middle
    }
    this.#events.splice(low, 0, event)
    return () => {
      const index = this.#events.indexOf(event)
      if (index >= 0) this.#events.splice(index, 1)
    }
  }

  /** Lets time pass until something holds; false if it doesn't within this many milliseconds. */
  async until(holds: () => boolean, ms: number): Promise<boolean> {
    const end = this.#now + ms
    await settled()
    while (!holds()) {
      const next = this.#events[0]
      if (!next || next.at > end) {
        this.#now = end
        return holds()
      }
      this.#events.shift()
      this.#now = next.at
      next.run()
      await settled()
    }
    return true
  }

  async pass(ms: number): Promise<void> {
    await this.until(() => false, ms)
  }
}

/** All promises that can be kept now are. */
function settled(): Promise<void> {
  return new Promise((resolve) => void drained(resolve))
}

const TIMERS = ['setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval'] as const

const cancel = (timer: { cancel?: () => void } | undefined) => timer?.cancel?.()

/** Runs something whose timers and clocks are the world's. */
export async function inWorld<T>(world: World, run: () => Promise<T>): Promise<T> {
  const real = TIMERS.map((name) => [name, globalThis[name]] as const)
  const realNow = Date.now
  const later =
    (repeats: boolean) =>
    (action: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
      const timer = { cancel: () => {}, unref: () => timer, ref: () => timer }
      const arm = () => {
        timer.cancel = world.after(ms, () => {
          if (repeats) arm()
          action(...given)
        })
      }
      arm()
      return timer
    }
  Object.assign(globalThis, {
    setTimeout: later(false),
    setInterval: later(true),
    setImmediate: (action: () => void) => later(false)(action, 0),
    clearTimeout: cancel,
    clearInterval: cancel,
  })
  const { randomInt } = crypto
  crypto.randomInt = ((limit: number) => world.chance.below(limit)) as typeof randomInt
  syncBuiltinESMExports()
  Date.now = () => Math.floor(world.now)
  Object.defineProperty(performance, 'now', { value: () => world.now, configurable: true })
  try {
    return await run()
  } finally {
    Object.assign(globalThis, Object.fromEntries(real))
    Date.now = realNow
    crypto.randomInt = randomInt
    syncBuiltinESMExports()
    Reflect.deleteProperty(performance, 'now')
  }
}
