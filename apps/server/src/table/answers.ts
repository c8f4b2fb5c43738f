/** Which commands were carried out, by who gave them (a seat, or a guest) and by the client's own id, and as what number. */
export class Answers {
  readonly #numbers = new Map<string | number, Map<string, number>>()

  get(who: string | number, id: string): number | undefined {
    return this.#numbers.get(who)?.get(id)
  }

  set(who: string | number, id: string, n: number): void {
    const known = this.#numbers.get(who)
    if (known) known.set(id, n)
    else this.#numbers.set(who, new Map([[id, n]]))
  }
}
