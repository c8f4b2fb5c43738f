import type { JsonObject, Result, Seat } from '@rattlecup/kit'
import type { ClientMessage } from '@rattlecup/protocol'
import type { EventLog, GuestRow } from '../store/contract.ts'
import { Clerk } from './clerk.ts'
import { Door } from './door.ts'
import { draftOf, isHouseCommand } from './housekeeping.ts'
import type { Applied, TableImage } from './image.ts'
import type { NextOutcome } from './match-play.ts'
import type { Cause, Member } from './member.ts'
import type { Housekeeping, Moved, Rolled, Started } from './records.ts'
import { fairOutcomes, onceOnly } from './outcomes.ts'
import { fullRefusal, moveRefusal, outcomeRefusal, startRefusal } from './play-checks.ts'
import { refusal, Refused, refusalText } from './refusal.ts'
import type { Helpers } from './steward.ts'
import { look } from './snapshot.ts'

/** Where the server's clock and secrets come from. */
export interface World {
  now(): number
  newSecret(): string
}

export interface TableParts {
  readonly image: TableImage
  readonly log: EventLog
  readonly world: World
  /** Tries a move where its outcome has to be simulated. */
  readonly simulate: Helpers['simulate']
  /** Called after each record that everybody has been told of. */
  readonly onChange: (table: Table, house: boolean) => void
  /** Called when the log refused a record: what is in memory is not the truth any more. */
  readonly onLost: (table: Table, error: Error) => void
}

/** What a member may ask of the table, moves apart. */
export type TableCommand = Exclude<ClientMessage, { t: 'join' | 'ping' | 'move' }>

/**
 * The actor that runs one table. A command is tried on the image at once, so that the next one sees its effect; its
 * record goes to the log; only when that is durable does anybody hear of it. Records are confirmed in order.
 */
export class Table {
  readonly image: TableImage
  readonly #parts: TableParts
  readonly #clerk: Clerk
  readonly #draw: NextOutcome
  readonly #door: Door

  constructor(parts: TableParts) {
    this.#parts = parts
    this.image = parts.image
    this.#clerk = new Clerk({
      image: parts.image,
      log: parts.log,
      onTold: (house) => parts.onChange(this, house),
      onLost: (error) => parts.onLost(this, error),
    })
    this.#door = new Door({
      image: parts.image,
      clerk: this.#clerk,
      now: () => parts.world.now(),
      onChange: () => parts.onChange(this, true),
    })
    this.#draw = fairOutcomes(parts.image.state)
  }

  get state(): TableImage['state'] {
    return this.image.state
  }

  /** Whether everything that happened is on the disk. */
  get isSettled(): boolean {
    return this.#clerk.isSettled
  }

  get members(): Set<Member> {
    return this.#clerk.audience.members
  }

  /** The seats whose players are here. */
  get present(): Seat[] {
    return this.#clerk.audience.present
  }

  join(member: Member, i: string, have: number | undefined): void {
    this.#door.join(member, i, have)
  }

  leave(member: Member): void {
    this.#door.leave(member)
  }

  /** Everybody goes over to the table as it was read anew, if it could be. */
  handOver(again: Table | undefined): void {
    this.#door.handOver(again)
  }

  /** Whether a guest may see this table. */
  admits(guest: GuestRow): boolean {
    return this.state.admits(guest)
  }

  /** Reads something that can't be undone by a crash. Rejects if the table is lost: then it has to be found anew. */
  atRest<T>(read: (table: this) => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const lost = () => reject(new Refused(refusal('conflict')))
      this.#clerk.atRest(() => resolve(read(this)), lost)
    })
  }

  /** Carries out a command of a member, or refuses it with a code. */
  command(member: Member, command: TableCommand): void {
    if (this.#clerk.isBlocked)
      return this.#clerk.attend({ member, i: command.i }, () => this.command(member, command))
    if (command.t === 'look') return this.#look(member, command.i)
    const repeated = this.image.answered(member.guest.id, command.i)
    if (repeated !== undefined) return this.#clerk.acknowledge(member, command.i, repeated)
    if (command.t === 'start') return this.#start(member, command.i)
    if (command.t === 'outcome') return this.#enter(member, command.i, command.o)
    if (!isHouseCommand(command)) return
    const full = fullRefusal(this.image.n, command.t)
    if (full) return member.send(refusalText(command.i, full))
    const draft = draftOf(this.state, member.guest, command, () => this.#parts.world.newSecret())
    if ('code' in draft) return member.send(refusalText(command.i, draft))
    this.#keepHouse(draft, { member, i: command.i })
  }

  /** The hot path. */
  move(member: Member, i: string, move: JsonObject, known: number | undefined): void {
    if (this.#clerk.isBlocked)
      return this.#clerk.attend({ member, i }, () => this.move(member, i, move, known))
    const { seat } = member
    if (seat === null) return member.send(refusalText(i, refusal('not-seated')))
    const repeated = this.image.answered(seat, i)
    if (repeated !== undefined) return this.#clerk.acknowledge(member, i, repeated)
    const refused = moveRefusal(this.state, known)
    if (refused) return member.send(refusalText(i, refused))
    const attempt = this.#timed<Moved>({ k: 'move', seat, i, m: move })
    if (this.state.isSimulated) this.#simulate(attempt, { member, i })
    else this.#play(attempt, { member, i })
  }

  /** A move that the server makes for a seat. The id follows from the place, so that doing it twice is harmless. */
  moveFor(seat: Seat, move: JsonObject, why: 'bot' | 'timeout'): void {
    const i = `${why}:${this.image.n}`
    if (this.state.phase === 'playing')
      this.#play(this.#timed<Moved>({ k: 'move', seat, i, m: move }), undefined)
  }

  /** A simulated outcome. */
  enterSimulated(outcome: JsonObject): void {
    if (this.state.phase === 'playing')
      this.#play(this.#timed<Rolled>({ k: 'roll', r: [outcome] }), undefined)
  }

  /** A player is gone, and a bot plays on; or is back. */
  setAway(seat: Seat, away: boolean): void {
    if (this.state.chairs[seat]?.guest && this.state.chairs[seat].away !== away) {
      this.#keepHouse({ k: away ? 'away' : 'back', seat }, undefined)
    }
  }

  /** A guest goes by another name, and so does their seat. */
  rename(guest: string, name: string): void {
    const change = () => {
      const seat = this.state.seatOf(guest)
      if (seat === null || this.state.chairs[seat]?.name === name || fullRefusal(this.image.n, 'rename'))
        return
      this.#keepHouse({ k: 'name', seat, name }, undefined)
    }
    this.#clerk.atRest(change, () => {})
  }

  /** The host is gone, and somebody else has to be it. */
  makeHost(guest: string): void {
    this.#clerk.atRest(
      () => this.#keepHouse({ k: 'host', guest }, undefined),
      () => {},
    )
  }

  #start(member: Member, i: string): void {
    const refused = startRefusal(this.state, member.guest)
    if (refused) return member.send(refusalText(i, refused))
    this.#play(this.#timed<Started>({ k: 'start', by: member.guest.id, i, r: [] }), { member, i })
  }

  #enter(member: Member, i: string, outcome: JsonObject): void {
    const refused = outcomeRefusal(this.state, member.guest)
    if (refused) return member.send(refusalText(i, refused))
    this.#play(this.#timed<Rolled>({ k: 'roll', by: member.guest.id, i, r: [outcome] }), { member, i })
  }

  #play(attempt: Moved | Rolled | Started, cause: Cause, draw: NextOutcome = this.#draw): void {
    const result = this.#try(attempt, draw)
    if (result instanceof Error) return this.#clerk.fail(result, cause)
    if (result.ok) return this.#clerk.record(result.value, cause, attempt.k === 'start')
    cause?.member.send(refusalText(cause.i, result.error))
  }

  /** A move that half happened would be missing from the log, which then no longer fits itself. */
  #try(attempt: Moved | Rolled | Started, draw: NextOutcome): Result<Applied> | Error {
    try {
      return this.image.play(attempt, draw)
    } catch (error) {
      return error as Error
    }
  }

  /** A throw has to be one that a hand can make, which only its simulation knows. Everything else waits meanwhile. */
  #simulate(attempt: Moved, cause: NonNullable<Cause>): void {
    const simulated = this.#parts
      .simulate(this.state, { seat: attempt.seat, move: attempt.m })
      .catch(() => ({ ok: false, error: refusal('internal') }) as const)
    this.#clerk.hold(simulated, cause, (outcome) => {
      if (outcome.ok) this.#play(attempt, cause, onceOnly(outcome.value))
      else cause.member.send(refusalText(cause.i, outcome.error))
    })
  }

  #keepHouse(record: Housekeeping, cause: Cause): void {
    this.#clerk.record(this.image.keepHouse(this.#timed(record)), cause, true)
  }

  /** Moments are kept only where a clock runs. */
  #timed<R extends Moved | Rolled | Started | Housekeeping>(record: R): R {
    return this.state.settings.clock ? { ...record, at: this.#parts.world.now() } : record
  }

  #look(member: Member, i: string): void {
    const tell = () => member.send(JSON.stringify({ t: 'look', i, ...look(this.image, member.seat) }))
    this.#clerk.attend({ member, i }, tell)
  }
}
