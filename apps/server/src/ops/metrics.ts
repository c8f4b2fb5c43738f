import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'

interface Watched {
  readonly tables: () => number
  readonly connections: () => number
  /** How many nodes share the store, this one included. */
  readonly nodes: () => number
  /** Tables whose bots and clocks this node runs. */
  readonly owned: () => number
}

/** What Prometheus reads. */
export class Metrics {
  readonly #registry = new Registry()
  #moves = 0
  readonly #failures: Counter

  constructor({ tables, connections, nodes, owned }: Watched) {
    const registers = [this.#registry]
    collectDefaultMetrics({ register: this.#registry })
    this.#failures = new Counter({
      name: 'rattlecup_failures_total',
      help: 'Failures of our own.',
      registers,
    })
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read())
        },
      })
    this.#addMoves()
    gauge('rattlecup_tables', 'Tables in memory.', tables)
    gauge('rattlecup_connections', 'Open sockets.', connections)
    gauge('rattlecup_nodes', 'Nodes that share the store.', nodes)
    gauge('rattlecup_owned_tables', 'Tables whose bots and clocks this node runs.', owned)
  }

  countMove(): void {
    this.#moves++
  }

  countFailure(): void {
    this.#failures.inc()
  }

  /** Counted by hand and handed over when asked for: a counter's own way costs as much as a legal move takes to find. */
  #addMoves(): void {
    const count = () => this.#moves
    // oxlint-disable-next-line no-new -- it registers itself
    new Counter({
      name: 'rattlecup_moves_total',
      help: 'Moves received.',
      registers: [this.#registry],
      collect() {
        this.reset()
        this.inc(count())
      },
    })
  }

  get contentType(): string {
    return this.#registry.contentType
  }

  text(): Promise<string> {
    return this.#registry.metrics()
  }
}
