import type { GuestRow } from '../store/contract.ts'
import { networkOf } from './network.ts'
import { LineCount } from './line-count.ts'

/** How many lines are looked up at a time. */
const BATCH = 200

/** A socket or a stream. */
interface OpenLine {
  /** The guest, by their present name. */
  readonly guest: GuestRow & { name: string }
  /** The session or the token's hash by which the guest opened it. */
  readonly credential: string
  close(): void
}

/** What concerns a guest's lines at every node. */
export type GuestNews =
  | { readonly revoked: string; readonly credential?: string }
  | { readonly renamed: string; readonly name: string }

/** Lines that stay open, sockets and streams, limited by the guest and by the address. */
export class OpenLines {
  readonly #guests: LineCount
  readonly #addresses: LineCount
  readonly #lines = new Map<string, Set<OpenLine>>()
  #tell: (news: GuestNews) => void = () => {}

  constructor(most: { readonly ofGuest: number; readonly ofAddress: number }) {
    this.#guests = new LineCount(most.ofGuest)
    this.#addresses = new LineCount(most.ofAddress)
  }

  /** Answers what to call when the line is closed; undefined if it may not be opened. */
  open(line: OpenLine, address: string): (() => void) | undefined {
    const [{ id }, network] = [line.guest, networkOf(address)]
    if (this.#guests.isFull(id) || this.#addresses.isFull(network)) return undefined
    this.#guests.add(id)
    this.#addresses.add(network)
    const lines = this.#lines.get(id) ?? new Set()
    this.#lines.set(id, lines.add(line))
    return () => {
      this.#guests.remove(id)
      this.#addresses.remove(network)
      lines.delete(line)
      if (lines.size === 0) this.#lines.delete(id)
    }
  }

  hasOneOf(guest: string): boolean {
    return this.#lines.has(guest)
  }

  rename(guest: string, name: string): void {
    this.#carryOut({ renamed: guest, name })
  }

  /** Nobody may be this guest any more. */
  closeAllOf(guest: string): void {
    this.#carryOut({ revoked: guest })
  }

  /** Nobody may be this guest by this credential any more. */
  closeSession(guest: string, credential: string): void {
    this.#carryOut({ revoked: guest, credential })
  }

  /** Closes lines of sessions that have ended and nobody told of: news may be lost, and a line be opened meanwhile. */
  async closeEnded(
    stillValid: (credentials: readonly string[]) => Promise<ReadonlySet<string>>,
  ): Promise<void> {
    const all = [...this.#lines.values()].flatMap((lines) => [...lines])
    for (let from = 0; from < all.length; from += BATCH) {
      const some = all.slice(from, from + BATCH)
      const valid = await stillValid(some.map(({ credential }) => credential))
      for (const line of some) if (!valid.has(line.credential)) line.close()
    }
  }

  /** From now on other nodes are told too. */
  tellOthers(tell: (news: GuestNews) => void): void {
    this.#tell = tell
  }

  /** Does here what another node tells. */
  hear(news: GuestNews): void {
    if ('renamed' in news) {
      for (const line of this.#lines.get(news.renamed) ?? []) line.guest.name = news.name
      return
    }
    for (const line of this.#lines.get(news.revoked) ?? [])
      if (news.credential === undefined || news.credential === line.credential) line.close()
  }

  #carryOut(news: GuestNews): void {
    this.hear(news)
    this.#tell(news)
  }
}
