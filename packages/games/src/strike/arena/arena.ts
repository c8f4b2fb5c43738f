import { ok, type DrawSource, type Result } from '@rattlecup/kit'
import { buildArena } from './world.ts'
import { loadEngine, type PhysicsEngine } from './engine.ts'
import { checkGroup, restingDice, type ArenaDie } from './group.ts'
import { finishFlight, startFlight, type Settled, type ThrowInput } from './simulate.ts'
import { checkThrow } from './throw.ts'

/** What a table knows when a throw is to be simulated. */
export interface ThrowRequest {
  /** The dice in the arena before the throw: `arena` of DGP/1's view. */
  readonly arena: readonly ArenaDie[]
  /** `rest` of the last outcome `initial` or `settle` of this round; anything else means the default layout. */
  readonly rest: unknown
  /** `dice` of the chance `settle`: all ids, the thrown ones included. */
  readonly asked: readonly number[]
  /** The move `throw`. */
  readonly move: { readonly throw?: unknown; readonly group?: unknown }
}

/** Checks how a die was thrown and where dice were grouped; the one door to `simulate`. */
export function planThrow({ arena, rest, asked, move }: ThrowRequest): Result<ThrowInput> {
  const how = checkThrow(move.throw)
  if (!how.ok) return how
  const grouped = checkGroup(move.group === undefined ? [] : move.group, restingDice(arena, rest))
  if (!grouped.ok) return grouped
  const resting = grouped.value
  return ok({
    resting,
    thrown: asked.filter((id) => !resting.some((die) => die.id === id)),
    throw: how.value,
  })
}

/** The arena, ready to throw into. A throw is a pure function of its input and the draws, and leaves nothing behind. */
export class Arena {
  readonly #engine: PhysicsEngine
  readonly #empty: Uint8Array

  constructor(engine: PhysicsEngine) {
    this.#engine = engine
    const world = buildArena(engine)
    this.#empty = world.takeSnapshot()
    world.free()
  }

  simulate(input: ThrowInput, source: DrawSource): Settled {
    const flight = startFlight(this.#engine, this.#empty, input, source)
    try {
      return finishFlight(flight, input, source)
    } finally {
      flight.world.free()
    }
  }
}

let loading: Promise<Arena> | undefined

/** Loads the physics, once. */
export function loadArena(): Promise<Arena> {
  loading ??= loadEngine().then((engine) => new Arena(engine))
  return loading
}
