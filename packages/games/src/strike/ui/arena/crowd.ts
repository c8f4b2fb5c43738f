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
/** How much of its light is left to a side. */
const SIDE_LIGHT = '0.42'

/** A die with a mark on it: in the own hand, aimed at, or, as the showing says, taken or lost. */
export interface CrowdDie extends StageDie {
  readonly mark?: 'hand' | 'target' | StageDie['fate']
}

/** All dice, drawn at once, each over its shadow. */
export class Crowd {
  readonly parts: readonly Object3D[]
  readonly #dice: InstancedMesh
  readonly #shadows: InstancedMesh
  readonly #tints: Readonly<Record<NonNullable<CrowdDie['mark']>, Color>>
  #shown: readonly CrowdDie[] = []
  readonly #matrix = new Matrix4()
  readonly #position = new Vector3()
  readonly #rotation = new Quaternion()
  readonly #scale = new Vector3()

  constructor(paints: Paints) {
    const { glow, target, match, cross } = paints
    this.#tints = {
      hand: new Color(glow),
      target: new Color(target),
      taken: new Color(match),
      lost: new Color(cross),
    }
    const faces = new MeshPhongMaterial({ map: facesTexture(paints), shininess: 55, specular: '#3a3a38' })
    faces.onBeforeCompile = darkenSides
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
      this.#dice.setColorAt(index, die.mark ? this.#tints[die.mark] : PLAIN)
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

/** Only what looks up is bright: a top face stands out from its sides, whatever light falls on them. */
function darkenSides(shader: { fragmentShader: string }): void {
  const shade = `
    float up = inverseTransformDirection(normalize(vNormal), viewMatrix).y;
    gl_FragColor.rgb *= mix(${SIDE_LIGHT}, 1.0, smoothstep(0.6, 0.85, up));`
  shader.fragmentShader = shader.fragmentShader.replace(
    '#include <dithering_fragment>',
    `${shade}\n#include <dithering_fragment>`,
  )
}

/** The floor, the ledge or the table. */
function groundBelow({ x, y, z }: Vector): number {
  const isOnLedge =
    y > WALL.height &&
    ellipseLevel({ x, z }, LIP) > 1 &&
    ellipseLevel({ x, z }, { x: LIP.x + WALL.ledge, z: LIP.z + WALL.ledge }) <= 1
  return isOnLedge ? WALL.height : 0
}
