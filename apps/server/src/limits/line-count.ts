/** How many of something each key, a guest or an address, has open. */
export class LineCount {
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
