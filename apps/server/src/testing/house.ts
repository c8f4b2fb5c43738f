import { Balancer, isReady } from './balancer.ts'
import { TestPostgres } from './postgres.ts'
import { freePort, ServerProcess } from './process.ts'
import { TestRedis } from './redis.ts'

/** No limits: everybody in a test has one address. */
const FREE = {
  RATE_MESSAGES: '0',
  RATE_REQUESTS: '0',
  RATE_GUESTS: '0',
  LINES_ADDRESS: '0',
  LINES_GUEST: '0',
  TABLES_GUEST: '0',
  CODE_MISSES: '0',
}

interface HouseSettings {
  readonly program: string
  readonly nodes: number
  readonly redis: boolean
  /** The nodes' own settings, beyond the usual ones of a test. */
  readonly env?: Readonly<Record<string, string>>
  /** PostgreSQL's own settings. */
  readonly settings?: readonly string[]
  /** A database that is there already, and where nodes find it. */
  readonly database?: { readonly postgres: TestPostgres; readonly url: string }
}

/** Several nodes on a PostgreSQL and a Redis of their own, behind a balancer. */
export class TestHouse {
  readonly postgres: TestPostgres
  readonly redis: TestRedis | undefined
  readonly nodes: readonly ServerProcess[]
  readonly ports: readonly number[]
  readonly url: string
  readonly #balancer: Balancer

  private constructor(parts: {
    postgres: TestPostgres
    redis: TestRedis | undefined
    nodes: readonly ServerProcess[]
    ports: readonly number[]
    url: string
    balancer: Balancer
  }) {
    this.postgres = parts.postgres
    this.redis = parts.redis
    this.nodes = parts.nodes
    this.ports = parts.ports
    this.url = parts.url
    this.#balancer = parts.balancer
  }

  static async open(settings: HouseSettings): Promise<TestHouse> {
    const postgres = settings.database?.postgres ?? (await TestPostgres.start(settings.settings))
    const redis = settings.redis ? await TestRedis.start() : undefined
    const url = settings.database?.url ?? (await postgres.createDatabase())
    const ports: number[] = []
    while (ports.length < settings.nodes) ports.push(await freePort())
    const nodes = ports.map(
      (port) =>
        new ServerProcess(settings.program, {
          PORT: String(port),
          DATABASE_URL: url,
          REDIS_URL: redis?.url ?? '',
          ABSENCE: '20',
          BOT_DELAY: '50',
          LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
          ...FREE,
          ...settings.env,
        }),
    )
    await Promise.all(nodes.map((node) => node.start()))
    const balancer = await Balancer.listen(ports, isReady)
    return new TestHouse({ postgres, redis, nodes, ports, url, balancer })
  }

  /** One node's own address, past the balancer. */
  addressOf(node: number): string {
    return `http://127.0.0.1:${this.ports[node]}`
  }

  /** Where clients come in. */
  get address(): string {
    return `http://127.0.0.1:${this.#balancer.port}`
  }

  /** The node with the most clients. */
  get busiest(): ServerProcess {
    return this.nodes[this.#balancer.busiest] as ServerProcess
  }

  async close(): Promise<void> {
    for (const node of this.nodes) node.signal('SIGCONT')
    this.#balancer.close()
    await Promise.all(this.nodes.map((node) => node.end('SIGTERM')))
    await this.redis?.end()
    await this.postgres.remove()
  }
}
