import type { DrawSource } from '@rattlecup/kit'
import { FACES } from '../../rules/types.ts'
import { edgeLevel, overlap, type Placement, type RestingDie } from '../layout.ts'
import { yaw } from '../rotation.ts'
import { ellipseLevel, FLOOR, LIP, type Axes } from '../shape.ts'
import type { ThrowInput } from '../simulate.ts'
import { BOUNDS, slowestSpeed, type Throw } from '../throw.ts'

/** A number between two others. Scenarios use exact arithmetic only, so that they are the same in every engine. */
export function within(source: DrawSource, min: number, max: number): number {
  return min + ((max - min) * source.below(1 << 20)) / (1 << 20)
}

function pointIn(source: DrawSource, axes: Axes): Axes {
  for (;;) {
    const point = { x: within(source, -axes.x, axes.x), z: within(source, -axes.z, axes.z) }
    if (ellipseLevel(point, axes) <= 1) return point
  }
}

/** Any hand that is within bounds. */
function anyHand(source: DrawSource): Throw['from'] {
  const far = { x: LIP.x + BOUNDS.reach, z: LIP.z + BOUNDS.reach }
  for (;;) {
    const { x, z } = pointIn(source, far)
    if (ellipseLevel({ x, z }, LIP) >= 1)
      return { x, y: within(source, BOUNDS.height.min, BOUNDS.height.max), z }
  }
}

function anySpin(source: DrawSource): Throw['spin'] {
  for (;;) {
    const [x, y, z] = [0, 0, 0].map(() => within(source, -BOUNDS.spin, BOUNDS.spin)) as [
      number,
      number,
      number,
    ]
    if (x * x + y * y + z * z <= BOUNDS.spin ** 2) return { x, y, z }
  }
}

/** Any legal throw at all: hard or soft, from anywhere to anywhere. */
export function anyThrow(source: DrawSource): Throw {
  const from = anyHand(source)
  const aim = pointIn(source, FLOOR)
  const speed = within(source, Math.max(BOUNDS.speed.min, slowestSpeed(from, aim)), BOUNDS.speed.max)
  return { from, aim, speed, spin: anySpin(source) }
}

/** Five dice anywhere on the floor, apart. */
export function spreadDice(source: DrawSource): RestingDie[] {
  const dice: RestingDie[] = []
  while (dice.length < 5) {
    const spot = { id: dice.length, ...pointIn(source, FLOOR), turn: within(source, 0, 360) }
    const isFree = edgeLevel(spot) <= 1 && dice.every((die) => overlap(die, spot) <= 0)
    if (isFree) dice.push({ ...spot, face: FACES[dice.length + 1] ?? 6 })
  }
  return dice
}

const PLUS = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

/** Five dice grouped as a plus, a quarter of a die apart, somewhere about the middle. */
export function groupedDice(source: DrawSource): RestingDie[] {
  const middle = pointIn(source, { x: FLOOR.x - 3, z: FLOOR.z - 3 })
  const turn = within(source, 0, 360)
  const { y, w } = yaw(turn)
  const side = { x: 1.25 * (w * w - y * y), z: -2.5 * w * y }
  return PLUS.map(([along, across], id) => ({
    id,
    x: middle.x + side.x * along - side.z * across,
    z: middle.z + side.z * along + side.x * across,
    turn,
    face: FACES[id + 1] ?? 6,
  }))
}

/** The point of the floor that is farthest from every die. */
export function emptiestPoint(dice: readonly Placement[]): Axes {
  let best = { x: 0, z: 0 }
  let widest = 0
  for (let x = -6; x <= 6; x += 0.5) {
    for (let z = -4; z <= 4; z += 0.5) {
      if (ellipseLevel({ x, z }, { x: 6.5, z: 4.5 }) > 1) continue
      const gap = Math.min(...dice.map((die) => (die.x - x) ** 2 + (die.z - z) ** 2))
      if (gap > widest) [best, widest] = [{ x, z }, gap]
    }
  }
  return best
}

export function anyInput(source: DrawSource, grandDice = 0): ThrowInput {
  const resting = grandDice > 0 ? [] : spreadDice(source)
  const thrown = grandDice > 0 ? Array.from({ length: grandDice }, (_, id) => id) : [5]
  return { resting, thrown, throw: anyThrow(source) }
}
