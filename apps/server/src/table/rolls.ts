import type { Result, Seat } from '@rattlecup/kit'
import { codedError } from '../errors.ts'
import { FORWARD_MS } from './forwarding.ts'
import { LinksInHand, type GivenLink } from './links-in-hand.ts'
import type { Cause } from './members.ts'
import { encodeMessage, encodeRefusal } from './public/encode.ts'
import type { AutomaticCommand } from './state/decide-automatic.ts'
import type { TableState } from './state/state.ts'

interface RollsParts {
  readonly state: () => TableState
  readonly now: () => number
  /** Called in the table's turn, for what is to be done then. */
  readonly automate: (command: () => AutomaticCommand | undefined) => void
  /** Called with each link that a device gave here, for other nodes. */
  readonly onLink: ((given: GivenLink) => void) | undefined
  /** Whether another node is known to run the table. */
  readonly isRunElsewhere: () => boolean
}

/** The rolls of a table: each waits for the links of devices, and is made when all are here or somebody says that it is time. */
export class Rolls {
  readonly #parts: RollsParts
  readonly #links = new LinksInHand()

  constructor(parts: RollsParts) {
    this.#parts = parts
  }

  /** Whether a roll is about to be made, with or without those who have not answered. */
  get isAwaited(): boolean {
    const { settings, house } = this.#parts.state()
    return settings.wait === 'here' && house?.ledger.isAsking === true
  }

  /** The seats whose links the roll waits for: not those whose player left, or has no time left where all are waited for. */
  get missing(): Seat[] {
    return this.#links.missing(this.#parts.state(), this.#parts.now())
  }

  /** The links that are here for the awaited roll. */
  get inHand(): GivenLink[] {
    return this.#links.given(this.#parts.state())
  }

  take({ seat, ask, link }: GivenLink): Result<void> {
    return this.#links.take(this.#parts.state(), seat, { ask, link })
  }

  /** A device gives its link. */
  receive({ ask, link }: Omit<GivenLink, 'seat'>, { member, i }: NonNullable<Cause>): void {
    const state = this.#parts.state()
    const seat = state.seatOf(member.guest.id)
    if (seat === null) return member.send(encodeRefusal(i, codedError('not-seated')))
    const taken = this.take({ seat, ask, link })
    if (!taken.ok) return member.send(encodeRefusal(i, taken.error))
    const answer = encodeMessage({ t: 'ok', n: state.n, i })
    // The roll follows in a moment, and this goes along.
    if (member.sendAlong) member.sendAlong(answer)
    else member.send(answer)
    this.#parts.onLink?.({ seat, ask, link })
    this.makeIfWhole(ask)
  }

  /** A device gave its link at another node. */
  hear(given: GivenLink): void {
    this.#parts.automate(() => {
      if (this.take(given).ok) this.makeIfWhole(given.ask)
      return undefined
    })
  }

  /** Makes the roll of an ask with the links that are here, unless it is made. */
  make(ask: number): void {
    this.#parts.automate(() => this.#command(ask))
  }

  /** Makes it if all links are here. A node that runs the table elsewhere has them too, if nothing is lost, and goes first. */
  makeIfWhole(ask: number): void {
    if (this.missing.length > 0) return
    const make = () => this.#parts.automate(() => (this.missing.length > 0 ? undefined : this.#command(ask)))
    if (this.#parts.isRunElsewhere()) setTimeout(make, FORWARD_MS).unref()
    else make()
  }

  /** The table was read again. */
  keep(): void {
    this.#links.keep(this.#parts.state())
  }

  #command(ask: number): AutomaticCommand {
    return { t: 'links', ask, links: this.#links.all(this.#parts.state()) }
  }
}
