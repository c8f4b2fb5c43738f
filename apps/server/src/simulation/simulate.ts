import { createTable } from '@rattlecup/protocol'
import { memoryStore } from '../store/memory.ts'
import { plant, type Bug } from './bugs.ts'
import { SimulatedClient } from './client.ts'
import { SimulatedDisk, SimulatedNetwork, type Trouble } from './faults.ts'
import { forksOf } from './dice-invariants.ts'
import { faultsOf } from './invariants.ts'
import { SimulatedNode } from './node.ts'
import { inWorld, World } from './world.ts'

const NODES = 3
const TROUBLED_MS = 12_000
const CALM_MS = 16_000
const QUIET_MS = 12_000
/** This many more records show that a table goes on. */
const GOES_ON = 10
/** A little longer, so that what was on its way has come. */
const REST_MS = 2000

/** What signs the public log of the dice, the same in every story. */
const LOG_KEY = JSON.stringify({ origin: 'play.example.org/dice', seed: 'ab'.repeat(32) })

const calm = (): Trouble => ({ unanswered: 0, lost: 0, doubled: 0, broken: 0, slowest: 3 })

/** What one seed brought. */
export interface Simulated {
  readonly seed: number
  /** The log of the table. */
  readonly log: readonly string[]
  /** How many records came too late: another node had written one of that number. */
  readonly refused: number
  /** What should never be; empty if all is well. */
  readonly faults: readonly string[]
}

/** One table on three nodes through troubles that the seed decides, then in calm; the same seed is the same story. */
export async function simulate(seed: number, bug?: Bug): Promise<Simulated> {
  const mend = plant(bug)
  const world = new World(seed)
  try {
    return await inWorld(world, () => new Story(world, seed, bug).tell())
  } catch (error) {
    // A client that can make nothing of what it is told.
    return { seed, log: [], refused: 0, faults: [(error as Error).message] }
  } finally {
    mend()
  }
}

class Story {
  readonly #world: World
  readonly #seed: number
  readonly #bug: Bug | undefined
  readonly #disk = new SimulatedDisk()
  readonly #truth = memoryStore()
  readonly #network = new SimulatedNetwork()
  readonly #trouble = calm()
  readonly #nodes: SimulatedNode[] = []
  #clients: SimulatedClient[] = []

  /** In some stories nothing fails but what nodes tell each other: then every roll has every link. */
  get #onlyBus(): boolean {
    return this.#seed % 5 === 4
  }

  constructor(world: World, seed: number, bug: Bug | undefined) {
    this.#world = world
    this.#seed = seed
    this.#bug = bug
  }

  async tell(): Promise<Simulated> {
    await this.#truth.dice.keepFact('key', LOG_KEY)
    const starting = Promise.all(Array.from({ length: NODES }, () => this.#startNode()))
    await this.#world.pass(200)
    await starting
    const table = await this.#open()
    const log = () => this.#disk.records.get(table) ?? []
    this.#beginTroubles()
    await this.#world.pass(TROUBLED_MS)
    this.#endTroubles()
    const before = log().length
    const goesOn = await this.#world.until(() => log().length >= before + GOES_ON, CALM_MS)
    await this.#world.pass(REST_MS)
    for (const client of this.#clients) client.rest()
    await this.#world.until(() => this.#clients.every((client) => client.isUpTo(log().length - 1)), QUIET_MS)
    const told = { lines: log(), clients: this.#clients, onlyBus: this.#onlyBus }
    const faults = [
      ...faultsOf(told),
      ...(goesOn ? [] : ['the table does not go on']),
      ...(await forksOf(this.#truth.dice, log())),
      ...(await this.#ownerFaults()),
    ]
    return { seed: this.#seed, log: log(), refused: this.#disk.refused, faults }
  }

  /** What a table does by itself is done by one node. */
  async #ownerFaults(): Promise<string[]> {
    const owners = () => this.#nodes.filter(({ registry }) => registry.owned > 0).length
    const isOne = await this.#world.until(() => owners() === 1, QUIET_MS)
    return isOne ? [] : [`${owners()} nodes run the table`]
  }

  async #startNode(): Promise<void> {
    const parts = { world: this.#world, trouble: this.#trouble, planted: this.#bug, disk: this.#disk }
    this.#nodes.push(await SimulatedNode.start({ ...parts, truth: this.#truth, network: this.#network }))
  }

  /** Every third table has a bot, every second one a clock. */
  async #open(): Promise<number> {
    const parts = { world: this.#world, trouble: this.#trouble, nodes: () => this.#nodes }
    const people = this.#seed % 3 === 0 ? ['ann'] : ['ann', 'bob']
    this.#clients = people.map((id) => new SimulatedClient(id, parts))
    const settings = createTable.parse({
      game: 'qwixx',
      seats: 2,
      takeover: true,
      ...(people.length === 1 ? { bots: [{ seat: 1, level: 'random' }] } : {}),
      ...(this.#seed % 2 === 0 ? { clock: { kind: 'move', seconds: 10 } } : {}),
    })
    const making = this.#nodes[0]?.registry.create(this.#clients[0]?.guest as never, settings)
    await this.#world.pass(100)
    const table = await making
    if (!table || 'code' in table) throw new Error(`no table: ${JSON.stringify(table)}`)
    for (const client of this.#clients) client.enter(table.state.code)
    await this.#world.pass(100)
    for (const [seat, client] of this.#clients.entries()) client.do({ t: 'sit', seat })
    await this.#world.until(() => this.#clients.every((client) => !client.isWaiting), 3000)
    this.#clients[0]?.do({ t: 'start' })
    await this.#world.until(
      () => this.#clients.every(({ follower }) => follower.table?.phase === 'playing'),
      3000,
    )
    return table.state.id
  }

  #beginTroubles(): void {
    const { chance } = this.#world
    const some = (most: number) => (chance.happens(0.7) ? chance.between(0, most) : 0)
    if (this.#onlyBus) return void Object.assign(this.#trouble, { lost: some(0.1), doubled: some(0.3) })
    const longest = chance.between(5, 1500)
    Object.assign(this.#trouble, {
      unanswered: some(0.1),
      lost: some(0.5),
      doubled: some(0.3),
      broken: some(0.02),
      slowest: longest,
    })
    this.#strike()
  }

  /** Something happens, and something else a little later. */
  #strike(): void {
    const { chance } = this.#world
    this.#world.after(chance.between(300, 2500), () => {
      if (this.#trouble.slowest === 3) return
      const kind = chance.below(7)
      if (kind === 0) this.#crash()
      else if (kind === 1) this.#clients[chance.below(this.#clients.length)]?.cut()
      else if (kind === 2) this.#setClock(chance.between(-8000, 8000))
      else if (kind === 3) void this.#stop()
      else if (kind === 4) this.#cutOff('hasDatabase')
      else if (kind === 5) this.#cutOff('hasBus')
      this.#strike()
    })
  }

  #crash(): void {
    const node = this.#takeOne()
    node?.crash()
    for (const client of this.#clients) client.cut(node)
    this.#replace()
  }

  /** As in an upgrade, one node after the other. */
  async #stop(): Promise<void> {
    const node = this.#takeOne()
    await node?.stop(() => this.#clients.forEach((client) => client.cut(node)))
    this.#replace()
  }

  /** One node can't reach the database for a while, or the others can't. Some such times are longer than a lease. */
  #cutOff(from: 'hasDatabase' | 'hasBus'): void {
    const { chance } = this.#world
    const state = this.#nodes[chance.below(this.#nodes.length)]?.state
    if (!state) return
    state[from] = false
    this.#world.after(chance.between(300, 8000), () => void (state[from] = true))
  }

  #takeOne(): SimulatedNode | undefined {
    return this.#nodes.splice(this.#world.chance.below(this.#nodes.length), 1)[0]
  }

  #replace(): void {
    this.#world.after(this.#world.chance.between(200, 3000), () => void this.#startAgain())
  }

  /** A node that can't reach the database is started until it can. */
  async #startAgain(): Promise<void> {
    await this.#startNode().catch(() => this.#startAgain())
  }

  #setClock(offset: number): void {
    const node = this.#nodes[this.#world.chance.below(this.#nodes.length)]
    if (node) node.clock.offset = offset
  }

  #endTroubles(): void {
    Object.assign(this.#trouble, calm())
    for (const { clock, state } of this.#nodes) {
      clock.offset = 0
      state.hasDatabase = state.hasBus = true
    }
  }
}
