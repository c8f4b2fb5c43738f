import type { GuestRow } from '../store/contract.ts'
import { networkOf } from './network.ts'
import { LineCount } from './line-count.ts'

/** A socket or a stream. */
interface OpenLine {
  /** The guest, by their present name. */
  readonly guest: GuestRow & { name: string }
  close(): void
}

/** What concerns a guest's lines at every node. */
export type GuestNews = { readonly revoked: string } | { readonly renamed: string; readonly name: string }

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

  /** From now on other nodes are told too. */
  tellOthers(tell: (news: GuestNews) => void): void {
    this.#tell = tell
  }

  /** Does here what another node tells. */
  hear(news: GuestNews): void {
    if ('revoked' in news) for (const line of this.#lines.get(news.revoked) ?? []) line.close()
    else for (const line of this.#lines.get(news.renamed) ?? []) line.guest.name = news.name
  }

  #carryOut(news: GuestNews): void {
    this.hear(news)
    this.#tell(news)
  }
}
