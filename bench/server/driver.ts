import type { JsonObject } from '@rattlecup/kit'
import type { LoadTable, OpenTable } from './players.ts'

/** What the process that makes the load is asked, and what it answers, over the channel to its parent. */
export interface Load {
  /** The module that opens tables. */
  readonly players: string
  /** Where the server is; of several nodes, all their addresses. */
  readonly address: string
  /** Whether the players of a table are at one node, as a balancer that goes by the table has it. */
  readonly together?: boolean
  readonly tables: number
  readonly thinkMs: number
  /** Moves to be played before measuring, or as many as a minute gives: both servers' code is to be compiled by then. */
  readonly warmUpMoves: number
  readonly measureMs: number
}
export type DriverMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'measuring' }
  | { readonly kind: 'measured'; readonly report: Report }
export interface Report {
  readonly moves: number
  readonly seconds: number
  readonly p50: number
  readonly p99: number
  readonly bytesPerMove: number
}

/** Counts accepted moves and how long each took, while measuring. */
class Meter {
  #latencies: number[] = []
  moves = 0

  start(): void {
    this.#latencies = []
    this.moves = 0
  }

  count(latency: number): void {
    this.moves++
    this.#latencies.push(latency)
  }

  percentile(share: number): number {
    const sorted = this.#latencies.toSorted((a, b) => a - b)
    return sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  }
}

const LONGEST_WARM_UP = 60_000
/** Tables opened at once. */
const AT_ONCE = 25

const say = (message: DriverMessage) => process.send?.(message)
const pause = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms))

/** Tables take turns among the nodes; the players of each are at one or two of them. */
function addressFor({ address, together }: Load, table: number): string {
  const nodes = address.split(' ')
  const at = (place: number) => nodes[place % nodes.length] as string
  return together || nodes.length === 1 ? at(table) : `${at(table)} ${at(table + 1)}`
}

async function openAll(load: Load, meter: Meter): Promise<LoadTable[]> {
  const { openTable } = (await import(load.players)) as { openTable: OpenTable }
  const onTurn = async (moves: readonly JsonObject[], move: (chosen: JsonObject) => Promise<void>) => {
    // Spread over the whole of the thinking time, as people would be.
    if (load.thinkMs > 0) await pause(load.thinkMs * (0.5 + Math.random()))
    const begun = performance.now()
    await move(moves[Math.floor(Math.random() * moves.length)] as JsonObject)
    meter.count(performance.now() - begun)
  }
  const tables: LoadTable[] = []
  let opened = 0
  while (tables.length < load.tables) {
    const some = Array.from({ length: Math.min(AT_ONCE, load.tables - tables.length) }, () =>
      openTable(addressFor(load, opened++), (moves, move) => void onTurn(moves, move)),
    )
    tables.push(...(await Promise.all(some)))
  }
  return tables
}

async function run(load: Load): Promise<void> {
  const meter = new Meter()
  const tables = await openAll(load, meter)
  const bytesDown = () => tables.reduce((sum, table) => sum + table.bytesDown(), 0)
  say({ kind: 'ready' })
  for (let waited = 0; meter.moves < load.warmUpMoves && waited < LONGEST_WARM_UP; waited += 100)
    await pause(100)
  say({ kind: 'measuring' })
  const bytesBefore = bytesDown()
  const begun = performance.now()
  meter.start()
  await pause(load.measureMs)
  const report = {
    moves: meter.moves,
    seconds: (performance.now() - begun) / 1000,
    p50: meter.percentile(0.5),
    p99: meter.percentile(0.99),
    bytesPerMove: (bytesDown() - bytesBefore) / meter.moves,
  }
  say({ kind: 'measured', report })
}

process.on('message', (load: Load) => void run(load))
