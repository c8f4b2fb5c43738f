import { networkOf } from './network.ts'

const MINUTE = 60_000
/** However many were tried at once, an hour later somebody may try again. */
const LONGEST_WAIT = 60

/** The guest and the address that look for a table. */
export interface Seeker {
  readonly guest: string | undefined
  readonly address: string
}

interface Count {
  misses: number
  since: number
}

/**
 * Codes that no table has, tried by guests and by addresses. There are few enough codes to try them all, so whoever
 * has missed too often finds no table by its code for a while; one miss is forgotten each minute.
 */
export class CodeMisses {
  readonly #most: number
  readonly #now: () => number
  readonly #counts = new Map<string, Count>()
  #tell: (missed: readonly string[]) => void = () => {}

  /** 0 is no limit. */
  constructor(most: number, now: () => number) {
    this.#most = most
    this.#now = now
  }

  isShutFor(seeker: Seeker): boolean {
    return this.#most > 0 && keysOf(seeker).some((key) => this.#missesOf(key) > this.#most - 1)
  }

  note(seeker: Seeker): void {
    const missed = keysOf(seeker)
    this.hear(missed)
    this.#tell(missed)
  }

  /** From now on other nodes are told too. */
  tellOthers(tell: (missed: readonly string[]) => void): void {
    this.#tell = tell
  }

  /** A code was missed, here or at another node. */
  hear(missed: readonly string[]): void {
    if (this.#most === 0) return
    for (const key of missed) {
      const misses = Math.min(this.#missesOf(key) + 1, this.#most + LONGEST_WAIT)
      this.#counts.set(key, { misses, since: this.#now() })
    }
  }

  /** Drops guests and addresses that have no misses left. */
  sweep(): void {
    for (const key of this.#counts.keys()) if (this.#missesOf(key) === 0) this.#counts.delete(key)
  }

  #missesOf(key: string): number {
    const count = this.#counts.get(key)
    return count ? Math.max(0, count.misses - (this.#now() - count.since) / MINUTE) : 0
  }
}

function keysOf({ guest, address }: Seeker): string[] {
  const keys = [`address ${networkOf(address)}`]
  return guest === undefined ? keys : [...keys, `guest ${guest}`]
}
