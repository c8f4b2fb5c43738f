import { FastSource } from '@rattlecup/kit'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whatIsLost } from './check.ts'
import { afterPowerLoss } from './power-loss.ts'
import { keep, recordRound, type Recording } from './round.ts'
import { readTrace, type Operation } from './trace.ts'

export interface FaultOptions {
  readonly program: string
  readonly seed: string
  readonly count: number
  /** Commands to be acknowledged in one round. */
  readonly commands: number
  readonly say: (line: string) => void
}

export interface FaultReport {
  readonly faults: number
  readonly acknowledged: number
  readonly operations: number
  /** What went wrong, each with all that is needed to see it again. */
  readonly failures: readonly string[]
}

/** Of a round's faults one in five strikes while people play; for the others the power fails somewhere in what was recorded. */
const A_ROUND = 100
const FAILING_SHARE = 0.2

export async function runFaults(options: FaultOptions): Promise<FaultReport> {
  const { seed, count, say } = options
  const seeds = Array.from({ length: count }, (_, index) => `${seed}.${index}`)
  const totals = { faults: 0, acknowledged: 0, operations: 0 }
  const failures: string[] = []
  while (totals.faults < count) {
    const own = seeds.slice(totals.faults, totals.faults + A_ROUND)
    const round = await oneRound(options, own)
    totals.faults += own.length
    totals.acknowledged += round.acknowledged
    totals.operations += round.operations
    failures.push(...round.failures)
    say(
      `${totals.faults} of ${count} faults, ${totals.acknowledged} commands acknowledged, ${failures.length} failures`,
    )
  }
  return { ...totals, failures }
}

async function oneRound(
  { program, commands, say }: FaultOptions,
  seeds: readonly string[],
): Promise<Omit<FaultReport, 'faults'>> {
  const folder = await mkdtemp(join(tmpdir(), 'rattlecup-faults-'))
  const failures: string[] = []
  const failing = seeds.slice(0, Math.ceil(seeds.length * FAILING_SHARE))
  const onFault = (seed: string, what: string, wentOn: boolean) => {
    if (!wentOn) failures.push(`seed ${seed}: after ${what} play did not go on`)
  }
  const recording = await recordRound({ program, folder, seeds: failing, commands, onFault })
  const operations = readTrace(recording.trace)
  for (const seed of seeds.slice(failing.length)) {
    const lost = await losePower(recording, operations, seed)
    if (lost) failures.push(`seed ${seed}: ${lost}; again by --recording ${folder} --seed ${seed}`)
  }
  if (failures.length > 0) await keep(folder, recording)
  else await rm(folder, { recursive: true })
  for (const failure of failures) say(failure)
  return { acknowledged: recording.acknowledged.length, operations: operations.length, failures }
}

/** The power fails at a moment of the recording that the seed says; answers what is lost that must not be. */
export async function losePower(
  { before, acknowledged }: Recording,
  operations: readonly Operation[],
  seed: string,
): Promise<string | undefined> {
  const source = new FastSource(seed)
  const done = operations.slice(0, 1 + source.below(operations.length))
  const end = done.at(-1)?.end ?? 0
  const files = afterPowerLoss(before, done, source)
  return whatIsLost(
    files,
    acknowledged.filter(({ at }) => at <= end),
  )
}
