/** Throws a second on one core, beside the bare engine stepping the same worlds. `npm run bench:arena`, `--json` for one object a line. */
import { FastSource } from '../packages/kit/src/index.ts'
import { buildArena } from '../packages/games/src/strike/arena/bowl.ts'
import { loadEngine } from '../packages/games/src/strike/arena/engine.ts'
import {
  encodeTrajectory,
  loadArena,
  type Settled,
  type ThrowInput,
} from '../packages/games/src/strike/arena/index.ts'
import { startFlight } from '../packages/games/src/strike/arena/simulate.ts'
import { anyInput } from '../packages/games/src/strike/arena/testing/scenarios.ts'
import { Tally } from '../packages/games/src/strike/arena/testing/tally.ts'

const CASES = [
  { name: 'single', grandDice: 0, throws: 600 },
  { name: 'grand', grandDice: 9, throws: 240 },
] as const
const ROUNDS = 5
const WARM_UP = 40

const engine = await loadEngine()
const arena = await loadArena()
const world = buildArena(engine)
const empty = world.takeSnapshot()
world.free()

interface Thrown {
  readonly input: ThrowInput
  readonly seed: string
  readonly settled: Settled
}

function cpuMs(work: () => void): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** All that a throw costs: fresh world, draws, stepping, reading, keyframes. */
function throwOnce(input: ThrowInput, seed: string): Thrown {
  const settled = arena.simulate(input, new FastSource(seed))
  encodeTrajectory(settled.samples, settled.outcome.dice.length)
  return { input, seed, settled }
}

/** The engine alone: the same worlds, made beforehand, stepped as often and never looked at. */
function bareCpuMs(thrown: readonly Thrown[]): number {
  let total = 0
  for (const { input, seed, settled } of thrown) {
    const flight = startFlight(engine, empty, input, new FastSource(seed))
    total += cpuMs(() => {
      for (let i = 0; i < settled.steps; i++) flight.world.step()
    })
    flight.world.free()
  }
  return total
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
}

function round(value: number): number {
  return Number(value.toPrecision(4))
}

function measure({ name, grandDice, throws }: (typeof CASES)[number]): Record<string, unknown> {
  const source = new FastSource(`bench ${name}`)
  const inputs = Array.from({ length: throws }, (_, i) => ({
    input: anyInput(source, grandDice),
    seed: `${name} ${i}`,
  }))
  for (const { input, seed } of inputs.slice(0, WARM_UP)) throwOnce(input, seed)
  const perRound = throws / ROUNDS
  const thrown: Thrown[] = []
  const rounds = Array.from({ length: ROUNDS }, (_, index) => {
    const batch: Thrown[] = []
    const part = inputs.slice(index * perRound, (index + 1) * perRound)
    const full = cpuMs(() => batch.push(...part.map(({ input, seed }) => throwOnce(input, seed))))
    thrown.push(...batch)
    return { full: full / perRound, bare: bareCpuMs(batch) / perRound }
  })
  const tally = new Tally()
  for (const { settled } of thrown) tally.add(settled)
  const cpu = median(rounds.map(({ full }) => full))
  return {
    bench: 'arena',
    case: name,
    throws,
    throws_per_s: round(1000 / cpu),
    cpu_ms: round(cpu),
    bare_cpu_ms: round(median(rounds.map(({ bare }) => bare))),
    ratio: round(median(rounds.map(({ full, bare }) => full / bare))),
    steps: median(tally.steps),
    keyframe_bytes: median(tally.bytes),
    cocked_share: round(tally.cocked / tally.dice),
    out_share: round(tally.outside / tally.dice),
    ledge_share: round(tally.ledge / tally.dice),
  }
}

for (const each of CASES) {
  const result = measure(each)
  if (process.argv.includes('--json')) console.log(JSON.stringify(result))
  else console.table(result)
}
