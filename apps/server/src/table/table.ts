import type { JsonObject, Seat } from '@rattlecup/kit'
import type { ClientMessage } from '@rattlecup/protocol'
import type { EventLog, GuestRow } from '../store/contract.ts'
import { Clerk } from './clerk.ts'
import { draftOf, isHouseCommand } from './housekeeping.ts'
import type { TableImage } from './image.ts'
import type { NextOutcome } from './match-play.ts'
import type { Cause, Member } from './member.ts'
import type { Housekeeping, Moved, Rolled, Started } from './records.ts'
import { fairOutcomes, onceOnly } from './outcomes.ts'
import { moveRefusal, outcomeRefusal, startRefusal } from './play-checks.ts'
import { refusal, refusalText } from './refusal.ts'
import type { Helpers } from './steward.ts'
import { look, resumption, snapshot } from './snapshot.ts'

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

  constructor(parts: TableParts) {
    this.#parts = parts
    this.image = parts.image
    this.#clerk = new Clerk({
      image: parts.image,
      log: parts.log,
      onTold: (house) => parts.onChange(this, house),
      onLost: (error) => parts.onLost(this, error),
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

  /** Lets a member in: with what they missed if they have the rest, else with the whole table. */
  join(member: Member, i: string, have: number | undefined): void {
    this.#clerk.atRest(() => {
      member.seat = this.state.seatOf(member.guest.id)
      this.members.add(member)
      const arrival = { i, seat: member.seat, on: this.present }
      const missed = have === undefined ? undefined : this.image.since(have)
      member.send(JSON.stringify(missed ? resumption(this.image, arrival) : snapshot(this.image, arrival)))
      for (const update of missed ?? []) member.send(update)
      if (member.seat !== null) this.#clerk.audience.tellPresence(member)
      this.#parts.onChange(this, true)
    })
  }

  leave(member: Member): void {
    if (!this.members.delete(member) || member.seat === null) return
    this.#clerk.audience.tellPresence(member)
    this.#parts.onChange(this, true)
  }

  /** Whether a guest may see this table. */
  admits(guest: GuestRow): boolean {
    const { settings, host, phase } = this.state
    if (settings.watch === 'anyone' || host === guest.id) return true
    return phase === 'open' || this.state.seatOf(guest.id) !== null
  }

  /** Reads something that can't be undone by a crash. */
  atRest<T>(read: (table: this) => T): Promise<T> {
    return new Promise((resolve) => this.#clerk.atRest(() => resolve(read(this))))
  }

  /** Carries out a command of a member, or refuses it with a code. */
  command(member: Member, command: TableCommand): void {
    if (this.#clerk.isBlocked) return this.#clerk.atRest(() => this.command(member, command))
    if (command.t === 'look') return this.#look(member, command.i)
    const repeated = this.image.answered(member.guest.id, command.i)
    if (repeated !== undefined) return this.#clerk.acknowledge(member, command.i, repeated)
    if (command.t === 'start') return this.#start(member, command.i)
    if (command.t === 'outcome') return this.#enter(member, command.i, command.o)
    if (!isHouseCommand(command)) return
    const draft = draftOf(this.state, member.guest, command, () => this.#parts.world.newSecret())
    if ('code' in draft) return member.send(refusalText(command.i, draft))
    this.#keepHouse(draft, { member, i: command.i })
  }

  /** The hot path. */
  move(member: Member, i: string, move: JsonObject, known: number | undefined): void {
    if (this.#clerk.isBlocked) return this.#clerk.atRest(() => this.move(member, i, move, known))
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
    const result = this.image.play(attempt, draw)
    if (result.ok) return this.#clerk.record(result.value, cause, attempt.k === 'start')
    cause?.member.send(refusalText(cause.i, result.error))
  }

  /** A throw has to be one that a hand can make, which only its simulation knows. Everything else waits meanwhile. */
  #simulate(attempt: Moved, cause: NonNullable<Cause>): void {
    const simulated = this.#parts
      .simulate(this.state, { seat: attempt.seat, move: attempt.m })
      .catch(() => ({ ok: false, error: refusal('internal') }) as const)
    this.#clerk.hold(simulated, (outcome) => {
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
    this.#clerk.atRest(() => member.send(JSON.stringify({ t: 'look', i, ...look(this.image, member.seat) })))
  }
}
