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

/** Lines that stay open, sockets and streams, limited by the guest and by the address. */
export class OpenLines {
  readonly #guests: Tally
  readonly #addresses: Tally
  /** How to close each line of a guest. */
  readonly #closers = new Map<string, Set<() => void>>()

  constructor(most: { readonly ofGuest: number; readonly ofAddress: number }) {
    this.#guests = new Tally(most.ofGuest)
    this.#addresses = new Tally(most.ofAddress)
  }

  /** Answers what to call when the line is closed; undefined if it may not be opened. */
  open(guest: string, address: string, close: () => void): (() => void) | undefined {
    const network = networkOf(address)
    if (this.#guests.isFull(guest) || this.#addresses.isFull(network)) return undefined
    this.#guests.add(guest)
    this.#addresses.add(network)
    const closers = this.#closers.get(guest) ?? new Set()
    this.#closers.set(guest, closers.add(close))
    return () => {
      this.#guests.remove(guest)
      this.#addresses.remove(network)
      closers.delete(close)
      if (closers.size === 0) this.#closers.delete(guest)
    }
  }

  hasOneOf(guest: string): boolean {
    return this.#closers.has(guest)
  }

  /** Nobody may be this guest any more. */
  closeAllOf(guest: string): void {
    for (const close of this.#closers.get(guest) ?? []) close()
  }
}
