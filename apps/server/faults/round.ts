import { FastSource } from '@rattlecup/kit'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backUp } from '../src/backup.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort, ServerProcess } from '../src/testing/process.ts'
import { Play, type Acknowledged } from './play.ts'
import type { Files } from './power-loss.ts'
import { FAULTS, Shim, type Arming } from './shim.ts'

/** What one server did to its disk, and what it had acknowledged by when. */
export interface Recording {
  readonly before: Files
  readonly trace: Buffer
  readonly acknowledged: readonly Acknowledged[]
}

export interface RoundOptions {
  /** The bundled server. */
  readonly program: string
  /** An empty folder for everything. */
  readonly folder: string
  /** One for each failing write or sync. */
  readonly seeds: readonly string[]
  /** This many commands are acknowledged before the round is over. */
  readonly commands: number
  readonly onFault: (seed: string, what: string, wentOn: boolean) => void
}

const WITHOUT_LIMITS = {
  RATE_MESSAGES: '0',
  RATE_REQUESTS: '0',
  RATE_GUESTS: '0',
  LINES_ADDRESS: '0',
  CONNECTIONS_ADDRESS: '0',
  LOG_LEVEL: 'silent',
}
/** How long play may stand still after a fault, on a machine with other work. */
const GO_ON_WITHIN_MS = 30_000

/**
 * People play; the server is killed and started again, so that it begins with a disk that has to be recovered; from then on
 * everything it does to the disk is written down, and some of it fails.
 */
export async function recordRound(options: RoundOptions): Promise<Recording> {
  const { program, folder, seeds, commands, onFault } = options
  const data = join(folder, 'data')
  await mkdir(data)
  const port = await freePort()
  const env = { ...WITHOUT_LIMITS, PORT: String(port), DATA_DIR: data }
  const address = `http://127.0.0.1:${port}`
  const earlier = await playAWhile(new ServerProcess(program, env), address)
  const before = await filesIn(data)
  const shim = await Shim.make(data, folder)
  const server = new ServerProcess(program, { ...env, ...shim.env })
  await server.start()
  const play = new Play(address, () => shim.position)
  await backUp(data, join(folder, 'backup.db'))
  for (const seed of seeds) {
    const arming = armingFor(seed)
    const wentOn = await strike(shim, play, arming)
    onFault(seed, `${arming.fault}, ${arming.lasts} operations`, wentOn)
  }
  await play.goesOn(commands - play.acknowledged.length, 10 * GO_ON_WITHIN_MS)
  await server.end('SIGKILL')
  await play.stop()
  const trace = shim.trace
  shim.close()
  return { before, trace, acknowledged: [...earlier, ...play.acknowledged] }
}

async function playAWhile(server: ServerProcess, address: string): Promise<Acknowledged[]> {
  await server.start()
  const play = new Play(address, () => 0)
  await play.goesOn(100, GO_ON_WITHIN_MS)
  await server.end('SIGKILL')
  await play.stop()
  return play.acknowledged
}

/** Which operation fails, how, and how many after it. */
function armingFor(seed: string): Arming {
  const source = new FastSource(seed)
  const fault = FAULTS[source.below(FAULTS.length)] as Arming['fault']
  return { fault, after: source.below(40), lasts: 1 + source.below(fault === 'full' ? 40 : 4) }
}

/** Lets a fault strike while people play; answers whether their play went on afterwards. */
async function strike(shim: Shim, play: Play, arming: Arming): Promise<boolean> {
  shim.arm(arming)
  for (const until = Date.now() + GO_ON_WITHIN_MS; Date.now() < until && !shim.struck.isOver;) await pause(5)
  const { isOver } = shim.struck
  shim.disarm()
  return isOver && (await play.goesOn(10, GO_ON_WITHIN_MS))
}

async function filesIn(folder: string): Promise<Files> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
  )
}

/** So that a loss can be looked at again. */
export async function keep(folder: string, { before, trace, acknowledged }: Recording): Promise<void> {
  await mkdir(join(folder, 'before'), { recursive: true })
  for (const [name, bytes] of before) await writeFile(join(folder, 'before', name), bytes)
  await writeFile(join(folder, 'trace'), trace)
  await writeFile(join(folder, 'acknowledged.json'), JSON.stringify(acknowledged))
}

export async function kept(folder: string): Promise<Recording> {
  const text = await readFile(join(folder, 'acknowledged.json'), 'utf8')
  return {
    before: await filesIn(join(folder, 'before')),
    trace: await readFile(join(folder, 'trace')),
    acknowledged: JSON.parse(text) as Acknowledged[],
  }
}
