import type { ForwardedCommand, ForwardedRefusal } from '../table/forwarding.ts'
import type { Person } from '../table/members.ts'
import type { GivenLink } from '../table/links-in-hand.ts'
import type { Table } from '../table/table.ts'
import type { Bus } from './bus.ts'

/** What nodes tell each other about a table. */
type TableNews =
  /** A record was written. */
  | { readonly n: number; readonly record: string }
  /** The whole log was written again, and nobody may show what was there before. */
  | { readonly rewritten: true }
  /** Who is at the table by the node that says so. */
  | { readonly people: readonly Person[] }
  /** A device gave its link here. */
  | { readonly given: GivenLink }
  /** Somebody asked for this by the node that says so; `to` runs the table, and is to carry it out. */
  | { readonly to: string; readonly forwarded: ForwardedCommand }
  /** It was not carried out. */
  | { readonly to: string; readonly refused: ForwardedRefusal }
  /** Who is at the table by you? */
  | { readonly ask: true }

/** `runs` says whether the node does what the table does by itself, and so is the one to write. */
type Letter = TableNews & { readonly from: string; readonly runs: boolean }

/** How many times a node looks for news by itself before it repeats who is there. */
const REPEAT_EVERY = 5

/** How often a link is said, and how long apart: within the time that a roll waits for it. */
const LINK_TIMES = 10
const LINK_MS = 250

interface PeersParts {
  readonly bus: Bus
  readonly node: string
  readonly onError: (error: Error) => void
}

/** What is heard costs nobody more than itself: another version may say it otherwise, or another program say anything. */
function listen<Heard>(
  { bus, onError }: PeersParts,
  channel: string,
  hear: (heard: Heard) => void,
): () => void {
  return bus.subscribe(channel, (text) => {
    try {
      hear(JSON.parse(text) as Heard)
    } catch (error) {
      onError(error as Error)
    }
  })
}

/** The other nodes that share the store. */
export class Peers {
  readonly #parts: PeersParts

  constructor(parts: PeersParts) {
    this.#parts = parts
  }

  /** Answers how to tell other nodes what concerns the whole house; `hear` hears what they tell. */
  line<News>(channel: string, hear: (news: News) => void): (news: News) => void {
    const { bus, node } = this.#parts
    listen<{ from: string; news: News }>(this.#parts, channel, ({ from, news }) => {
      if (from !== node) hear(news)
    })
    return (news) => bus.publish(channel, JSON.stringify({ from: node, news }))
  }

  /** The table is in memory here: from now on it follows what happens to it elsewhere. */
  join(table: Table): TableLine {
    return new TableLine(this.#parts, table)
  }
}

/** The line from a table to the same table on other nodes. */
export class TableLine {
  readonly #bus: Bus
  readonly #node: string
  readonly #table: Table
  readonly #channel: string
  readonly #unsubscribe: () => void
  #shown = '[]'
  #runs = false
  /** The other node that runs the table, as far as is known. */
  #runner: string | undefined
  #repeats = 0

  constructor(parts: PeersParts, table: Table) {
    this.#bus = parts.bus
    this.#node = parts.node
    this.#table = table
    this.#channel = `t${table.state.id}`
    this.#unsubscribe = listen<Letter>(parts, this.#channel, (letter) => this.#hear(letter))
    this.#say({ ask: true })
  }

  wrote(n: number, record: string): void {
    this.#say({ n, record })
  }

  /** Said again until the roll is made: a link that is lost between nodes must not look like one that never came. */
  gave(given: GivenLink, times = LINK_TIMES): void {
    this.#say({ given })
    const isAwaited = () => this.#table.state.house?.ledger.asks.length === given.ask + 1
    setTimeout(() => {
      if (times > 1 && this.#table.rolls.isAwaited && isAwaited()) this.gave(given, times - 1)
    }, LINK_MS).unref()
  }

  get isRunElsewhere(): boolean {
    return this.#runner !== undefined
  }

  /** This node does what the table does by itself, or no longer: everybody is told. */
  run(runs: boolean): void {
    this.#runs = runs
    if (runs) this.forgetRunner()
    this.#say({ people: this.#table.members.here })
  }

  /** Answers whether there is another node to ask. */
  forward(forwarded: ForwardedCommand): boolean {
    if (this.#runner === undefined) return false
    this.#say({ to: this.#runner, forwarded })
    return true
  }

  forgetRunner(): void {
    this.#runner = undefined
    this.#table.forwarding.giveUp()
  }

  rewrote(): void {
    this.#say({ rewritten: true })
  }

  /** To be called when somebody may have come or gone. */
  showPeople(): void {
    const { here } = this.#table.members
    const text = JSON.stringify(here)
    if (text === this.#shown) return
    this.#shown = text
    this.#say({ people: here })
  }

  /** To be called now and then: what was said may have been lost. */
  repeat(): void {
    this.#sayLinks()
    const { here } = this.#table.members
    if (++this.#repeats % REPEAT_EVERY === 0 && here.length > 0) this.#say({ people: here })
  }

  end(): void {
    const hasShown = this.#shown !== '[]' || this.#runs
    this.#runs = false
    if (hasShown) this.#say({ people: [] })
    this.#unsubscribe()
  }

  #sayLinks(): void {
    for (const given of this.#table.rolls.inHand) this.#say({ given })
  }

  #say(news: TableNews): void {
    const letter: Letter = { from: this.#node, runs: this.#runs, ...news }
    this.#bus.publish(this.#channel, JSON.stringify(letter))
  }

  #hear(letter: Letter): void {
    if (letter.from === this.#node) return
    this.#noteRunner(letter)
    if ('to' in letter && letter.to !== this.#node) return
    if ('forwarded' in letter) this.#carryOut(letter.forwarded, letter.from)
    else if ('refused' in letter) this.#table.forwarding.refuse(letter.refused)
    else if ('n' in letter) this.#table.following.follow(letter.n, letter.record)
    else if ('given' in letter) this.#table.rolls.hear(letter.given)
    else if ('rewritten' in letter) this.#table.following.reread()
    else if ('people' in letter) this.#table.meet(letter.from, letter.people)
    else if ('ask' in letter && (this.#table.members.size > 0 || this.#runs))
      this.#say({ people: this.#table.members.here })
  }

  #noteRunner({ from, runs }: Letter): void {
    if (runs && !this.#runs && this.#runner !== from) {
      this.#runner = from
      // It makes the roll now, and may not have heard what was given for it.
      this.#sayLinks()
    } else if (!runs && this.#runner === from) this.forgetRunner()
  }

  /** Also if this node no longer runs the table: what nodes forward is never forwarded again. */
  #carryOut(forwarded: ForwardedCommand, to: string): void {
    this.#table.receiveForwarded(forwarded, (refused) => this.#say({ to, refused }))
  }
}
