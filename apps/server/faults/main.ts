// Faults of the disk under play: writes and syncs that fail, fall short or find it full, and power that fails. Nothing that
// was acknowledged may be lost. `npm run faults -- --count 500 --seed 1`.
import { parseArgs } from 'node:util'
import { buildFor } from '../src/testing/process.ts'
import { losePower, runFaults } from './faults.ts'
import { kept } from './round.ts'
import { readTrace } from './trace.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    commands: { type: 'string', default: '5000' },
    recording: { type: 'string' },
  },
})

if (values.recording === undefined) await runAll()
else await runAgain(values.recording)

async function runAll(): Promise<void> {
  const begun = Date.now()
  const { count, commands, seed } = values
  const program = await buildFor('faults')
  const report = await runFaults({
    program,
    seed,
    count: Number(count),
    commands: Number(commands),
    say: console.log,
  })
  console.log(
    `${report.faults} faults among ${report.operations} operations on the disk, ${report.acknowledged} commands acknowledged, ` +
      `${report.failures.length} lost or stuck, in ${Math.round((Date.now() - begun) / 1000)} s`,
  )
  // Players who were cut off in the middle go on trying to come back.
  process.exit(report.failures.length > 0 ? 1 : 0)
}

async function runAgain(folder: string): Promise<void> {
  const recording = await kept(folder)
  const lost = await losePower(recording, readTrace(recording.trace), values.seed)
  console.log(lost ?? 'nothing is lost')
  process.exitCode = lost ? 1 : 0
}
