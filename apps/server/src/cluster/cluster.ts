import { randomBytes } from 'node:crypto'
import type { CodeMisses } from '../limits/code-misses.ts'
import type { GuestNews, OpenLines } from '../limits/open-lines.ts'
import type { RateLimits, Spent } from '../limits/rate-limits.ts'
import type { ServerSettings } from '../settings.ts'
import type { NodeDirectory } from '../store/nodes.ts'
import type { TableRegistry } from '../table/registry.ts'
import type { Bus } from './bus.ts'
import { SharedOwners } from './owners.ts'
import { Peers } from './peers.ts'
import { PostgresBus } from './postgres-bus.ts'

/** How often a node looks in the log for what nobody told it of. */
const LOOK_MS = 2000
/** How often nodes tell each other what was used up of limits. */
const SHARE_MS = 500
/** Guests and addresses in one message: what is too long the database does not pass on. */
const MOST_TOLD = 100

const monotonic = () => performance.now()

interface SharedParts {
  readonly lines: OpenLines
  readonly misses: CodeMisses
  readonly limits: RateLimits
  readonly tables: TableRegistry
}

type Report = (error: Error, about: string) => void

/** What a node has to do with the others that share its store. */
export class Cluster {
  readonly owners: SharedOwners
  readonly peers: Peers
  readonly bus: Bus
  #looking: NodeJS.Timeout | undefined
  #sharing: NodeJS.Timeout | undefined

  private constructor(owners: SharedOwners, peers: Peers, bus: Bus) {
    this.owners = owners
    this.peers = peers
    this.bus = bus
  }

  static async join(nodes: NodeDirectory, bus: Bus, onError: Report): Promise<Cluster> {
    const node = randomBytes(6).toString('base64url')
    const owners = await SharedOwners.start({ nodes, node, monotonic, onError })
    const peers = new Peers({ bus, node, onError: (error) => onError(error, 'hearing another node') })
    return new Cluster(owners, peers, bus)
  }

  /** From now on limits and revocations hold for all nodes together: at the latest half a second later. */
  share({ lines, misses, limits, tables }: SharedParts): void {
    lines.tellOthers(
      this.peers.line<GuestNews>('guests', (news) => {
        lines.hear(news)
        if ('renamed' in news)
          for (const table of tables.withPlayer(news.renamed))
            table.automate({ t: 'name', guest: news.renamed, name: news.name })
      }),
    )
    misses.tellOthers(this.peers.line<readonly string[]>('misses', (missed) => misses.hear(missed)))
    const tell = this.peers.line<readonly Spent[]>('limits', (spent) => limits.spend(spent))
    this.#sharing = setInterval(() => {
      const spent = limits.spent(SHARE_MS / 1000, this.owners.living.size)
      for (let i = 0; i < spent.length; i += MOST_TOLD) tell(spent.slice(i, i + MOST_TOLD))
    }, SHARE_MS)
  }

  /** From now on the tables follow what happens elsewhere, and those of a node that ended are taken over. */
  watch(tables: TableRegistry, onError: Report): void {
    const look = async () => {
      tables.forgetNodes(this.owners.living)
      await tables.keepUp()
      await tables.wake()
    }
    let isLooking = false
    this.#looking = setInterval(() => {
      if (isLooking) return
      isLooking = true
      look()
        .catch((error: Error) => onError(error, 'looking for what other nodes did'))
        .finally(() => void (isLooking = false))
    }, LOOK_MS)
  }

  async close(): Promise<void> {
    clearInterval(this.#looking)
    clearInterval(this.#sharing)
    await this.owners.close()
    await this.bus.close()
  }
}

/** Redis where there is one, with the database behind it; else the database alone. `house` is the same for all nodes on one database. */
export async function openBus(
  settings: Pick<ServerSettings, 'database-url' | 'redis-url'>,
  house: string,
  onError: Report,
): Promise<Bus> {
  const database = new PostgresBus(settings['database-url'])
  if (settings['redis-url'] === '') return database
  const { RedisBus } = await import('./redis-bus.ts')
  const { busWithFallback } = await import('./two-ways-bus.ts')
  const report = (error: Error) => onError(error, 'Redis')
  return busWithFallback(new RedisBus({ url: settings['redis-url'], house, onError: report }), database)
}
