import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { simulate } from './simulate.ts'

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '10000' },
    minutes: { type: 'string', default: '60' },
    processes: { type: 'string', default: '1' },
  },
})
const from = Number(values.from)
const seeds = Number(values.seeds)
const processes = Number(values.processes)
/** How much longer than its time a process may take for its last seed. */
const OVERTIME_MS = 15_000

/** Tries seeds until there are enough, or the time is up; prints each that shows a fault, and answers whether none did. */
async function trySeeds(): Promise<boolean> {
  const end = performance.now() + Number(values.minutes) * 60_000
  let [tried, failed, records, refusals] = [0, 0, 0, 0]
  for (; tried < seeds && performance.now() < end; tried++) {
    process.send?.(from + tried)
    const { seed, faults, log, refused } = await simulate(from + tried)
    records += log.length
    refusals += refused
    if ((tried + 1) % 1000 === 0) console.log(`${tried + 1} seeds`)
    if (faults.length === 0) continue
    failed++
    console.log(`seed ${seed}: ${faults.slice(0, 3).join('; ')}`)
  }
  const range = tried === 0 ? '' : ` (${from} to ${from + tried - 1})`
  console.log(`${tried} seeds${range}, ${records} records, ${refusals} refused, ${failed} with faults`)
  return failed === 0
}

/** The same in several processes, each with a part of the seeds. */
async function share(): Promise<boolean> {
  const part = Math.ceil(seeds / processes)
  const parts = Array.from({ length: processes }, (_, index) => {
    const most = Math.max(0, Math.min(part, seeds - index * part))
    return tryApart(['--from', String(from + index * part), '--seeds', String(most)])
  })
  return (await Promise.all(parts)).every(Boolean)
}

/** A process that is at one seed for far too long is ended, and its seed named. */
function tryApart(args: readonly string[]): Promise<boolean> {
  const child = fork(fileURLToPath(import.meta.url), [...args, '--minutes', values.minutes])
  let seed: unknown
  child.on('message', (begun) => void (seed = begun))
  const overtime = setTimeout(
    () => {
      console.log(`seed ${String(seed)}: does not end`)
      child.kill('SIGKILL')
    },
    Number(values.minutes) * 60_000 + OVERTIME_MS,
  )
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      clearTimeout(overtime)
      resolve(code === 0)
    })
  })
}

// A process whose parent has gone has nobody to report to.
process.once('disconnect', () => process.exit(1))
process.exit((await (processes > 1 ? share() : trySeeds())) ? 0 : 1)
