import type { Said } from '@rattlecup/protocol'

/** How many of the last messages a newcomer sees. */
const KEPT = 30

/** A message and who could hear it: null is anybody. */
interface Heard {
  readonly said: Said
  readonly by: ReadonlySet<string> | null
}

/** What was said at a table. */
export class Talk {
  /** How often players, and others, have said something. */
  readonly count = { players: 0, others: 0 }
  readonly #heard: Heard[] = []

  /** `insiders` are all who can hear it; null is anybody. */
  add(said: Said, insiders: readonly string[] | null): void {
    this.count[said.seat === null ? 'others' : 'players']++
    this.#heard.push({ said, by: insiders && new Set(insiders) })
    if (this.#heard.length > KEPT) this.#heard.shift()
  }

  /** The last of it, as far as a guest could hear it: what was said among players stays among them. */
  heardBy(guest: string): Said[] {
    return this.#heard.filter(({ by }) => by === null || by.has(guest)).map(({ said }) => said)
  }
}
