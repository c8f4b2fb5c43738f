import type { GuestRow } from '../store/contract.ts'
import { networkOf } from './network.ts'

/** How many sockets and streams each key, a guest or an address, has open. */
class Tally {
  readonly #most: number
  readonly #open = new Map<string, number>()

  /** 0 is no limit. */
  constructor(most: number) {
    this.#most = most
  }

  isFull(key: string): boolean {
    return this.#most > 0 && (this.#open.get(key) ?? 0) >= this.#most
  }

  add(key: string): void {
    this.#open.set(key, (this.#open.get(key) ?? 0) + 1)
  }

  remove(key: string): void {
    const left = (this.#open.get(key) ?? 0) - 1
    if (left > 0) this.#open.set(key, left)
    else this.#open.delete(key)
  }
}

/** A socket or a stream. */
interface OpenLine {
  /** The guest, by their present name. */
  readonly guest: GuestRow & { name: string }
  close(): void
}

/** Lines that stay open, sockets and streams, limited by the guest and by the address. */
export class OpenLines {
  readonly #guests: Tally
  readonly #addresses: Tally
  readonly #lines = new Map<string, Set<OpenLine>>()

  constructor(most: { readonly ofGuest: number; readonly ofAddress: number }) {
    this.#guests = new Tally(most.ofGuest)
    this.#addresses = new Tally(most.ofAddress)
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
    for (const line of this.#lines.get(guest) ?? []) line.guest.name = name
  }

  /** Nobody may be this guest any more. */
  closeAllOf(guest: string): void {
    for (const line of this.#lines.get(guest) ?? []) line.close()
  }
}
