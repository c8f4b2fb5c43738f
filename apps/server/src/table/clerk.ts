import type { EventLog } from '../store/contract.ts'
import { Audience } from './audience.ts'
import type { Applied, TableImage } from './image.ts'
import { Ledger } from './ledger.ts'
import type { Cause, Member } from './member.ts'
import { refusal, refusalText } from './refusal.ts'

export interface ClerkParts {
  readonly image: TableImage
  readonly log: EventLog
  /** Called after each record that everybody has been told of; `house` unless it is of play alone. */
  readonly onTold: (house: boolean) => void
  /** Called once, when the log refused a record: what is in memory is not the truth any more. */
  readonly onLost: (error: Error) => void
}

/** Writes down what was done at a table, and tells everybody when it is durable: one record after the other. */
export class Clerk {
  readonly audience: Audience
  readonly #parts: ClerkParts
  readonly #ledger: Ledger
  #lost = false

  constructor(parts: ClerkParts) {
    this.#parts = parts
    this.audience = new Audience(parts.image.state)
    this.#ledger = new Ledger(parts.log, parts.image.state.id)
  }

  /** Whether everything that happened is on the disk. */
  get isSettled(): boolean {
    return this.#ledger.isSettled
  }

  /** Whether commands have to queue: behind a reader, or behind something being tried. */
  get isBlocked(): boolean {
    return this.#ledger.isBlocked
  }

  /** Runs it when nothing is on its way, and before whatever comes later. */
  atRest(action: () => void): void {
    this.#ledger.atRest(action)
  }

  /** Holds everything else back until the work is done and its result is dealt with. */
  hold<T>(work: Promise<T>, deal: (result: T) => void): void {
    void this.#ledger.hold(work, deal)
  }

  record(applied: Applied, cause: Cause, house: boolean): void {
    const told = () => this.#tell(applied, cause, house)
    this.#ledger.write(applied, told, (error) => this.#refused(error, cause))
  }

  /** The command was carried out before. If its record is still on its way, the answer has to wait for it. */
  acknowledge(member: Member, i: string, n: number): void {
    this.#ledger.atRest(() => member.send(JSON.stringify({ t: 'ok', n, i })))
  }

  #tell({ update }: Applied, cause: Cause, house: boolean): void {
    if (house) this.audience.tellChange(update, cause)
    else this.audience.tellEvents(update, cause)
    this.#parts.onTold(house)
  }

  #refused(error: Error, cause: Cause): void {
    cause?.member.send(refusalText(cause.i, refusal('conflict')))
    if (this.#lost) return
    this.#lost = true
    this.#parts.onLost(error)
  }
}
