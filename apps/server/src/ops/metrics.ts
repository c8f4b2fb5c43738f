import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'

export interface Watched {
  readonly tables: () => number
  readonly connections: () => number
}

/** What Prometheus reads. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #moves: Counter
  readonly #faults: Counter

  constructor({ tables, connections }: Watched) {
    const registers = [this.#registry]
    collectDefaultMetrics({ register: this.#registry })
    this.#moves = new Counter({ name: 'rattlecup_moves_total', help: 'Moves received.', registers })
    this.#faults = new Counter({ name: 'rattlecup_failures_total', help: 'Failures of our own.', registers })
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read())
        },
      })
    gauge('rattlecup_tables', 'Tables in memory.', tables)
    gauge('rattlecup_connections', 'Open sockets.', connections)
  }

  countMove(): void {
    this.#moves.inc()
  }

  countFailure(): void {
    this.#faults.inc()
  }

  get contentType(): string {
    return this.#registry.contentType
  }

  text(): Promise<string> {
    return this.#registry.metrics()
  }
}
