import type { Bus } from '../cluster/bus.ts'
import { TakenError, UnreachableError, type EventLog, type Store } from '../store/contract.ts'
import { GroupCommit, type Entry } from '../store/group-commit.ts'
import type { Planted } from './bugs.ts'
import type { World } from './world.ts'

/** How much goes wrong, as shares of what is asked. */
export interface Trouble {
  /** Of what is asked of the database: nobody hears whether it was done. */
  unanswered: number
  /** Of what nodes tell each other: lost, and told twice. */
  lost: number
  doubled: number
  /** Of clients' messages: the line breaks. */
  broken: number
  /** The longest any of it takes, in milliseconds. */
  slowest: number
}

/** What is on the disk of the database: the records of each table. */
export class SimulatedDisk {
  readonly records = new Map<number, string[]>()
  /** How many records were refused because another was there. */
  refused = 0

  /** One transaction; answers the indexes of the entries that were refused. */
  write(batch: readonly Entry[], planted: Planted): number[] {
    const refused = new Set<number>()
    return batch.flatMap(({ table, seq, record }, index) => {
      const records = this.records.get(table) ?? []
      if (planted === 'no unique key' && seq < records.length && seq > 0) {
        records[seq] = record
        return []
      }
      if (seq !== records.length) {
        this.refused++
        refused.add(table)
        return [index]
      }
      if (refused.has(table)) return [index]
      records.push(record)
      this.records.set(table, records)
      return []
    })
  }
}

/** Whether a node is there, and what it can reach. */
export interface NodeState {
  isDead: boolean
  hasDatabase: boolean
  hasBus: boolean
}

interface LinkParts {
  readonly world: World
  readonly trouble: Trouble
  readonly planted: Planted
  readonly node: NodeState
}

/** What a node asks of the database takes time, and may be done without an answer, or late, or not at all. */
function ask<T>({ world, trouble, node }: LinkParts, action: () => T | Promise<T>): Promise<T> {
  const { chance } = world
  const way = () => chance.between(0.1, chance.happens(0.02) ? trouble.slowest : 3)
  return new Promise((resolve, reject) => {
    const isLost = !node.hasDatabase || chance.happens(trouble.unanswered)
    const isDone = !isLost || (node.hasDatabase && chance.happens(0.5))
    const isLate = isLost && isDone && chance.happens(0.3)
    world.after(way(), () => {
      // What was on its way when its node died may arrive all the same.
      if (node.isDead && chance.happens(0.5)) return
      const done = isDone && !isLate ? carryOut(action) : undefined
      world.after(way(), () => {
        if (isLate) world.after(chance.between(0, trouble.slowest), () => void carryOut(action))
        if (node.isDead) return
        if (isLost || !done) reject(new UnreachableError('the line broke'))
        else done.then(resolve, reject)
      })
    })
  })
}

/** If nobody waits for the answer any more, a refusal is no failure. */
function carryOut<T>(action: () => T | Promise<T>): Promise<T> {
  const done = new Promise<T>((finish) => finish(action()))
  done.catch(() => {})
  return done
}

/** The log as one node reaches it. */
class LinkedLog implements EventLog {
  readonly #disk: SimulatedDisk
  readonly #parts: LinkParts
  readonly #commit = new GroupCommit((batch) => this.#write(batch))

  constructor(disk: SimulatedDisk, parts: LinkParts) {
    this.#disk = disk
    this.#parts = parts
  }

  append(table: number, seq: number, record: string): Promise<void> {
    return this.#commit.append(table, seq, record)
  }

  load(table: number, from = 0): Promise<string[]> {
    return ask(this.#parts, () => {
      const records = this.#disk.records.get(table) ?? []
      const lag = this.#parts.planted === 'stale reads' && records.length > 20 ? 1 : 0
      return records.slice(from, Math.max(from, records.length - lag))
    })
  }

  heads(tables: readonly number[]): Promise<ReadonlyMap<number, number>> {
    return ask(
      this.#parts,
      () => new Map(tables.map((table) => [table, this.#disk.records.get(table)?.length ?? 0])),
    )
  }

  async rewrite(): Promise<void> {
    throw new TakenError('nothing is rewritten here')
  }

  /** A write that is torn is one of which a part arrived and nobody heard. */
  #write(batch: readonly Entry[]): Promise<number[]> {
    const { world, trouble, planted } = this.#parts
    const { chance } = world
    const isTorn = chance.happens(trouble.unanswered / 2)
    const arrived = isTorn ? batch.slice(0, chance.below(batch.length + 1)) : batch
    const written = ask(this.#parts, () => {
      const refused = this.#disk.write(arrived, planted)
      if (isTorn) throw new UnreachableError('torn')
      return refused
    })
    if (planted !== 'answered too early') return written
    written.catch(() => {})
    return Promise.resolve([])
  }
}

/** The store as one node reaches it. */
export function linkedStore(disk: SimulatedDisk, truth: Store, parts: LinkParts): Store {
  const reached = <T extends object>(target: T): T =>
    new Proxy(target, {
      get: (_, name) => {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        return (...given: unknown[]) => ask(parts, () => Reflect.apply(value, target, given) as unknown)
      },
    })
  return {
    ...truth,
    log: new LinkedLog(disk, parts),
    directory: reached(truth.directory),
    dice: reached(truth.dice),
    history: reached(truth.history),
    ...(truth.nodes ? { nodes: reached(truth.nodes) } : {}),
  }
}

/** Everybody who listens, on whatever node. */
export class SimulatedNetwork {
  readonly #listeners = new Map<string, Set<{ node: NodeState; hear: (message: string) => void }>>()

  /** The bus as one node has it: messages are lost, come twice, late and in another order. */
  busOf({ world, trouble, node }: LinkParts): Bus {
    const { chance } = world
    const deliver = (channel: string, message: string) => {
      for (const listener of this.#listeners.get(channel) ?? []) {
        const times = chance.happens(trouble.lost) ? 0 : chance.happens(trouble.doubled) ? 2 : 1
        for (let i = 0; i < times; i++) {
          const delay = chance.between(0.2, chance.happens(0.05) ? trouble.slowest : 3)
          world.after(delay, () => {
            if (listener.node.hasBus && !listener.node.isDead) listener.hear(message)
          })
        }
      }
    }
    return {
      publish: (channel, message) => {
        if (node.hasBus && !node.isDead) deliver(channel, message)
      },
      subscribe: (channel, hear) => {
        const listener = { node, hear }
        const all = this.#listeners.get(channel) ?? new Set()
        this.#listeners.set(channel, all.add(listener))
        return () => void all.delete(listener)
      },
      close: async () => {},
    }
  }
}
