import type { GuestDirectory } from '../store/contract.ts'

const DAY = 86_400_000

/** Notes who was seen: each guest once a day, however often they come. */
export class Attendance {
  readonly #directory: GuestDirectory
  readonly #now: () => number
  readonly #noted = new Set<string>()
  #day = 0

  constructor(directory: GuestDirectory, now: () => number) {
    this.#directory = directory
    this.#now = now
  }

  /** False if there is no such guest any more. */
  async note(id: string): Promise<boolean> {
    const now = this.#now()
    this.#turnPage(Math.floor(now / DAY))
    if (this.#noted.has(id)) return true
    const isThere = await this.#directory.noteSeen(id, now)
    if (isThere) this.#noted.add(id)
    return isThere
  }

  #turnPage(day: number): void {
    if (day === this.#day) return
    this.#day = day
    this.#noted.clear()
  }
}
