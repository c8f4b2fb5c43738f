import { LEASE_MS, type NodeDirectory } from '../store/nodes.ts'

/** Which node does what a table does by itself: bots, clocks, absence. Exactly one at a time, as far as it can know. */
export interface TableOwners {
  /** Since when some node was always there; a clock that began before stood still. In milliseconds since 1970. */
  readonly since: number
  /** The table is in memory here: `tell` hears when this node becomes its owner, and when it no longer is. */
  want(table: number, tell: (isOwner: boolean) => void): void
  /** The table is no longer in memory here. */
  drop(table: number): void
  close(): Promise<void>
}

/** A server that is alone with its data owns every table; what is in the log was always before it. */
export const soleOwner: TableOwners = {
  since: Infinity,
  want: (_, tell) => tell(true),
  drop: () => {},
  close: () => Promise.resolve(),
}

const BEAT_MS = 1000
/** After this many beats a node compares what it has with what the store says it has. */
const COMPARE_EVERY = 5
/** A node gives up before others may take over, however slow its clock. */
const TRUST_MS = LEASE_MS * 0.75

interface OwnersParts {
  readonly nodes: NodeDirectory
  readonly node: string
  /** What nobody can set. */
  readonly monotonic: () => number
  readonly onError: (error: Error, about: string) => void
}

/** One of several nodes on one store. It says every second that it is there, and takes what nobody else has. */
export class SharedOwners implements TableOwners {
  readonly #parts: OwnersParts
  readonly #wanted = new Map<number, (isOwner: boolean) => void>()
  readonly #owned = new Set<number>()
  readonly #timer: NodeJS.Timeout
  #taking: NodeJS.Timeout | undefined
  /** When the last beat that counted was begun. */
  #beatAt = -Infinity
  #isBeating = false
  #beats = 0
  since = 0
  /** The nodes there were at the last beat. */
  living: ReadonlySet<string> = new Set()

  private constructor(parts: OwnersParts) {
    this.#parts = parts
    this.#timer = setInterval(() => this.#tick(), BEAT_MS)
  }

  /** Resolves when the node is known to be there. */
  static async start(parts: OwnersParts): Promise<SharedOwners> {
    const owners = new SharedOwners(parts)
    await owners.#beat()
    return owners
  }

  want(table: number, tell: (isOwner: boolean) => void): void {
    this.#wanted.set(table, tell)
    this.#taking ??= setTimeout(() => void this.#take(), 0)
  }

  drop(table: number): void {
    this.#wanted.delete(table)
    if (!this.#owned.delete(table)) return
    const { nodes, node } = this.#parts
    // If the store does not hear it now, it is found when both are compared.
    nodes.giveUp(node, [table]).catch(() => {})
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    clearTimeout(this.#taking)
    this.#wanted.clear()
    await this.#parts.nodes.leave(this.#parts.node).catch(() => {})
  }

  #tick(): void {
    const { monotonic, onError } = this.#parts
    if (monotonic() - this.#beatAt > TRUST_MS) this.#lose([...this.#owned])
    if (this.#isBeating) return
    this.#beat()
      .then(() => this.#take())
      .then(() => (++this.#beats % COMPARE_EVERY === 0 ? this.#compare() : undefined))
      .catch((error: Error) => onError(error, 'saying that this node is there'))
  }

  async #beat(): Promise<void> {
    const { nodes, node, monotonic } = this.#parts
    const begun = monotonic()
    this.#isBeating = true
    try {
      const beat = await nodes.beat(node)
      this.#beatAt = begun
      this.since = beat.since
      this.living = new Set(beat.nodes)
    } finally {
      this.#isBeating = false
    }
  }

  /** Asks for the tables that are wanted and not owned. */
  async #take(): Promise<void> {
    this.#taking = undefined
    const { nodes, node, monotonic } = this.#parts
    const missing = [...this.#wanted.keys()].filter((table) => !this.#owned.has(table))
    if (missing.length === 0 || monotonic() - this.#beatAt > TRUST_MS) return
    const taken = await nodes.take(node, missing).catch(() => [])
    for (const table of taken) this.#taken(table)
  }

  #taken(table: number): void {
    const tell = this.#wanted.get(table)
    if (this.#owned.has(table)) return
    this.#owned.add(table)
    // It may have been dropped meanwhile.
    if (tell) tell(true)
    else this.drop(table)
  }

  /**
   * What this node was given, or gave up, is not always what it heard: an answer may be lost, and what was asked may be
   * done late. A table that only the store believes to be here would be run by nobody; one that only this node believes
   * to be here, by two.
   */
  async #compare(): Promise<void> {
    const { nodes, node } = this.#parts
    const believed = [...this.#owned]
    const stored = new Set(await nodes.owned(node))
    // Lost ones are taken again at the next beat, if nobody else has them by then.
    this.#lose(believed.filter((table) => !stored.has(table)))
    const left = [...stored].filter((table) => !this.#owned.has(table) && !this.#wanted.has(table))
    if (left.length > 0) await nodes.giveUp(node, left)
  }

  #lose(tables: readonly number[]): void {
    for (const table of tables) if (this.#owned.delete(table)) this.#wanted.get(table)?.(false)
  }
}
