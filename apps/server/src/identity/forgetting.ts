import type { GuestDirectory } from '../store/contract.ts'
import type { Attendance } from './attendance.ts'

const DAY = 86_400_000
/** So few at a time that nobody has to wait for it. */
const BATCH = 200

interface ForgettingParts {
  readonly directory: GuestDirectory
  readonly attendance: Attendance
  /** How long a guest may stay away; 0 means forever. */
  readonly days: number
  /** Whether a guest has a socket or a stream open. */
  readonly isHere: (guest: string) => boolean
  /** Removes what a guest kept for themselves: games of their devices, reviews, how they are called. */
  readonly erase: (guest: string) => Promise<void>
}

/** Forgets links that are too old, and guests who have long been away and to whom nobody can come back. */
export class Forgetting {
  readonly #parts: ForgettingParts
  /** The guest looked at last. */
  #last = ''

  constructor(parts: ForgettingParts) {
    this.#parts = parts
  }

  /** A step of a round through all guests that begins again at its end. To be called now and then. */
  async step(now: number): Promise<void> {
    const { directory, days } = this.#parts
    await directory.removeExpiredLinks(now, BATCH)
    if (days === 0) return
    const ids = await directory.guestIds(this.#last, BATCH)
    this.#last = ids.at(-1) ?? ''
    await this.#notePresent(ids)
    // Guests are noted once a day, so one may have been here up to a day later than was noted.
    const gone = await directory.removeIdle(ids, now - (days + 1) * DAY)
    for (const id of gone) await this.#parts.erase(id)
  }

  async #notePresent(ids: readonly string[]): Promise<void> {
    const { attendance, isHere } = this.#parts
    for (const id of ids) if (isHere(id)) await attendance.note(id)
  }
}
