/** Throws a second on one core, beside the bare engine stepping the same worlds. `npm run bench:arena`, `--json` for one object a line. */
import { FastSource } from '../packages/kit/src/index.ts'
import { buildArena } from '../packages/games/src/strike/arena/world.ts'
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
const WARM_UP = 120

const engine = await loadEngine()
const arena = await loadArena()
const world = buildArena(engine)
const empty = world.takeSnapshot()
world.free()

interface Cost {
  readonly settled: Settled
  /** CPU of a throw with all that belongs to it: fresh world, draws, stepping, reading, keyframes. */
  readonly full: number
  /** CPU of the engine alone: the same world, made beforehand, stepped as often and never looked at. */
  readonly bare: number
}

function timed<T>(work: () => T): { result: T; cpuMs: number } {
  const start = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(start)
  return { result, cpuMs: (user + system) / 1000 }
}

function throwOnce(input: ThrowInput, seed: string): Settled {
  const settled = arena.simulate(input, new FastSource(seed))
  encodeTrajectory(settled.samples, settled.outcome.dice.length)
  return settled
}

/** Both costs of a throw, one right after the other, so that whatever else the machine does weighs on both alike. */
function costOf(input: ThrowInput, seed: string): Cost {
  const thrown = timed(() => throwOnce(input, seed))
  const { world } = startFlight(engine, empty, input, new FastSource(seed))
  const stepped = timed(() => {
    for (let i = 0; i < thrown.result.steps; i++) world.step()
  })
  world.free()
  return { settled: thrown.result, full: thrown.cpuMs, bare: stepped.cpuMs }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
}

function round(value: number): number {
  return Number(value.toPrecision(4))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function measure({ name, grandDice, throws }: (typeof CASES)[number]): Record<string, unknown> {
  const source = new FastSource(`bench ${name}`)
  for (let i = 0; i < WARM_UP; i++) throwOnce(anyInput(source, grandDice), `warm ${i}`)
  const costs = Array.from({ length: throws }, (_, i) => costOf(anyInput(source, grandDice), `${name} ${i}`))
  const rounds = Array.from({ length: ROUNDS }, (_, round) => costs.filter((_, i) => i % ROUNDS === round))
  const full = median(rounds.map((round) => mean(round.map((cost) => cost.full))))
  const bare = median(rounds.map((round) => mean(round.map((cost) => cost.bare))))
  const tally = new Tally()
  for (const { settled } of costs) tally.add(settled)
  return {
    bench: 'arena',
    case: name,
    throws,
    throws_per_s: round(1000 / full),
    cpu_ms: round(full),
    bare_cpu_ms: round(bare),
    ratio: round(full / bare),
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
