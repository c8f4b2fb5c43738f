import type { DrawSource } from '@rattlecup/kit'
import type { SettledDie } from '../../rules/types.ts'
import type { Arena } from '../arena.ts'
import { direction } from '../draws.ts'
import type { RestingDie } from '../layout.ts'
import { ellipseLevel, FLOOR, LIP, type Axes } from '../shape.ts'
import { slowestSpeed, type Throw } from '../throw.ts'
import { emptiestPoint, groupedDice, spreadDice, within } from './scenarios.ts'

/** A way to play: how the dice lie and where the hand aims. */
export interface Scene {
  readonly name: string
  dice(source: DrawSource): RestingDie[]
  aim(dice: readonly RestingDie[], source: DrawSource): Axes
}

const atADie: Scene['aim'] = (dice, source) => dice[source.below(dice.length)] as RestingDie

export const SCENES = {
  spread: { name: 'spread, at a die', dice: spreadDice, aim: atADie },
  grouped: { name: 'grouped, at a die', dice: groupedDice, aim: atADie },
  empty: { name: 'spread, at the emptiest spot', dice: spreadDice, aim: (dice) => emptiestPoint(dice) },
} as const satisfies Record<string, Scene>

/** How strong throws are, from the weakest to the strongest. */
export interface Strength {
  readonly min: number
  readonly max: number
}

export interface Effect {
  /** Resting dice that show another face, were cocked or are out. */
  readonly changed: number
  /** Whether the thrown die is out. */
  readonly lost: boolean
}

/** One throw from anywhere around the lip. `miss` shifts the aim by so much in any direction. */
export function throwInto(
  arena: Arena,
  scene: Scene,
  strength: Strength,
  source: DrawSource,
  miss = 0,
): Effect {
  const resting = scene.dice(source)
  const how = aimed(() => shifted(scene.aim(resting, source), miss, source), strength, source)
  const { dice } = arena.simulate({ resting, thrown: [resting.length], throw: how }, source).outcome
  return {
    changed: resting.filter((die, index) => hasChanged(die, dice[index] as SettledDie)).length,
    lost: 'out' in (dice.at(-1) as SettledDie),
  }
}

/** Soft throws do not reach everything: hands and aims are tried until the strength suffices. */
function aimed(aim: () => Axes, { min, max }: Strength, source: DrawSource): Throw {
  for (;;) {
    const from = handAtLip(source)
    const { x, z } = aim()
    const slowest = slowestSpeed(from, { x, z })
    if (ellipseLevel({ x, z }, FLOOR) > 1 || slowest > max) continue
    const speed = within(source, Math.max(min, slowest), max)
    return { from, aim: { x, z }, speed, spin: { x: 0, y: 0, z: 0 } }
  }
}

function handAtLip(source: DrawSource): Throw['from'] {
  const { x, z } = level(source)
  return { x: x * (LIP.x + 0.2), y: 4.5, z: z * (LIP.z + 0.2) }
}

function shifted({ x, z }: Axes, miss: number, source: DrawSource): Axes {
  const way = level(source)
  return { x: x + miss * way.x, z: z + miss * way.z }
}

/** A direction in the plane, all equally likely. */
function level(source: DrawSource): Axes {
  const { x, z } = direction(source)
  const length = Math.sqrt(x * x + z * z)
  return { x: x / length, z: z / length }
}

function hasChanged(before: RestingDie, after: SettledDie): boolean {
  return 'out' in after || after.cocked === true || after.face !== before.face
}
