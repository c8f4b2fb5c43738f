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
  /** Who is at the table by you? */
  | { readonly ask: true }

type Letter = TableNews & { readonly from: string }

/** How many times a node looks for news by itself before it repeats who is there. */
const REPEAT_EVERY = 5

/** How often a link is said, and how long apart: within the time that a roll waits for it. */
const LINK_TIMES = 10
const LINK_MS = 250

/** The other nodes that share the store. */
export class Peers {
  readonly #bus: Bus
  readonly #node: string

  constructor(bus: Bus, node: string) {
    this.#bus = bus
    this.#node = node
  }

  /** Answers how to tell other nodes what concerns the whole house; `hear` hears what they tell. */
  line<News>(channel: string, hear: (news: News) => void): (news: News) => void {
    this.#bus.subscribe(channel, (text) => {
      const { from, news } = JSON.parse(text) as { from: string; news: News }
      if (from !== this.#node) hear(news)
    })
    return (news) => this.#bus.publish(channel, JSON.stringify({ from: this.#node, news }))
  }

  /** The table is in memory here: from now on it follows what happens to it elsewhere. */
  join(table: Table): TableLine {
    return new TableLine(this.#bus, this.#node, table)
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
  #repeats = 0

  constructor(bus: Bus, node: string, table: Table) {
    this.#bus = bus
    this.#node = node
    this.#table = table
    this.#channel = `t${table.state.id}`
    this.#unsubscribe = bus.subscribe(this.#channel, (text) => this.#hear(JSON.parse(text) as Letter))
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
      if (times > 1 && this.#table.isAwaitingLinks && isAwaited()) this.gave(given, times - 1)
    }, LINK_MS).unref()
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
    const { here } = this.#table.members
    if (++this.#repeats % REPEAT_EVERY === 0 && here.length > 0) this.#say({ people: here })
  }

  end(): void {
    if (this.#shown !== '[]') this.#say({ people: [] })
    this.#unsubscribe()
  }

  #say(news: TableNews): void {
    this.#bus.publish(this.#channel, JSON.stringify({ from: this.#node, ...news } satisfies Letter))
  }

  #hear(letter: Letter): void {
    if (letter.from === this.#node) return
    if ('n' in letter) this.#table.follow(letter.n, letter.record)
    else if ('given' in letter) this.#table.hearLink(letter.given)
    else if ('rewritten' in letter) this.#table.reread()
    else if ('people' in letter) this.#table.meet(letter.from, letter.people)
    else if (this.#table.members.size > 0) this.#say({ people: this.#table.members.here })
  }
}
