import type { Seat } from '@rattlecup/kit'
import type { Cause, Member } from './member.ts'
import type { TableState } from './state.ts'

/** Everybody who is at a table, and what they are told. */
export class Audience {
  readonly members = new Set<Member>()
  readonly #state: TableState

  constructor(state: TableState) {
    this.#state = state
  }

  /** The seats whose players are here. */
  get present(): Seat[] {
    const seats = new Set([...this.members].map((member) => this.#state.seatOf(member.guest.id)))
    return [...seats].filter((seat) => seat !== null).sort((a, b) => a - b)
  }

  /** Tells all others who is here. */
  tellPresence(except: Member): void {
    const text = JSON.stringify({ t: 'on', on: this.present })
    for (const member of this.members) if (member !== except) member.send(text)
  }

  /** Tells everybody of the game's events, and whoever caused them that their command counts. */
  tellEvents(update: string, cause: Cause): void {
    for (const member of this.members) if (member !== cause?.member) member.send(update)
    if (cause) cause.member.send(withId(update, cause.i))
  }

  /** Tells everybody of a change of the table, after which some may sit elsewhere. */
  tellChange(update: string, cause: Cause): void {
    for (const member of this.members)
      if (member !== cause?.member) member.send(this.#withSeat(member, update))
    if (cause) cause.member.send(withId(this.#withSeat(cause.member, update), cause.i))
  }

  #withSeat(member: Member, update: string): string {
    const seat = this.#state.seatOf(member.guest.id)
    if (seat === member.seat) return update
    member.seat = seat
    return `${update.slice(0, -1)},"you":${seat}}`
  }
}

function withId(update: string, i: string): string {
  return `${update.slice(0, -1)},"i":${JSON.stringify(i)}}`
}
