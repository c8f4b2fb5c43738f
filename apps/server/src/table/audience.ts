import type { Seat } from '@rattlecup/kit'
import type { Cause, Member } from './member.ts'
import { refusal, refusalText } from './refusal.ts'
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
    this.#dismiss(cause?.member)
    for (const member of this.members)
      if (member !== cause?.member) member.send(this.#withPlace(member, update))
    if (cause) cause.member.send(withId(this.#withPlace(cause.member, update), cause.i))
    if (cause) this.#dismiss(undefined)
  }

  /** Sends away who may not watch any more, such as those who stayed without a seat when a game for players began. */
  #dismiss(except: Member | undefined): void {
    if (this.#state.settings.watch === 'anyone') return
    for (const member of this.members) {
      if (member === except || this.#state.admits(member.guest)) continue
      this.members.delete(member)
      turnAway(member, member.door)
    }
  }

  #withPlace(member: Member, update: string): string {
    const seat = this.#state.seatOf(member.guest.id)
    const hosting = this.#state.host === member.guest.id
    const you = seat === member.seat ? '' : `,"you":${seat}`
    const host = hosting === member.hosting ? '' : `,"hosting":${hosting}`
    Object.assign(member, { seat, hosting })
    return you + host === '' ? update : `${update.slice(0, -1)}${you}${host}}`
  }
}

/** By the id of the command by which they came, or wanted to. */
export function turnAway(member: Member, i: string | undefined): void {
  member.send(refusalText(i || null, refusal('no-entry')))
  member.moved?.(undefined)
}

function withId(update: string, i: string): string {
  return `${update.slice(0, -1)},"i":${JSON.stringify(i)}}`
}
