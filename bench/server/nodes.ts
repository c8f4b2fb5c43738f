import { fileURLToPath } from 'node:url'
import { TestHouse } from '../../apps/server/src/testing/house.ts'
import { PLAYERS, startDriver } from './drive.ts'
import { cpuSeconds, familyCpuSeconds } from './processes.ts'

interface NodesLoad {
  /** Whether the players of a table are at one node. */
  readonly together: boolean
  readonly tables: number
  readonly thinkMs: number
  readonly seconds: number
}

const PROGRAM = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url))

let hasHead = false

/** Nodes on a PostgreSQL that writes durably and a Redis, under load; prints what a move costs in each part. */
export async function measureNodes(
  nodes: number,
  { together, tables, thinkMs, seconds }: NodesLoad,
): Promise<void> {
  const house = await TestHouse.open({ program: PROGRAM, nodes, redis: true, settings: ['fsync=on'] })
  try {
    const address = house.ports.map((port) => `http://127.0.0.1:${port}`).join(' ')
    const warmUpMoves = thinkMs > 0 ? tables * 4 : 15_000
    const load = {
      players: PLAYERS.ours,
      address,
      together,
      tables,
      thinkMs,
      warmUpMoves,
      measureMs: seconds * 1000,
    }
    const read = () => [
      house.nodes.reduce((sum, node) => sum + cpuSeconds(node.pid), 0),
      familyCpuSeconds(house.postgres.pid),
      cpuSeconds(house.redis?.pid as number),
    ]
    const { report, used } = await startDriver(load, read).report
    const micros = used.map((cpu) => ((cpu / report.moves) * 1e6).toFixed(0))
    const times = [report.p50, report.p99].map((value) => value.toFixed(1))
    const head =
      'nodes | a table at | tables | thinking ms | moves/s | p50 ms | p99 ms | node µs | PostgreSQL µs | Redis µs'
    if (!hasHead) console.log(`| ${head} |\n|${' --- |'.repeat(10)}`)
    hasHead = true
    const place = together ? 'one node' : 'two nodes'
    const cells = [
      nodes,
      place,
      tables,
      thinkMs,
      (report.moves / report.seconds).toFixed(0),
      ...times,
      ...micros,
    ]
    console.log(`| ${cells.join(' | ')} |`)
  } finally {
    await house.close()
  }
}
