import type { Seat } from '@rattlecup/kit'
import type { ServerCode, ServerMessageOf, Watching } from '@rattlecup/protocol'
import { codedError } from '../errors.ts'
import type { GuestRow } from '../store/contract.ts'
import type { StandInCount } from './stand-in-count.ts'
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
  /** The chains that this client says it holds: the one in use, and one that waits for the next ask. */
  heads?: readonly string[]
  /** Its page is hidden: the dice do not wait for it. */
  isHidden?: boolean
  /** It has sent nothing since the seat's last broken seal. */
  isSilent?: boolean
  /** Whether it only listens: what its guest sends by other requests counts for it. */
  readonly listens?: boolean
  send(text: string): void
  /** The same for what nobody waits for: it may go along with what is sent next. */
  sendAlong?(text: string): void
  /** Called when they lose the table without having left it: it closed, or they may no longer see it. */
  dismissed?(): void
}

/** The chain in use, and the one that counts from the next ask. */
const HEADS_HELD = 2

/** Whose command it was, and the client's own id of it; undefined for what the server does by itself: bots, clocks, simulations. */
export type Cause = { readonly member: Member; readonly i: string } | undefined

/** How many of those who look on are named. */
const MOST_NAMED = 8

/** Somebody who is at the table, here or by another node. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly bot: boolean
  /** The chains that devices of theirs hold which are awake and answer. */
  readonly heads: readonly string[]
  /** Their page is hidden. */
  readonly isHidden?: boolean
}

/** Everybody who is at a table, and what they are told. */
export class Members {
  readonly #state: () => TableState
  readonly #inside = new Set<Member>()
  /** Those who wait to be let in, each by their latest attempt. */
  readonly #arriving = new Map<Member, symbol>()
  /** Who is at the table by other nodes, as these said last. */
  readonly #elsewhere = new Map<string, readonly Person[]>()
  readonly #count: StandInCount

  constructor(state: () => TableState, count: StandInCount) {
    this.#state = state
    this.#count = count
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

  /** Those who are at the table by this node. */
  get here(): Person[] {
    return [...this.#inside].map(({ guest: { id, name, bot }, heads = [], isHidden, isSilent }) => ({
      id,
      name,
      bot,
      heads: isHidden || isSilent ? [] : heads,
      ...(isHidden ? { isHidden } : {}),
    }))
  }

  /** Those who are at the table by whatever node. */
  get everybody(): Person[] {
    return this.#elsewhere.size === 0 ? this.here : [...this.here, ...[...this.#elsewhere.values()].flat()]
  }

  /** Whether a guest is here, by whatever line. */
  hasGuest(id: string): boolean {
    return this.everybody.some((person) => person.id === id)
  }

  /** Another node says who is at the table there; false if that is known. Everybody here is told who is present now. */
  setElsewhere(node: string, people: readonly Person[]): boolean {
    const known = this.#elsewhere.get(node) ?? []
    if (JSON.stringify(known) === JSON.stringify(people)) return false
    if (people.length === 0) this.#elsewhere.delete(node)
    else this.#elsewhere.set(node, people)
    this.#tellPresent()
    return true
  }

  #tellPresent(except?: Member): void {
    const text = encodeMessage(this.#presence)
    for (const member of this.#inside) if (member !== except) member.send(text)
  }

  get #presence(): ServerMessageOf<'on'> {
    const { present: on, watching } = this
    const soon = this.#count.at(this.#state(), on)
    return { t: 'on', on, watching, ...(soon.length > 0 ? { soon } : {}) }
  }

  /** The other nodes that people are at the table by. */
  get nodes(): string[] {
    return [...this.#elsewhere.keys()]
  }

  /** The seats whose players are here. */
  get present(): Seat[] {
    return this.#seatsOf(this.everybody)
  }

  /** Those of them whose players look at the table: who left it in a tab behind others does not see that it waits. */
  get attending(): Seat[] {
    return this.#seatsOf(this.everybody.filter(({ isHidden }) => !isHidden))
  }

  #seatsOf(people: readonly Person[]): Seat[] {
    const state = this.#state()
    const seats = new Set(people.map(({ id }) => state.seatOf(id)))
    return [...seats].filter((seat) => seat !== null).sort((a, b) => a - b)
  }

  /** Whether a device that holds this chain of a seat is here: connected, awake, and heard of since the last broken seal. */
  readonly isHere = (seat: Seat, head: string): boolean => {
    const { guest } = this.#state().chairs[seat] ?? {}
    for (const { guest: own, heads, isHidden, isSilent } of this.#inside)
      if (own.id === guest && heads?.includes(head) && !isHidden && !isSilent) return true
    for (const people of this.#elsewhere.values())
      if (people.some(({ id, heads }) => id === guest && heads.includes(head))) return true
    return false
  }

  /** Somebody sent something; a request that is no line of its own speaks for the lines that only listen. */
  hear(member: Member, heard: { readonly head?: string | undefined; readonly here?: boolean } = {}): void {
    for (const line of this.#linesOf(member)) {
      line.isSilent = false
      if (heard.here !== undefined) line.isHidden = !heard.here
      if (heard.head !== undefined) line.heads = [...(line.heads ?? []), heard.head].slice(-HEADS_HELD)
    }
  }

  /** A seat did not answer in time: its lines count again when something is heard of them. */
  silence(seat: Seat): void {
    const { guest } = this.#state().chairs[seat] ?? {}
    for (const member of this.#inside) if (member.guest.id === guest) member.isSilent = true
  }

  #linesOf(member: Member): Member[] {
    if (this.#inside.has(member) || this.#arriving.has(member)) return [member]
    return [...this.#inside].filter(({ guest, listens }) => listens && guest.id === member.guest.id)
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

  /** Whoever is here without a seat. */
  get watching(): Watching {
    const state = this.#state()
    const names = new Map<string, string>()
    for (const { id, name } of this.everybody) if (state.seatOf(id) === null) names.set(id, name)
    return { count: names.size, names: [...names.values()].slice(0, MOST_NAMED) }
  }

  /** Tells everybody else who is here, and whoever came in who is missed. A crowd of spectators is not told of each one more. */
  tellPresence(about: Member): void {
    const { watching } = this
    const presence = this.#presence
    if (presence.soon && this.#inside.has(about)) about.send(encodeMessage(presence))
    const isPlayer = this.#state().seatOf(about.guest.id) !== null
    if (!isPlayer && watching.count > MOST_NAMED) return
    this.#tellPresent(about)
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
    if (this.#presence.soon) this.#tellPresent()
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
