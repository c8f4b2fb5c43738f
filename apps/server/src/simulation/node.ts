import { findGame } from '@rattlecup/games'
import type { JsonObject } from '@rattlecup/kit'
import { Cluster } from '../cluster/cluster.ts'
import { DiceLog } from '../dice-log/dice-log.ts'
import { openLogKey } from '../dice-log/log-key.ts'
import type { Store } from '../store/contract.ts'
import { TableRegistry } from '../table/registry.ts'
import { linkedStore, SimulatedDisk, SimulatedNetwork, type NodeState, type Trouble } from './faults.ts'
import type { Planted } from './bugs.ts'
import { secretOf, type World } from './world.ts'

/** The house's public log of the dice. */
const LOG_NAME = 'play.example.org/dice'
/** How long a server that stops waits for what is being written. */
const SETTLE_MS = 1000
const SWEEP_MS = 700

interface NodeParts {
  readonly world: World
  readonly trouble: Trouble
  readonly planted: Planted
  readonly disk: SimulatedDisk
  readonly truth: Store
  readonly network: SimulatedNetwork
}

/** A node: the same registry, tables, owners and peers as in a server, on a simulated database and network. */
export class SimulatedNode {
  readonly state: NodeState
  readonly registry: TableRegistry
  readonly errors: Error[]
  /** How far its clock is off, in milliseconds. */
  readonly clock: { offset: number }
  readonly #cluster: Cluster

  private constructor(parts: {
    state: NodeState
    registry: TableRegistry
    cluster: Cluster
    errors: Error[]
    clock: { offset: number }
  }) {
    this.state = parts.state
    this.registry = parts.registry
    this.errors = parts.errors
    this.clock = parts.clock
    this.#cluster = parts.cluster
  }

  static async start(parts: NodeParts): Promise<SimulatedNode> {
    const { world, truth } = parts
    const link = { ...parts, node: { isDead: false, hasDatabase: true, hasBus: true } }
    const store = linkedStore(parts.disk, truth, link)
    const errors: Error[] = []
    const clock = { offset: 0 }
    const onError = (error: Error) => void errors.push(error)
    const diceLog = await DiceLog.open(store.dice, await openLogKey(store.dice, LOG_NAME), () => world.now)
    const cluster = await Cluster.join(store.nodes as never, parts.network.busOf(link), onError)
    const registry = new TableRegistry({
      store,
      environment: { now: () => Math.floor(world.now + clock.offset), newSecret: () => secretOf(world) },
      workers: {
        chooseMove: async (state, seat) => state.match?.moves(seat)[0] as JsonObject,
        check: unused,
        simulate: unused,
      },
      delays: { bot: 100, absence: 5000, links: 3000, linksAfterRestart: 15_000 },
      findGame,
      onCalledBack: () => {},
      onOver: () => {},
      logOpening: async (opening) => ({
        proof: await diceLog.append({ kind: 'open', opening }),
        key: diceLog.key,
      }),
      onEnded: () => {},
      onError,
      cluster,
    })
    cluster.watch(registry, onError)
    sweepEvery(world, link.node, registry)
    return new SimulatedNode({ state: link.node, registry, cluster, errors, clock })
  }

  /** It is told to stop: what was done is written and answered, and its tables are free for others at once. */
  async stop(dismiss: () => void): Promise<void> {
    await Promise.race([
      this.registry.settled(),
      new Promise((resolve) => void setTimeout(resolve, SETTLE_MS)),
    ])
    const listed = this.registry.close()
    dismiss()
    await listed
    await this.#cluster.close()
    this.state.isDead = true
  }

  /** From one moment to the next it does nothing more, and says nothing more. */
  crash(): void {
    this.state.isDead = true
    void this.registry.close()
    void this.#cluster.close()
  }
}

/** Much more often than a server does it, so that tables are let go of and read again in every story. */
function sweepEvery(world: World, node: NodeState, registry: TableRegistry): void {
  world.after(SWEEP_MS, () => {
    if (node.isDead) return
    registry.sweep()
    sweepEvery(world, node, registry)
  })
}

function unused(): never {
  throw new Error('no throw is simulated here')
}
