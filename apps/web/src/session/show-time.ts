import type { Tempo } from '@rattlecup/ui'

/** At a brisk pace, all that others do between two of the player's own choices is shown within this time. */
export const BRISK_MS = 3600
/** No step takes more of what is left of it, so that something is left for all that follow. */
const SHARE = 0.3
/** Whoever waited this long for a person is in no hurry to see what they did. */
const IDLE_MS = 1000
/** The player's own dice are seen to fall even at the fastest pace. */
const OWN_ROLL_MS = 250

/** How long steps are shown: a budget that the player's next choice or roll, or a long wait, fills again. */
export class ShowTime {
  #left = BRISK_MS
  #idleSince: number | undefined

  /** Something is asked of the player: what comes next is shown with all the time there is. */
  refill(): void {
    this.#left = BRISK_MS
  }

  /** Everything has been shown. */
  idle(now: number): void {
    this.#idleSince ??= now
  }

  /** How long to show a step that would like `wish` milliseconds. */
  take(wish: number, { tempo, isOwnRoll, now }: { tempo: Tempo; isOwnRoll: boolean; now: number }): number {
    if (this.#idleSince !== undefined && now - this.#idleSince > IDLE_MS) this.refill()
    this.#idleSince = undefined
    if (tempo === 'calm') return wish
    if (tempo === 'instant') return isOwnRoll ? Math.min(wish, OWN_ROLL_MS) : 0
    if (isOwnRoll) return wish
    const given = Math.min(wish, this.#left * SHARE)
    this.#left -= given
    return given
  }
}
