import type { DrawSource } from '@rattlecup/kit'
import { FACES, type Face, type SettledDie } from '../rules/types.ts'
import { read, turnWith } from './faces.ts'
import { freeSpot, type Placement, type RestingDie } from './layout.ts'
import { ellipseLevel, LIP, WALL } from './shape.ts'
import type { Pose } from './rotation.ts'

/** A die lies on a face if it is tilted by less than 5° and stands on nothing but the floor. */
const FLAT = { upness: 0.9962, height: 0.6 } as const

/** A die that moved and turned by less than this was not touched: it only crept, and stays exactly where it was. */
const CREEP = { distance: 0.02, degrees: 2 } as const

/** Outside, or up on the ledge. */
export function isOut({ position }: Pose): boolean {
  return position.y >= WALL.height || ellipseLevel(position, LIP) > 1
}

export function isFlat({ position, rotation }: Pose): boolean {
  return position.y < FLAT.height && read(rotation).upness >= FLAT.upness
}

/** A die of a throw: its number and, unless it was thrown, how it lay before. */
export interface DieInPlay {
  readonly id: number
  readonly before: RestingDie | undefined
}

interface SettledThrow {
  readonly dice: SettledDie[]
  readonly rest: Placement[]
}

/** Reads the dice where they came to rest. Cocked ones are rolled again by fair dice and put back flat, on the nearest free spot. */
export function judge(dice: readonly DieInPlay[], poses: readonly Pose[], source: DrawSource): SettledThrow {
  const lying = new Map<number, Placement>()
  for (const [index, die] of dice.entries()) {
    const pose = poses[index] as Pose
    if (!isOut(pose) && isFlat(pose)) lying.set(die.id, placementOf(die, pose))
  }
  const settled = dice.map((die, index): SettledDie => {
    const pose = poses[index] as Pose
    if (isOut(pose)) return { id: die.id, out: true }
    if (isFlat(pose)) return { id: die.id, face: read(pose.rotation).face }
    lying.set(die.id, freeSpot({ ...placementOf(die, pose), turn: 0 }, [...lying.values()]))
    return { id: die.id, face: FACES[source.below(6)] as Face, cocked: true }
  })
  return { dice: settled, rest: dice.flatMap(({ id }) => lying.get(id) ?? []) }
}

function placementOf({ id, before }: DieInPlay, { position, rotation }: Pose): Placement {
  const { face } = read(rotation)
  const lie = {
    id,
    x: rounded(position.x, 1000),
    z: rounded(position.z, 1000),
    turn: rounded(turnWith(face, rotation), 10) % 360,
  }
  if (before === undefined || before.face !== face || !isClose(lie, before)) return lie
  return { id, x: before.x, z: before.z, turn: before.turn }
}

function rounded(value: number, parts: number): number {
  // Adding 0 turns −0 into 0, as JSON does.
  return Math.round(value * parts) / parts + 0
}

function isClose(a: Placement, b: Placement): boolean {
  const x = a.x - b.x
  const z = a.z - b.z
  const turns = (a.turn - b.turn) / 360
  const degrees = Math.abs(turns - Math.round(turns)) * 360
  return x * x + z * z < CREEP.distance ** 2 && degrees < CREEP.degrees
}
