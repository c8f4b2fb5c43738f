import {
  Color,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  MeshPhongMaterial,
  PlaneGeometry,
  Quaternion,
  Vector3,
  type Object3D,
  type Raycaster,
} from 'three'
import { ellipseLevel, LIP, WALL, type Vector } from '../../arena/index.ts'
import type { StageDie } from '../show/poses.ts'
import { facesTexture } from './faces.ts'
import { shadowTexture, type Paints } from './paint.ts'
import { dieShape } from './shapes.ts'

/** As many dice as ever are on the table at once: the 31 of the box, and room. */
const MOST = 48
const SHADOW_SIZE = 1.75
/** A die this high above the ground casts no shadow any more. */
const SHADOW_REACH = 7
const FLAT = new Quaternion(-Math.SQRT1_2, 0, 0, Math.SQRT1_2)
const PLAIN = new Color('#ffffff')

/** A die with a mark on it: what the next tap is about glows. */
export interface CrowdDie extends StageDie {
  readonly glows?: boolean
}

/** All dice, drawn at once, each over its shadow. */
export class Crowd {
  readonly parts: readonly Object3D[]
  readonly #dice: InstancedMesh
  readonly #shadows: InstancedMesh
  readonly #glow: Color
  #shown: readonly CrowdDie[] = []
  readonly #matrix = new Matrix4()
  readonly #position = new Vector3()
  readonly #rotation = new Quaternion()
  readonly #scale = new Vector3()

  constructor(paints: Paints) {
    this.#glow = new Color(paints.glow)
    const faces = new MeshPhongMaterial({ map: facesTexture(paints), shininess: 55, specular: '#3a3a38' })
    this.#dice = new InstancedMesh(dieShape(), faces, MOST)
    const shade = new MeshBasicMaterial({ map: shadowTexture(), transparent: true, depthWrite: false })
    this.#shadows = new InstancedMesh(new PlaneGeometry(1, 1), shade, MOST)
    for (const mesh of [this.#dice, this.#shadows]) mesh.frustumCulled = false
    this.#dice.renderOrder = 1
    this.parts = [this.#shadows, this.#dice]
  }

  show(dice: readonly CrowdDie[]): void {
    this.#shown = dice.slice(0, MOST)
    for (const [index, die] of this.#shown.entries()) {
      this.#dice.setMatrixAt(index, this.#dieMatrix(die))
      this.#dice.setColorAt(index, die.glows ? this.#glow : PLAIN)
      this.#shadows.setMatrixAt(index, this.#shadowMatrix(die))
    }
    for (const mesh of [this.#dice, this.#shadows]) {
      mesh.count = this.#shown.length
      mesh.instanceMatrix.needsUpdate = true
    }
    if (this.#dice.instanceColor) this.#dice.instanceColor.needsUpdate = true
    // Dice that moved are elsewhere for a ray, too.
    this.#dice.boundingSphere = null
  }

  /** The die that a ray meets first. */
  hit(ray: Raycaster): CrowdDie | undefined {
    const [first] = ray.intersectObject(this.#dice)
    return first?.instanceId === undefined ? undefined : this.#shown[first.instanceId]
  }

  #dieMatrix({ pose: { position, rotation }, scale }: StageDie): Matrix4 {
    this.#rotation.set(rotation.x, rotation.y, rotation.z, rotation.w)
    return this.#compose(position, this.#rotation, scale)
  }

  #shadowMatrix({ pose: { position }, scale }: StageDie): Matrix4 {
    const ground = groundBelow(position)
    const height = Math.max(0, position.y - ground)
    const size = scale * SHADOW_SIZE * Math.max(0, 1 - height / SHADOW_REACH)
    return this.#compose({ x: position.x, y: ground + 0.03, z: position.z }, FLAT, size)
  }

  #compose({ x, y, z }: Vector, rotation: Quaternion, size: number): Matrix4 {
    return this.#matrix.compose(this.#position.set(x, y, z), rotation, this.#scale.setScalar(size))
  }
}

/** The floor, the ledge or the table. */
function groundBelow({ x, y, z }: Vector): number {
  const isOnLedge =
    y > WALL.height &&
    ellipseLevel({ x, z }, LIP) > 1 &&
    ellipseLevel({ x, z }, { x: LIP.x + WALL.ledge, z: LIP.z + WALL.ledge }) <= 1
  return isOnLedge ? WALL.height : 0
}
