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

  /** Runs it when nothing is on its way, and before whatever comes later; or `lost`, if the table is. */
  atRest(action: () => void, lost: () => void): void {
    this.#ledger.atRest(action, lost)
  }

  /** The same for a member's command, who is told if the table is lost. */
  attend(cause: NonNullable<Cause>, action: () => void): void {
    this.#ledger.atRest(action, () => refuse(cause, 'conflict'))
  }

  /** Holds everything else back until the work is done and its result is dealt with. */
  hold<T>(work: Promise<T>, cause: NonNullable<Cause>, deal: (result: T) => void): void {
    void this.#ledger.hold(work, deal, () => refuse(cause, 'conflict'))
  }

  /** Something that could not go wrong did, and who knows what is in memory now. */
  fail(error: Error, cause: Cause): void {
    refuse(cause, 'internal')
    this.#ledger.abandon()
    this.#lose(error)
  }

  record(applied: Applied, cause: Cause, house: boolean): void {
    const told = () => this.#tell(applied, cause, house)
    this.#ledger.write(applied, told, (error) => this.#refused(error, cause))
  }

  /** The command was carried out before. If its record is still on its way, the answer has to wait for it. */
  acknowledge(member: Member, i: string, n: number): void {
    this.attend({ member, i }, () => member.send(JSON.stringify({ t: 'ok', n, i })))
  }

  #tell({ update }: Applied, cause: Cause, house: boolean): void {
    if (house) this.audience.tellChange(update, cause)
    else this.audience.tellEvents(update, cause)
    this.#parts.onTold(house)
  }

  #refused(error: Error, cause: Cause): void {
    refuse(cause, 'conflict')
    this.#lose(error)
  }

  #lose(error: Error): void {
    if (this.#lost) return
    this.#lost = true
    this.#parts.onLost(error)
  }
}

function refuse(cause: Cause, code: 'conflict' | 'internal'): void {
  cause?.member.send(refusalText(cause.i, refusal(code)))
}
