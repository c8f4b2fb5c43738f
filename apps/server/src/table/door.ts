import type { Member } from './member.ts'

/** How somebody comes to a table: the id of their `join`, and the last update they have. */
export interface Knock {
  readonly i: string
  readonly have: number | undefined
}

/** Those who wait to be let in, which has to wait until nothing is on its way to the disk. */
export class Door {
  readonly #arriving = new Map<Member, Knock>()

  arrive(member: Member, knock: Knock): void {
    this.#arriving.set(member, knock)
  }

  /** Whether it still is to be opened: not for who left meanwhile, and who knocked again comes in by that. */
  open(member: Member, knock: Knock): boolean {
    return this.#arriving.get(member) === knock && this.#arriving.delete(member)
  }

  leave(member: Member): void {
    this.#arriving.delete(member)
  }

  /** Sends everybody away. */
  clear(): [Member, Knock][] {
    const everybody = [...this.#arriving]
    this.#arriving.clear()
    return everybody
  }
}
