import type { DrawSource, JsonObject } from '../../packages/kit/src/index.ts'
import { planThrow, type Arena, type Placement } from '../../packages/games/src/strike/arena/index.ts'
import type { SettledDie, Value } from '../../packages/games/src/strike/rules/types.ts'

/** How often a throw ended so, by `taken, lying`. */
export type Counts = Map<string, number>

/** How a die is thrown at those that lie there. */
export type How = (lying: readonly number[]) => JsonObject | undefined

/** Dice at rest between two throws. */
interface Scene {
  readonly dice: readonly { id: number; face: Value }[]
  readonly rest: readonly Placement[] | undefined
}

const VALUES = [2, 3, 4, 5, 6] as const
/** Of this many throws into each number of dice come the places that dice then lie in. */
const WARMING = 300

/** Throws this many times at each number of dice, none to five, lying where such throws leave them. */
export function measureStyle(
  arena: Arena,
  how: How,
  { throws, source }: { throws: number; source: DrawSource },
): Counts[] {
  const scenes = VALUES.map((_, i): Scene[] => [strewn(i + 1, source)])
  measure(arena, { how, throws: Math.min(WARMING, throws), source, scenes })
  return measure(arena, { how, throws, source, scenes })
}

interface Work {
  readonly how: How
  readonly throws: number
  readonly source: DrawSource
  /** Where dice came to rest, by their number less one: added to with every throw. */
  readonly scenes: Scene[][]
}

function measure(arena: Arena, { how, throws, source, scenes }: Work): Counts[] {
  return [undefined, ...scenes].map((known) => {
    const ends: Counts = new Map()
    for (let i = 0; i < throws; i++) {
      const scene = known ? (known[source.below(known.length)] as Scene) : { dice: [], rest: undefined }
      const { taken, next } = throwInto(arena, scene, how, source)
      const end = `${taken}, ${next.dice.length}`
      ends.set(end, (ends.get(end) ?? 0) + 1)
      if (next.dice.length > 0) scenes[next.dice.length - 1]?.push(next)
    }
    return ends
  })
}

/** Any different values, where dice lie of which nothing is known. */
function strewn(count: number, source: DrawSource): Scene {
  const values = [...VALUES]
  const dice = Array.from({ length: count }, (_, id) => ({
    id,
    face: values.splice(source.below(values.length), 1)[0] as Value,
  }))
  return { dice, rest: undefined }
}

function throwInto(
  arena: Arena,
  { dice, rest }: Scene,
  how: How,
  source: DrawSource,
): { taken: number; next: Scene } {
  const ids = dice.map(({ id }) => id)
  const plan = planThrow({
    arena: dice,
    rest,
    asked: [...ids, ids.length],
    move: (ids.length > 0 && how(ids)) || {},
  })
  if (!plan.ok) throw new Error(plan.error.message)
  const { outcome } = arena.simulate(plan.value, source)
  return { taken: takenOf(outcome.dice), next: sceneAfter(outcome.dice, outcome.rest) }
}

function shown(dice: readonly SettledDie[]): Value[] {
  return dice.flatMap((die) => ('face' in die && die.face !== 'X' ? [die.face] : []))
}

function takenOf(dice: readonly SettledDie[]): number {
  const faces = shown(dice)
  return faces.filter((face, i) => faces.indexOf(face) !== i || faces.lastIndexOf(face) !== i).length
}

/** What stays, its dice numbered from 0 again. */
function sceneAfter(settled: readonly SettledDie[], rest: readonly Placement[]): Scene {
  const faces = shown(settled)
  const stays = settled.flatMap((die) => {
    if (!('face' in die) || die.face === 'X') return []
    const { id, face } = die
    return faces.filter((other) => other === face).length === 1 ? [{ id, face }] : []
  })
  return {
    dice: stays.map(({ face }, id) => ({ id, face })),
    rest: stays.flatMap(({ id }, i) =>
      rest.filter((each) => each.id === id).map((each) => ({ ...each, id: i })),
    ),
  }
}
