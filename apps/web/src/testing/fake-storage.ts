/** A `localStorage` for tests; beyond `room` characters it is full, as a browser's is. */
export class FakeStorage {
  readonly #entries = new Map<string, string>()
  room = Infinity

  get length(): number {
    return this.#entries.size
  }

  key(index: number): string | null {
    return [...this.#entries.keys()][index] ?? null
  }

  getItem(key: string): string | null {
    return this.#entries.get(key) ?? null
  }

  setItem(key: string, value: string): void {
    const others = [...this.#entries].filter(([name]) => name !== key)
    const used = others.reduce((sum, [name, text]) => sum + name.length + text.length, 0)
    if (used + key.length + value.length > this.room) throw new Error('QuotaExceededError')
    this.#entries.set(key, value)
  }

  removeItem(key: string): void {
    this.#entries.delete(key)
  }
}
