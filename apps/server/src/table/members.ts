import type { Seat } from '@rattlecup/kit'
import type { ServerCode } from '@rattlecup/protocol'
import { codedError } from '../errors.ts'
import type { GuestRow } from '../store/contract.ts'
import { encodeMessage, encodeRefusal, withId, withPlace } from './public/encode.ts'
import type { TableState } from './state/state.ts'

/** Somebody at the table: a socket, a stream, or one request. */
export interface Member {
  readonly guest: GuestRow
  /** The seat as last told to the client. */
  seat: Seat | null
  /** Whether they are the host, as last told to the client. */
  hosting: boolean
  /** The id of the command by which they joined. */
  joinedBy?: string
  send(text: string): void
  /** Called when they lose the table without having left it: it closed, or they may no longer see it. */
  dismissed?(): void
}

/** Whose command it was, and the client's own id of it; undefined for what the server does by itself: bots, clocks, simulations. */
export type Cause = { readonly member: Member; readonly i: string } | undefined

/** Everybody who is at a table, and what they are told. */
export class Members {
  readonly #state: () => TableState
  readonly #inside = new Set<Member>()
  /** Those who wait to be let in, each by their latest attempt. */
  readonly #arriving = new Map<Member, symbol>()

  constructor(state: () => TableState) {
    this.#state = state
  }

  get size(): number {
    return this.#inside.size
  }

  [Symbol.iterator](): Iterator<Member> {
    return this.#inside[Symbol.iterator]()
  }

  has(member: Member): boolean {
    return this.#inside.has(member)
  }

  /** Whether a guest is here, by whatever line. */
  hasGuest(id: string): boolean {
    return [...this.#inside].some(({ guest }) => guest.id === id)
  }

  /** The seats whose players are here. */
  get present(): Seat[] {
    const state = this.#state()
    const seats = new Set([...this.#inside].map((member) => state.seatOf(member.guest.id)))
    return [...seats].filter((seat) => seat !== null).sort((a, b) => a - b)
  }

  /** Somebody wants to come in. Answers whether they still do: they may leave meanwhile, or try again. */
  expect(member: Member): () => boolean {
    const attempt = Symbol('attempt')
    this.#arriving.set(member, attempt)
    return () => this.#arriving.get(member) === attempt
  }

  add(member: Member, i: string): void {
    this.#arriving.delete(member)
    if (i) member.joinedBy = i
    this.place(member)
    this.#inside.add(member)
  }

  /** Notes where the member is about to be told that they sit. */
  place(member: Member): void {
    const state = this.#state()
    member.seat = state.seatOf(member.guest.id)
    member.hosting = state.host === member.guest.id
  }

  /** False if they were not inside. */
  remove(member: Member): boolean {
    this.#arriving.delete(member)
    if (!this.#inside.delete(member)) return false
    this.tellPresence(member)
    return true
  }

  /** Sends somebody away who is inside or wants to be, with a code. */
  dismiss(member: Member, code: ServerCode, i = member.joinedBy): void {
    this.#arriving.delete(member)
    this.#inside.delete(member)
    member.send(encodeRefusal(i ?? null, codedError(code)))
    member.dismissed?.()
  }

  /** Tells everybody else who is here, if it is a player who came or left. */
  tellPresence(about: Member): void {
    if (this.#state().seatOf(about.guest.id) === null) return
    const text = encodeMessage({ t: 'on', on: this.present })
    for (const member of this.#inside) if (member !== about) member.send(text)
  }

  /** Tells everybody of the game's events, and the one who caused them that their command counts. */
  tellEvents(update: string, cause: Cause): void {
    for (const member of this.#inside) if (member !== cause?.member) member.send(update)
    if (cause) cause.member.send(withId(update, cause.i))
  }

  /** Tells everybody of a change of the table, after which some may sit elsewhere. */
  tellChange(update: string, cause: Cause): void {
    this.#dismissStrangers(cause?.member)
    for (const member of this.#inside)
      if (member !== cause?.member) member.send(this.#withPlace(member, update))
    if (cause) cause.member.send(withId(this.#withPlace(cause.member, update), cause.i))
    if (cause) this.#dismissStrangers(undefined)
  }

  /** Where only players may watch, nobody else stays when the game begins, or when they give up their seat. */
  #dismissStrangers(except: Member | undefined): void {
    const state = this.#state()
    if (state.settings.watch === 'anyone') return
    for (const member of this.#inside)
      if (member !== except && !state.admits(member.guest)) this.dismiss(member, 'no-entry')
  }

  #withPlace(member: Member, update: string): string {
    const { seat, hosting } = member
    this.place(member)
    return withPlace(update, {
      ...(seat === member.seat ? {} : { you: member.seat }),
      ...(hosting === member.hosting ? {} : { hosting: member.hosting }),
    })
  }
}
