import {
  DIE,
  orientation,
  type Pose,
  type Quaternion,
  type RestingDie,
  type Vector,
} from '../../arena/index.ts'
import { FACES } from '../../rules/types.ts'

/** A die on the stage. */
export interface StageDie {
  /** The arena's number of it; undefined for a die of a reserve. */
  readonly id: number | undefined
  readonly pose: Pose
  readonly scale: number
  /** Told once it lies: whether it is being taken, or is lost. */
  readonly fate?: 'taken' | 'lost'
}

export function lyingPose({ x, z, turn, face }: RestingDie): Pose {
  return { position: { x, y: DIE.half, z }, rotation: orientation(face, turn) }
}

/** Where the reserves lie around the arena, the watching seat's in front, the others clockwise. */
const PLACES: readonly (readonly { readonly x: number; readonly z: number }[])[] = [
  [],
  [],
  [
    { x: 0, z: 9.7 },
    { x: 0, z: -11.6 },
  ],
  [
    { x: 0, z: 9.7 },
    { x: -7.2, z: -10 },
    { x: 7.2, z: -10 },
  ],
  [
    { x: 0, z: 9.7 },
    { x: -8.4, z: -8.9 },
    { x: 0, z: -11.6 },
    { x: 8.4, z: -8.9 },
  ],
  [
    { x: 0, z: 9.7 },
    { x: -8.6, z: 7.4 },
    { x: -7.2, z: -10 },
    { x: 7.2, z: -10 },
    { x: 8.6, z: 7.4 },
  ],
]
/** The same where there is room at the sides: in the corners that the oval leaves, the watching seat's at the near left. */
const CORNER = { x: 10.3, z: 6.2 }
const [NEAR_LEFT, FAR_LEFT, FAR_RIGHT, NEAR_RIGHT] = [
  { x: -CORNER.x, z: CORNER.z },
  { x: -CORNER.x, z: -CORNER.z },
  { x: CORNER.x, z: -CORNER.z },
  { x: CORNER.x, z: CORNER.z },
] as const
const WIDE_PLACES: typeof PLACES = [
  [],
  [],
  [NEAR_LEFT, FAR_RIGHT],
  [NEAR_LEFT, FAR_LEFT, FAR_RIGHT],
  [NEAR_LEFT, FAR_LEFT, FAR_RIGHT, NEAR_RIGHT],
  [NEAR_LEFT, FAR_LEFT, FAR_RIGHT, { x: 12.4, z: 0 }, NEAR_RIGHT],
]
const GAP = 1.14
const NAME_BESIDE = 1.7
/** Dice in a row, and rows beside each other, before a pile grows upwards. */
const PILE = {
  front: { row: 9, rows: 2 },
  around: { row: 4, rows: 2 },
  corner: { row: 3, rows: 3 },
} as const

export interface Seating {
  readonly players: number
  /** The seat that is nearest to the viewer. */
  readonly front: number
  /** Whether there is more room beside the arena than behind it. */
  readonly isWide: boolean
}

/** The middle of a seat's reserve. */
export function pileAt({ players, front, isWide }: Seating, seat: number): Vector {
  const places = isWide ? WIDE_PLACES : PLACES
  const { x, z } = places[players]?.[(seat - front + players) % players] ?? { x: 0, z: 0 }
  return { x, y: 1, z }
}

/** Where the name of a reserve is written: beside its dice, on the side towards the arena unless the hand is there. */
export function pileNameAt(seating: Seating, seat: number): Vector {
  const { x, z } = pileAt(seating, seat)
  const isBehindHand = seat === seating.front && !seating.isWide
  return { x, y: 0, z: z + (z < 0 || isBehindHand ? NAME_BESIDE : -NAME_BESIDE) }
}

function pileShape({ front, isWide }: Seating, seat: number): (typeof PILE)[keyof typeof PILE] {
  if (isWide) return PILE.corner
  return seat === front ? PILE.front : PILE.around
}

/** Where a die of a reserve lies: in rows, a little untidy, then a second layer. */
export function reservePose(seating: Seating, seat: number, index: number): Pose {
  const { x, z } = pileAt(seating, seat)
  const { row, rows } = pileShape(seating, seat)
  const layer = Math.floor(index / (row * rows))
  const at = index % (row * rows)
  // Any number that differs from die to die serves: nobody chooses how a die lies in a reserve.
  const untidy = (index * 47 + seat * 31) % 17
  return {
    position: {
      x: x + outwards(at % row) * GAP + (untidy - 8) / 100,
      y: DIE.half + layer,
      z: z + (Math.floor(at / row) - 0.5) * GAP * (z < 0 ? -1 : 1),
    },
    rotation: orientation(FACES[1 + (untidy % 5)] ?? 6, (untidy - 8) * 2.5),
  }
}

/** 0, 1, −1, 2, −2 …: a row grows from its middle, so that no die has to move for another. */
function outwards(index: number): number {
  return Math.ceil(index / 2) * (index % 2 === 0 ? -1 : 1)
}

/** Part of the way from one pose to another, over an arc this many units high. */
export function onTheWay(from: Pose, to: Pose, part: number, height: number): Pose {
  const { x, y, z } = between(from.position, to.position, part)
  return {
    position: { x, y: y + 4 * height * part * (1 - part), z },
    rotation: turned(from.rotation, to.rotation, part),
  }
}

function between(a: Vector, b: Vector, part: number): Vector {
  return { x: a.x + part * (b.x - a.x), y: a.y + part * (b.y - a.y), z: a.z + part * (b.z - a.z) }
}

function turned(a: Quaternion, b: Quaternion, part: number): Quaternion {
  const sign = a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w < 0 ? -1 : 1
  const [x, y, z, w] = (['x', 'y', 'z', 'w'] as const).map(
    (axis) => a[axis] + part * (sign * b[axis] - a[axis]),
  ) as [number, number, number, number]
  const length = Math.hypot(x, y, z, w)
  return { x: x / length, y: y / length, z: z / length, w: w / length }
}

/** Starts and ends gently. */
export function eased(part: number): number {
  const p = Math.min(1, Math.max(0, part))
  return p * p * (3 - 2 * p)
}
