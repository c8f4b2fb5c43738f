import { build } from 'esbuild'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { residentMegabytes } from '../../apps/server/attack/memory.ts'
import { buildServer } from '../../apps/server/build.mjs'
import type { Load, Report } from './driver.ts'
import { buildDriver, PLAYERS, startDriver } from './drive.ts'
import { diceCost } from './dice-cost.ts'
import { measureNodes } from './nodes.ts'
import { compare, HEAD, median, middle, show, type Fsync, type Measured } from './report.ts'
import { cpuSeconds, keepTo, measureFsync, startProcess, type Running } from './processes.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const PEER = here('../peers/colyseus')
const BARE = here('../peers/bare')
const RULES = here('dist/rules.mjs')

const servers = {
  rattlecup: {
    players: PLAYERS.ours,
    start: (folder: string) =>
      startProcess([here('../../apps/server/dist/main.js')], {
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        RATE_MESSAGES: '0',
        RATE_REQUESTS: '0',
        RATE_GUESTS: '0',
        LINES_ADDRESS: '0',
        CONNECTIONS_ADDRESS: '0',
        LOG_LEVEL: 'error',
      }),
  },
  bare: {
    players: PLAYERS.bare,
    start: () => startProcess([join(BARE, 'server.mjs'), '2568', RULES], {}),
  },
  colyseus: {
    players: new URL('../peers/colyseus/client.mjs', import.meta.url).href,
    start: () => startProcess([join(PEER, 'server.mjs'), '2567', RULES], {}),
  },
} as const
type ServerName = keyof typeof servers

/** One server under one load, in processes of their own. */
async function measure(name: ServerName, load: Omit<Load, 'players' | 'address'>): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'rattlecup-bench-'))
  const server = await servers[name].start(folder)
  try {
    const idle = residentMegabytes(server.pid)
    const { report, cpu } = await drive(server, {
      ...load,
      players: servers[name].players,
      address: server.address,
    })
    const megabytes = residentMegabytes(server.pid) - idle
    const { tables, thinkMs } = load
    return { server: name, tables, thinkMs, ...report, movesPerCpuSecond: report.moves / cpu, megabytes }
  } finally {
    await server.stop()
    await rm(folder, { recursive: true })
  }
}

async function drive(server: Running, load: Load): Promise<{ report: Report; cpu: number }> {
  const { driver, report } = startDriver(load, () => [cpuSeconds(server.pid)])
  keepTo(0, server.pid)
  keepTo(1, driver.pid as number)
  const measured = await report
  return { report: measured.report, cpu: measured.used[0] as number }
}

/** Every server under the same load, one after the other, several times round. */
async function measureAll(
  names: readonly ServerName[],
  load: Omit<Load, 'players' | 'address'>,
): Promise<void> {
  const rounds = new Map<ServerName, Measured[]>(names.map((name) => [name, []]))
  const syncs: Fsync[] = []
  for (let round = 0; round < Number(values.rounds); round++) {
    syncs.push(measureFsync(tmpdir()))
    for (const name of names) rounds.get(name)?.push(await measure(name, load))
  }
  const results = [...rounds.values()].map(middle)
  for (const result of results) console.log(show(result))
  const fsync = { p50: median(syncs.map(({ p50 }) => p50)), p99: median(syncs.map(({ p99 }) => p99)) }
  const [ours, ...peers] = results
  if (ours) moveCosts.push(1e6 / ours.movesPerCpuSecond)
  if (ours) for (const peer of peers) verdicts.push(compare(ours, peer, fsync))
}

const verdicts: string[] = []
/** Microseconds of the server's CPU for a move of ours, under each load. */
const moveCosts: number[] = []

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '50,200,500' },
    think: { type: 'string', default: '0,1000' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    nodes: { type: 'string' },
    servers: {
      type: 'string',
      default: existsSync(join(PEER, 'node_modules')) ? 'rattlecup,bare,colyseus' : 'rattlecup,bare',
    },
  },
})

await Promise.all([buildServer(), buildDriver()])
await build({
  stdin: {
    contents: "export * from '@rattlecup/kit'; export * from '@rattlecup/games'",
    resolveDir: here('.'),
  },
  outfile: RULES,
  bundle: true,
  platform: 'node',
  format: 'esm',
  external: ['@dimforge/rapier3d-deterministic-compat', '#browser/*'],
})
const numbers = (list: string) => list.split(',').map(Number)
if (values.nodes !== undefined) {
  const seconds = Number(values.seconds)
  for (const nodes of numbers(values.nodes))
    for (const together of nodes === 1 ? [true] : [true, false])
      for (const thinkMs of numbers(values.think))
        for (const tables of numbers(values.tables))
          await measureNodes(nodes, { together, tables, thinkMs, seconds })
  process.exit(0)
}
const { p50, p99 } = measureFsync(tmpdir())
console.log(`fsync here: p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms\n\n${HEAD}`)
for (const thinkMs of numbers(values.think)) {
  for (const tables of numbers(values.tables)) {
    const warmUpMoves = thinkMs > 0 ? tables * 4 : 30_000
    const load = { tables, thinkMs, warmUpMoves, measureMs: Number(values.seconds) * 1000 }
    await measureAll(values.servers.split(',') as ServerName[], load)
  }
}
console.log(`\n${verdicts.join('\n')}`)
const { seeded, house } = diceCost()
console.log(`dice of a roll: ${seeded.toFixed(1)} µs by scheme 1, ${house.toFixed(1)} µs by scheme 2`)
const move = Math.min(...moveCosts)
console.log(
  `a move: ${move.toFixed(1)} µs; the dice of a roll are ${(house / move).toFixed(2)} of one (aim: at most 1.5)`,
)
