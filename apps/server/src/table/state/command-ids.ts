/** How many of a player's last command ids are kept: a client repeats a command soon or never. */
const MOST_KEPT = 1000

/** By guest: which commands were carried out, and as what record. */
export class CommandIds {
  #now = new Map<string, Map<string, number>>()
  #before = new Map<string, Map<string, number>>()

  /** The number of the record that a command caused, if it was carried out before. */
  recordOf(guest: string, id: string): number | undefined {
    return this.#now.get(guest)?.get(id) ?? this.#before.get(guest)?.get(id)
  }

  note(guest: string, id: string, record: number): void {
    const ids = this.#now.get(guest) ?? new Map<string, number>()
    if (ids.size === 0) this.#now.set(guest, ids)
    ids.set(id, record)
    if (ids.size > MOST_KEPT) ids.delete(ids.keys().next().value as string)
  }

  /** Of the game before, only the last commands may come again. */
  forget(): void {
    this.#before = this.#now
    this.#now = new Map()
  }
}
