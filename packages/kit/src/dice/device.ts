import type { JsonObject } from '../json.ts'
import { fail, ok, type Result } from '../result.ts'
import type { Ask } from './ask.ts'
import { sameJson } from '../json.ts'
import { chainFrom } from './chain.ts'
import { openPart, type Sha256 } from './digest.ts'
import { DiceLedger } from './ledger.ts'
import { loggedFault, openingFault, type Logged, type Shown } from './opening-check.ts'
import { checkOpening, openingHash, sameButErased, type Opening } from './opening.ts'

/** What a device answered: written down before it is sent. */
export interface NotedAnswer {
  readonly ask: number
  readonly digest: string
  readonly link: string
}

/** What a device keeps of one game where a reload finds it. Plain JSON; tabs of one browser share it. */
export interface DeviceMemory {
  readonly seat: number
  /** As it was shown before the first head was given. */
  readonly commitment: string
  /** The roots of its chains, the newest last. They never leave the device. */
  readonly roots: readonly string[]
  /** O of the opening it accepted. */
  readonly opening: string | null
  /** That opening itself: names may be taken out of it later, and it is still the same. */
  readonly told: Opening | null
  readonly notes: readonly NotedAnswer[]
  /** The events as they were shown. */
  readonly events: readonly JsonObject[]
  /** Covered cards of the game uncovered so far, such as Gambler's boards, in their order. */
  readonly uncovered: readonly string[]
  /** Whether the table showed a head of this device at the own seat before the game. */
  readonly isListed: boolean
  /** The key of the house's log, as this device knows it from this game or an earlier one. */
  readonly key: string | null
  /** What the house did that it must not do, in words: no more links are given in this game. */
  readonly alarm: string | null
}

/** Where a device keeps its memory. What is written must be kept when `write` returns; another tab may write it too. */
export interface DeviceStore {
  read(): DeviceMemory
  write(memory: DeviceMemory): void
}

export function newMemory(seat: number, commitment: string): DeviceMemory {
  return {
    seat,
    commitment,
    roots: [],
    opening: null,
    told: null,
    notes: [],
    events: [],
    uncovered: [],
    isListed: false,
    key: null,
    alarm: null,
  }
}

/** For a device whose memory may end with its process. */
export function storeInMemory(memory: DeviceMemory): DeviceStore {
  let kept = memory
  return { read: () => kept, write: (changed) => void (kept = changed) }
}

/** What a player is told, though it proves no fraud. */
export type Notice =
  /** A roll without the device's link: it was not asked, or its answer did not arrive. */
  | { readonly kind: 'left-out'; readonly ask: number }
  /** A chain at the own seat that another device gave, or the house. */
  | { readonly kind: 'other-chain'; readonly ask: number; readonly head: string }

/** What a device brings to the verification of a file. */
interface DeviceSeen {
  readonly commitment: string
  readonly heads: string[]
  readonly digests: { readonly ask: number; readonly digest: string }[]
  readonly key?: string
}

/**
 * One player's device in a game of scheme 2. It follows the game from its opening, answers asks by its own chain, and
 * notices what a house must not do. After the first alarm it answers nothing more. What it sends it has written down before.
 */
export class DiceDevice {
  ledger: DiceLedger | undefined
  readonly notices: Notice[] = []
  #followed = 0
  readonly #store: DeviceStore
  readonly #chains = new Map<string, readonly string[]>()
  readonly #sha256: Sha256 | undefined
  /** What was found proved: it comes again with every return to the table, and a signature takes a while to check. */
  #proved = ''

  constructor(store: DeviceStore, sha256?: Sha256) {
    this.#store = store
    this.#sha256 = sha256
  }

  get memory(): DeviceMemory {
    return this.#store.read()
  }

  /** How many events it has followed. */
  get followed(): number {
    return this.#followed
  }

  /** What the house did that it must not do, in words. */
  get alarm(): string | undefined {
    return this.memory.alarm ?? undefined
  }

  get heads(): string[] {
    return this.memory.roots.map((root) => this.#linksOf(root)[0] as string)
  }

  /** Begins another chain from 32 fresh random bytes, and returns the head to give to the house. */
  addRoot(root: string): string {
    this.#change({ roots: [...this.memory.roots, root] })
    return this.#linksOf(root)[0] as string
  }

  /** The head that the table shows at the own seat before the game: if it is one of ours, it must be in the opening. */
  list(head: string | null): void {
    const isListed = head !== null && this.heads.includes(head)
    if (isListed !== this.memory.isListed) this.#change({ isListed })
  }

  /** Whether the seat's chain is of this device. */
  get holdsChain(): boolean {
    const head = this.ledger?.chainOf(this.memory.seat)?.head
    return head !== undefined && this.heads.includes(head)
  }

  /** The opening as the house sends it. Sent again, the whole game follows once more, and all of it is compared. */
  open(given: unknown, shown: Shown, logged: Logged = { proof: null, key: null }): Result<void> {
    const checked = checkOpening(given)
    if (!checked.ok) return this.raise(checked.error.message)
    const { memory, heads } = this
    const { told } = memory
    const opening = told && sameButErased(checked.value, told) ? told : checked.value
    const fault = openingFault(opening, { memory, heads, shown }) ?? this.#loggedFault(opening, logged)
    // The key is kept either way: a house that changes it is reported once, with both keys.
    const key = logged.key ?? memory.key
    if (key !== memory.key) this.#change({ key })
    if (fault !== undefined) return this.raise(fault)
    this.#change({ opening: openingHash(opening), told: opening })
    this.ledger = new DiceLedger(opening, { sha256: this.#sha256 })
    this.#followed = 0
    this.notices.splice(0)
    return ok(undefined)
  }

  #loggedFault(opening: Opening, logged: Logged): string | undefined {
    const { key } = this.memory
    const question = JSON.stringify([openingHash(opening), logged.proof, logged.key, key ?? logged.key])
    if (question === this.#proved) return undefined
    const fault = loggedFault(opening, logged, key)
    if (fault === undefined) this.#proved = question
    return fault
  }

  /** An event of the game, in order, as it is shown to the player. */
  follow(event: JsonObject): Result<void> {
    const kept = this.memory.events[this.#followed]
    if (kept && !sameJson(openPart(kept), openPart(event)))
      return this.raise(`event ${this.#followed} is not the one that was shown before`)
    const recorded = this.#opened().event(event)
    if (!recorded.ok) return this.raise(recorded.error.message)
    this.#followed++
    if (!kept) this.#change({ events: [...this.memory.events, openPart(event) as JsonObject] })
    return ok(undefined)
  }

  /** What lies uncovered of a covered stack: it may grow, and never change. */
  uncover(ids: readonly string[]): Result<void> {
    const known = this.memory.uncovered
    if (!known.every((id, at) => at >= ids.length || ids[at] === id))
      return this.raise('what was uncovered was exchanged')
    if (ids.length > known.length) this.#change({ uncovered: ids })
    return ok(undefined)
  }

  ask(ask: Ask): Result<void> {
    const number = this.#opened().asks.length
    const recorded = this.#opened().ask(ask)
    if (!recorded.ok) return this.raise(recorded.error.message)
    const noted = this.memory.notes.find((note) => note.ask === number)
    if (noted && noted.digest !== this.#opened().digest)
      return this.raise(`what was decided before roll ${number} was changed after this device had answered`)
    for (const { seat, head } of ask.chains)
      if (seat === this.memory.seat && !this.heads.includes(head))
        this.notices.push({ kind: 'other-chain', ask: number, head })
    return ok(undefined)
  }

  /** The link that answers the present ask, if this device must give one. `awaitsChance`: whether its own replay of the game waits for a roll. */
  answer({ awaitsChance }: { awaitsChance: boolean }): { ask: number; link: string } | undefined {
    const { seat, notes, roots } = this.memory
    const ledger = this.ledger
    if (this.alarm !== undefined || !ledger?.isAsking) return undefined
    const ask = ledger.asks.length - 1
    if (!awaitsChance || notes.some((note) => note.ask > ask)) {
      this.raise('the house asks for a link that this moment of the game does not need')
      return undefined
    }
    const chain = ledger.chainOf(seat)
    const root = roots.find((each) => this.#linksOf(each)[0] === chain?.head)
    if (!chain || root === undefined || !ledger.asks.at(-1)?.asked.includes(seat)) return undefined
    const link = this.#linksOf(root)[ask - chain.from + 1] as string
    if (!notes.some((note) => note.ask === ask))
      this.#change({ notes: [...notes, { ask, digest: ledger.digest, link }] })
    return { ask, link }
  }

  /** The links of all, with the run that they made. */
  links(links: readonly (string | null)[]): Result<void> {
    const ledger = this.#opened()
    const recorded = ledger.links(links)
    if (!recorded.ok) return this.raise(recorded.error.message)
    if (links[this.memory.seat] === null && this.holdsChain)
      this.notices.push({ kind: 'left-out', ask: ledger.asks.length - 1 })
    return ok(undefined)
  }

  /** What this device can bring to the verification of the file; other devices of the seat add their heads. */
  get seen(): DeviceSeen {
    const { commitment, notes, key } = this.memory
    const digests = notes.map(({ ask, digest }) => ({ ask, digest }))
    return { commitment, heads: this.heads, digests, ...(key === null ? {} : { key }) }
  }

  /** Holds a finished game's opening and events against all that this device kept. Verify the file beside this. */
  compare(file: {
    readonly events: readonly object[]
    readonly dice: { readonly opening: Opening }
  }): Result<void> {
    const { opening, events } = this.memory
    if (opening !== openingHash(file.dice.opening)) return this.raise('the file has another opening')
    const at = events.findIndex(
      (event, index) => !sameJson(openPart(event), openPart(file.events[index] ?? {})),
    )
    if (at >= 0) return this.raise(`event ${at} of the file is not the one that was shown`)
    return this.uncover(coveredOrder(file.events) ?? this.memory.uncovered)
  }

  #opened(): DiceLedger {
    if (!this.ledger) throw new Error('a device follows nothing before its opening')
    return this.ledger
  }

  /** A chain is hashed once, not for every link. */
  #linksOf(root: string): readonly string[] {
    const known = this.#chains.get(root) ?? chainFrom(root, this.#sha256)
    this.#chains.set(root, known)
    return known
  }

  /** Gives no more links in this game, also after a reload; the first reason stays. */
  raise(message: string): Result<never> {
    if (this.alarm === undefined) this.#change({ alarm: message })
    return fail('bad-request', message)
  }

  #change(changes: Partial<DeviceMemory>): void {
    this.#store.write({ ...this.memory, ...changes })
  }
}

/** The order of a stack that is covered during the game: the whole of it at the end, before it as much as lies open. */
export function coveredOrder(events: readonly object[]): readonly string[] | undefined {
  const chances = events.map(
    (event) => (event as { chance?: { type?: unknown; order?: readonly string[] } }).chance,
  )
  return chances.find((chance) => chance?.type === 'boards')?.order
}
