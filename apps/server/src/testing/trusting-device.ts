import { chainFrom, HOUSE_DICE, type Seat } from '@rattlecup/kit'
import type { DeviceCommand, ServerMessage, TableFollower } from '@rattlecup/protocol'
import { randomBytes } from 'node:crypto'
import { nativeSha256 } from '../table/state/native-mac.ts'

const ROOT_BYTES = 32

/**
 * Takes part in the dice as `SeatDevice` does, but believes all it is told: no digests, no proofs, no memory. For loads of
 * many players from one machine. The server has the same work with it: it is sent the same messages at the same moments.
 */
export class TrustingDevice {
  readonly #send: (command: DeviceCommand) => void
  #place: string | undefined
  /** One a game: no game that is played by this takes as many rolls as a chain has links. */
  #chain: readonly string[] = []
  /** The ask that the chain counts from, once it counts. */
  #from: number | undefined
  #answered = -1

  constructor(send: (command: DeviceCommand) => void) {
    this.#send = send
  }

  /** The chain to name when joining. */
  get head(): string | undefined {
    return this.#chain[0]
  }

  /** To be called with each message after the follower has taken it. */
  update(message: ServerMessage, { table, you, asks }: TableFollower): void {
    if (message.t === 'table' || message.t === 'resumed') this.#answered = -1
    if (table?.dice?.scheme !== HOUSE_DICE || you === null || table.phase === 'over') return
    const place = `${table.code}/${table.game}/${you}`
    if (place !== this.#place) this.#give(place)
    const ask = asks.length - 1
    const last = asks[ask]
    if (!last || last.links || ask === this.#answered || !last.asked.includes(you)) return
    this.#answered = ask
    this.#from ??= this.#firstAsk(asks, you)
    this.#send({ t: 'link', ask, link: this.#chain[ask - this.#from + 1] as string })
  }

  #give(place: string): void {
    this.#place = place
    this.#answered = -1
    this.#from = undefined
    this.#chain = chainFrom(randomBytes(ROOT_BYTES).toString('hex'), nativeSha256)
    this.#send({ t: 'head', head: this.#chain[0] as string })
  }

  #firstAsk(asks: TableFollower['asks'], you: Seat): number {
    const isOwn = (each: { seat: Seat; head: string }) => each.seat === you && each.head === this.head
    return Math.max(
      0,
      asks.findIndex(({ chains }) => chains.some(isOwn)),
    )
  }
}
