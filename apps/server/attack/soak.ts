// A full house for some minutes: people and bots at all four games, hostile guests among them. Says what the honest saw,
// and how memory went. `npm run soak -- --sockets 2000 --minutes 10`.
import { FastSource } from '@rattlecup/kit'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import { buildFor, freePort, ServerProcess } from '../src/testing/process.ts'
import type { TestClient } from '../src/testing/client.ts'
import { busySeconds } from './busy.ts'
import { AttackingCrowd } from './crowd.ts'
import { hostileMessage } from './hostile-messages.ts'
import { AttackedHouse } from './house.ts'
import { residentMegabytes } from './memory.ts'

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '2000' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    // How long people think, on average. With less there are more games, one after the other at each table.
    think: { type: 'string', default: '4000' },
  },
})

/** One guest in this many is hostile. */
const HOSTILE_SHARE = 20
const REPORT_MS = 15_000
/** By how much memory may be larger at the end than after the first third: garbage comes and goes. */
const MOST_GROWTH = 1.2

const data = await mkdtemp(join(tmpdir(), 'rattlecup-soak-'))
const port = await freePort()
const env = { PORT: String(port), DATA_DIR: data, TRUST_PROXY: 'yes' }
const server = new ServerProcess(await buildFor('soak'), env)
await server.start()
const address = `http://127.0.0.1:${port}`
const house = new AttackedHouse({ address, seed: values.seed, messages: 0, patience: 30 })
try {
  process.exitCode = (await soak()) ? 0 : 1
} finally {
  await server.end('SIGTERM')
  await rm(data, { recursive: true })
}
process.exit()

async function soak(): Promise<boolean> {
  const sockets = Number(values.sockets)
  const hostile = Math.ceil(sockets / HOSTILE_SHARE)
  const crowd = new AttackingCrowd(house, Number(values.think))
  await crowd.open(sockets - hostile)
  const pests = await Promise.all(Array.from({ length: hostile }, (_, index) => pester(crowd, index)))
  console.log(
    `${crowd.people.length} people at ${crowd.codes.length} tables, ${pests.length} hostile guests; people think ${values.think} ms on average`,
  )
  const { memory, waits } = await watch(crowd)
  await crowd.close()
  for (const { guest } of pests) guest.close()
  return conclude(crowd, memory, waits)
}

/** A guest who watches somebody's table and sends it what no honest guest does. */
async function pester(crowd: AttackingCrowd, index: number): Promise<{ readonly guest: TestClient }> {
  const code = crowd.codes[index % crowd.codes.length] as string
  const source = new FastSource(`${values.seed}.${index}`)
  const guest = await house.guest()
  await guest.join(code)
  const sending = setInterval(() => {
    if (guest.socket?.readyState === 1) guest.raw(hostileMessage(code, source))
  }, 200)
  sending.unref()
  return { guest }
}

async function watch(crowd: AttackingCrowd): Promise<{ memory: number[]; waits: AttackingCrowd['waits'] }> {
  const memory: number[] = []
  const waits: AttackingCrowd['waits'] = []
  const end = Date.now() + Number(values.minutes) * 60_000
  const begun = busyNow()
  let before = begun
  while (Date.now() < end) {
    await pause(REPORT_MS)
    const some = crowd.waits
    crowd.waits = []
    waits.push(...some)
    memory.push(residentMegabytes(server.pid))
    const now = busyNow()
    const left = Math.max(0, Math.round((end - now.at) / 1000))
    console.log(
      `${left} s left: ${((some.length * 1000) / (now.at - before.at)).toFixed(0)} moves/s, p99 ${p99(some).toFixed(0)} ms, ` +
        `${memory.at(-1)?.toFixed(0)} MB, ${cores(before, now)}`,
    )
    before = now
  }
  console.log(`on the average ${cores(begun, before)}`)
  return { memory, waits }
}

interface Busy {
  readonly at: number
  /** Seconds of the house and of the players. */
  readonly busy: readonly number[]
}

function busyNow(): Busy {
  return { at: Date.now(), busy: [server.pid, process.pid].map(busySeconds) }
}

function cores(from: Busy, to: Busy): string {
  const [house, players] = to.busy.map(
    (seconds, i) => ((seconds - (from.busy[i] as number)) * 1000) / (to.at - from.at),
  )
  return `busy cores: house ${house?.toFixed(2)}, players ${players?.toFixed(2)}`
}

function conclude(crowd: AttackingCrowd, memory: readonly number[], waits: AttackingCrowd['waits']): boolean {
  const drops = crowd.people.reduce((sum, { drops: own }) => sum + own, 0)
  const simulated = waits.filter(({ game }) => game === 'strike')
  const rest = waits.filter(({ game }) => game !== 'strike')
  const third = Math.floor(memory.length / 3)
  const [early, late] = [mean(memory.slice(third, 2 * third)), mean(memory.slice(-third))]
  console.log(
    `${crowd.moves} moves; from a move to its answer p99 ${p99(rest).toFixed(0)} ms, for throws of Strike ${p99(simulated).toFixed(0)} ms`,
  )
  console.log(`memory: ${early.toFixed(0)} MB in the middle third, ${late.toFixed(0)} MB in the last`)
  console.log(
    `errors for the honest: ${crowd.errors.length}, lost connections: ${drops}, failures of the server: ${house.failures.length}`,
  )
  for (const error of crowd.errors.slice(0, 10)) console.log(`  ${error}`)
  return crowd.errors.length === 0 && drops === 0 && house.failures.length === 0 && late < early * MOST_GROWTH
}

function p99(waits: AttackingCrowd['waits']): number {
  const sorted = waits.map(({ ms }) => ms).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)
}
