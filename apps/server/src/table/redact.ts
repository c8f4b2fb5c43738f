import type { JsonObject, Match, Seat } from '@rattlecup/kit'
import { toWire, type WireEvent } from '@rattlecup/protocol'

/** What everybody may learn from the latest events. */
export interface Disclosure {
  /** The members `e`, `c` and `x` of a message, as JSON. */
  readonly told: string
  /** Whether it is only that a seat has chosen in secret. */
  readonly sealed: boolean
}

/**
 * The one place that decides what clients see of a match: its log without choices that are still secret and with
 * covered things covered. Clients replay it with the same rules, so a covered outcome is replaced by one that fits
 * everything visible and gives nothing away; when more of it is uncovered, a correction follows.
 */
export class PublicLog {
  readonly #match: Match
  /** Outcomes that still hide something, by index of the event, as last shown. */
  readonly #covered = new Map<number, string>()
  /** The events that nobody was told of yet, as JSON. */
  #fresh: string[] = []
  #visible = 0

  constructor(match: Match) {
    this.#match = match
  }

  /** How many events everybody may see. */
  get visible(): number {
    return this.#visible
  }

  /** Seats that have chosen in secret. */
  get chosen(): readonly Seat[] {
    return this.#match.chosen
  }

  get events(): WireEvent[] {
    return this.#match.publicEvents.map(toWire)
  }

  /** To be called with each move, as JSON, when it was made. */
  addMove(seat: Seat, move: string): void {
    this.#fresh.push(`[${seat},${move}]`)
  }

  /** To be called with each outcome, and its JSON, when it has happened. */
  addOutcome(outcome: JsonObject, text: string): void {
    const shown = this.#cover(outcome)
    const shownText = shown === outcome ? text : JSON.stringify(shown)
    if (shown !== outcome) this.#covered.set(this.#match.eventsWithSecrets.length - 1, shownText)
    this.#fresh.push(`[${shownText}]`)
  }

  /** To be called when a seat's choice was sealed and others are awaited. */
  seal(): Disclosure {
    return { told: `"c":[${this.#match.chosen.join(',')}]`, sealed: true }
  }

  /** To be called when everything in the match's log has happened for everybody. */
  advance(): Disclosure {
    const e = `"e":[${this.#fresh.join(',')}]`
    this.#fresh = []
    this.#visible = this.#match.eventsWithSecrets.length
    const x = this.#covered.size > 0 ? this.#corrections() : []
    return { told: x.length > 0 ? `${e},"x":${JSON.stringify(x)}` : e, sealed: false }
  }

  #cover(outcome: JsonObject): JsonObject {
    return this.#match.game.cover?.(this.#match.stateWithSecrets, outcome) ?? outcome
  }

  #corrections(): [number, JsonObject][] {
    const corrections: [number, JsonObject][] = []
    for (const [index, before] of this.#covered) {
      const { chance } = this.#match.eventsWithSecrets[index] as { chance: JsonObject }
      const shown = this.#cover(chance)
      if (shown === chance) this.#covered.delete(index)
      if (JSON.stringify(shown) !== before) {
        corrections.push([index, shown])
        if (shown !== chance) this.#covered.set(index, JSON.stringify(shown))
      }
    }
    return corrections
  }
}
