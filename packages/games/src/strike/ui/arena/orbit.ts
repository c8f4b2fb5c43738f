import { PerspectiveCamera, Vector3 } from 'three'
import { DEFAULT_THROW, LIP, WALL, type Axes } from '../../arena/index.ts'
import type { StageProps } from './stage.ts'

type Frame = StageProps['look']

/** How far from straight above the eye is, in radians. Dice at rest are read from above; flights are seen from the side. */
const STEEP = { min: 0.05, table: 0.6, wide: 0.3, arena: 0.42, dice: 0.2, max: 1.25 } as const
const ZOOM = { min: 0.5, max: 2 } as const
const RADIANS_PER_PIXEL = 0.008
/** The eye takes this long from one frame to the next. */
const MOVE_MS = 450

const boxOf = (x: number, y: number, top: number, bottom: number): Vector3[] =>
  [-x, x].flatMap((each) => [top, bottom].map((z) => new Vector3(each, y, z)))
const TABLE = boxOf(10.2, 0.8, -12.4, 11.2)
/** The same in a picture that is wider than high: reserves lie in its corners. */
const WIDE = boxOf(14.1, 0.8, -8.6, 8.6)
const ARENA = boxOf(LIP.x + 0.4, WALL.height, -LIP.z - 0.6, LIP.z + 1.2)

/** Never closer than so that this many edges of a die are seen to each side. */
const ROOM = { x: 3.4, z: 2.2 } as const
/** The hand, with the die in it. */
const HAND = boxOf(1.2, DEFAULT_THROW.from.y, LIP.z, LIP.z + 1.3)
/** The hand with all dice in it, before an empty arena. */
const FULL_HAND = boxOf(2.4, DEFAULT_THROW.from.y + 1, LIP.z, LIP.z + 3.6)

/** Everything that must be in the picture. */
function pointsOf(frame: Frame): readonly Vector3[] {
  if (frame === 'table') return TABLE
  if (frame === 'wide') return [...WIDE, ...HAND]
  if (frame === 'arena') return ARENA
  if (frame.length === 0) return [...ARENA, ...FULL_HAND]
  const [x, z] = [middle(frame.map((spot) => spot.x)), middle(frame.map((spot) => spot.z))]
  const room = [-1, 1].map((side) => new Vector3(x + side * ROOM.x, 0, z + side * ROOM.z))
  const dice = frame.flatMap((spot) =>
    [-0.9, 0.9].map((half) => new Vector3(spot.x + half, 1, spot.z + half)),
  )
  return [...room, ...dice, ...HAND]
}

/** Where the eye is: above which point of the table, how steep, and how far away. */
interface Look extends Axes {
  readonly steep: number
  readonly distance: number
}

/** The eye, on a sphere around what it looks at. It goes by itself to what is to be seen; a hand may turn it away. */
export class Orbit {
  readonly camera = new PerspectiveCamera(32, 1, 5, 120)
  /** The side of the arena that faces the player. */
  side = 0
  #tilt = 0
  #zoom = 1
  #frame: Frame = 'table'
  #from: Look = { x: 0, z: 0, steep: STEEP.table, distance: 40 }
  #to: Look = this.#from
  #part = 1

  get isMoving(): boolean {
    return this.#part < 1
  }

  /** Whether a hand has turned the eye away from where it would be by itself. */
  get isTurned(): boolean {
    return this.side !== 0 || this.#tilt !== 0 || this.#zoom !== 1
  }

  turn(dx: number, dy: number): void {
    this.side -= dx * RADIANS_PER_PIXEL
    this.#tilt -= dy * RADIANS_PER_PIXEL
    this.#place()
  }

  zoom(factor: number): void {
    this.#zoom = clamp(this.#zoom / factor, ZOOM.min, ZOOM.max)
    this.#place()
  }

  reset(): void {
    this.side = 0
    this.#tilt = 0
    this.#zoom = 1
    this.#place()
  }

  /** The picture has other proportions now. */
  fit(aspect: number): void {
    this.camera.aspect = aspect
    this.camera.updateProjectionMatrix()
    this.#to = this.#lookAt(this.#frame)
    this.#part = 1
    this.#place()
  }

  /** Begins to go to where this is seen. */
  show(frame: Frame): void {
    if (JSON.stringify(frame) === JSON.stringify(this.#frame)) return
    this.#frame = frame
    this.#from = this.#now
    this.#to = this.#lookAt(frame)
    this.#part = 0
  }

  advance(ms: number): void {
    this.#part = Math.min(1, this.#part + ms / MOVE_MS)
    this.#place()
  }

  get #now(): Look {
    const part = this.#part * this.#part * (3 - 2 * this.#part)
    const [a, b] = [this.#from, this.#to]
    const at = (key: keyof Look): number => a[key] + part * (b[key] - a[key])
    return { x: at('x'), z: at('z'), steep: at('steep'), distance: at('distance') }
  }

  /** Finds the distance from which everything is seen. */
  #lookAt(frame: Frame): Look {
    const points = pointsOf(frame)
    const steep = STEEP[typeof frame === 'string' ? frame : 'dice']
    const centre = { x: middle(points.map(({ x }) => x)), z: middle(points.map(({ z }) => z)) }
    let distance = 16
    do {
      distance += 0.5
      this.#stand({ ...centre, steep, distance }, this.side)
    } while (distance < 80 && !points.every((point) => this.#sees(point)))
    return { ...centre, steep, distance }
  }

  #sees(point: Vector3): boolean {
    const { x, y } = point.clone().project(this.camera)
    return Math.abs(x) <= 0.98 && Math.abs(y) <= 0.98
  }

  #place(): void {
    const look = this.#now
    const steep = clamp(look.steep + this.#tilt, STEEP.min, STEEP.max)
    this.#stand({ ...look, steep, distance: look.distance * this.#zoom }, this.side)
  }

  #stand({ x, z, steep, distance }: Look, side: number): void {
    const target = new Vector3(x, 0.6, z)
    const level = Math.sin(steep) * distance
    this.camera.position
      .set(Math.sin(side) * level, Math.cos(steep) * distance, Math.cos(side) * level)
      .add(target)
    this.camera.lookAt(target)
    this.camera.updateMatrixWorld()
  }
}

function middle(values: readonly number[]): number {
  if (values.length === 0) return 0
  return (Math.min(...values) + Math.max(...values)) / 2
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}
