import type { GameEvent, JsonObject, Match, Seat } from '@rattlecup/kit'
import { toWire, type WireEvent } from '@rattlecup/protocol'

/** What everybody may learn from the latest events. */
export interface Disclosure {
  readonly e?: WireEvent[]
  readonly c?: readonly Seat[]
  readonly x?: [number, JsonObject][]
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
  #visible = 0
  #chosen: Seat[] = []

  constructor(match: Match) {
    this.#match = match
  }

  /** How many events everybody may see. */
  get visible(): number {
    return this.#visible
  }

  /** Seats that have chosen in secret. */
  get chosen(): readonly Seat[] {
    return this.#chosen
  }

  get events(): WireEvent[] {
    return this.#match.events.slice(0, this.#visible).map((event) => this.#shown(event))
  }

  /** A seat's own secret choice. */
  ownChoice(seat: Seat | null): JsonObject | null {
    for (const event of this.#match.events.slice(this.#visible)) {
      if ('move' in event && event.seat === seat) return event.move
    }
    return null
  }

  /** To be called when a seat's choice was sealed and others are awaited. */
  seal(seat: Seat): Disclosure {
    this.#chosen.push(seat)
    return { c: this.#chosen.toSorted((a, b) => a - b) }
  }

  /** To be called when everything in the match's log has happened for everybody. */
  advance(): Disclosure {
    const fresh = this.#match.events.slice(this.#visible)
    for (const [offset, event] of fresh.entries()) this.#watch(this.#visible + offset, event)
    const e = fresh.map((event) => this.#shown(event))
    const x = this.#covered.size > 0 ? this.#corrections() : []
    this.#visible = this.#match.events.length
    if (this.#chosen.length > 0) this.#chosen = []
    return x.length > 0 ? { e, x } : { e }
  }

  #watch(index: number, event: GameEvent): void {
    if (!('chance' in event)) return
    const shown = coverOutcome(this.#match, event.chance)
    if (shown !== event.chance) this.#covered.set(index, JSON.stringify(shown))
  }

  #shown(event: GameEvent): WireEvent {
    return 'chance' in event ? [coverOutcome(this.#match, event.chance)] : toWire(event)
  }

  #corrections(): [number, JsonObject][] {
    const corrections: [number, JsonObject][] = []
    for (const [index, before] of this.#covered) {
      const { chance } = this.#match.events[index] as { chance: JsonObject }
      const shown = coverOutcome(this.#match, chance)
      if (shown === chance) this.#covered.delete(index)
      if (JSON.stringify(shown) !== before) {
        corrections.push([index, shown])
        if (shown !== chance) this.#covered.set(index, JSON.stringify(shown))
      }
    }
    return corrections
  }
}

/** The outcome itself if it hides nothing (any more), else one that shows what is uncovered and is neutral about the rest. */
function coverOutcome(match: Match, outcome: JsonObject): JsonObject {
  if (outcome['type'] !== 'boards' || match.game.rules.awaits(match.state) === 'over') return outcome
  const order = outcome['order'] as readonly string[]
  const uncovered = Number(match.view(null)['round'])
  const rest = order.slice(uncovered).toSorted()
  return { ...outcome, order: [...order.slice(0, uncovered), ...rest] }
}
