/** Who waits for an answer sends a command again soon; as many as this later nobody does. */
const MOST_KEPT = 1000

/** Which commands were carried out, by who gave them (a seat, or a guest) and by the client's own id, and as what number. */
export class Answers {
  readonly #numbers = new Map<string | number, Map<string, number>>()

  get(who: string | number, id: string): number | undefined {
    return this.#numbers.get(who)?.get(id)
  }

  set(who: string | number, id: string, n: number): void {
    const known = this.#numbers.get(who)
    if (!known) return void this.#numbers.set(who, new Map([[id, n]]))
    known.set(id, n)
    if (known.size > MOST_KEPT) known.delete(known.keys().next().value as string)
  }
}
