import {
  DirectionalLight,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Plane,
  PlaneGeometry,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
  type BufferGeometry,
  type CanvasTexture,
  type Material,
  type Object3D,
} from 'three'
import { LIP, WALL, type Axes, type Throw, type Vector } from '../../arena/index.ts'
import { Crowd, type CrowdDie } from './crowd.ts'
import { Orbit } from './orbit.ts'
import { feltTexture, shadowTexture, woodTexture, type Paints } from './paint.ts'
import { Sight } from './sight.ts'
import { floorShape, ledgeShape, outsideShape, wallShape } from './shapes.ts'

/** More pixels than this cost a phone its frames and show nobody more. */
const SHARPEST = 2
const GROUND = new Plane(new Vector3(0, 1, 0), 0)

/** The arena in 3D, on whatever the page has behind it. It draws when it is told to, and never by itself. */
export class ArenaScene {
  readonly orbit = new Orbit()
  readonly #renderer: WebGLRenderer
  readonly #scene = new Scene()
  readonly #crowd: Crowd
  readonly #sight: Sight
  readonly #ray = new Raycaster()
  #size = { width: 1, height: 1 }

  constructor(canvas: HTMLCanvasElement, context: WebGL2RenderingContext, paints: Paints) {
    this.#renderer = new WebGLRenderer({ canvas, context, alpha: true })
    this.#crowd = new Crowd(paints)
    this.#sight = new Sight(paints)
    this.#scene.add(...lights(), ...furniture(paints), ...this.#crowd.parts, this.#sight.group)
  }

  resize(width: number, height: number, pixelRatio: number): void {
    this.#renderer.setPixelRatio(Math.min(pixelRatio, SHARPEST))
    this.#renderer.setSize(width, height, false)
    this.#size = { width, height }
    this.orbit.fit(width / height)
  }

  draw(dice: readonly CrowdDie[], how: Throw | undefined): void {
    this.#crowd.show(dice)
    this.#sight.show(how)
    this.#renderer.render(this.#scene, this.orbit.camera)
  }

  /** The die below a point of the picture, given from −1 to 1. */
  dieAt(x: number, y: number): CrowdDie | undefined {
    return this.#crowd.hit(this.#aim(x, y))
  }

  groundAt(x: number, y: number): Axes | undefined {
    const hit = this.#aim(x, y).ray.intersectPlane(GROUND, new Vector3())
    return hit ? { x: hit.x, z: hit.z } : undefined
  }

  /** Where a point of the table is in the picture, in its pixels, and how wide a die is there. */
  place({ x, y, z }: Vector): { x: number; y: number; size: number } {
    const { camera } = this.orbit
    const depth = -new Vector3(x, y, z).applyMatrix4(camera.matrixWorldInverse).z
    const { x: across, y: up } = new Vector3(x, y, z).project(camera)
    const { width, height } = this.#size
    const size = height / (2 * Math.tan((camera.fov * Math.PI) / 360) * depth)
    return { x: ((across + 1) * width) / 2, y: ((1 - up) * height) / 2, size }
  }

  dispose(): void {
    this.#scene.traverse(release)
    this.#renderer.dispose()
  }

  #aim(x: number, y: number): Raycaster {
    this.#ray.setFromCamera(new Vector2(x, y), this.orbit.camera)
    return this.#ray
  }
}

function lights(): Object3D[] {
  const lamp = new DirectionalLight('#fff3df', 2.1)
  lamp.position.set(-6, 16, 7)
  return [new HemisphereLight('#fff8ee', '#6b5a48', 1.7), lamp]
}

function furniture(paints: Paints): Object3D[] {
  const wall = woodTexture(paints.wall, paints.ledge)
  const ledge = woodTexture(paints.ledge, paints.wall)
  return [
    arenaShadow(),
    painted(floorShape(), feltTexture(paints.floor)),
    painted(wallShape(), wall),
    painted(ledgeShape(), ledge),
    painted(outsideShape(), wall),
  ]
}

function painted(shape: BufferGeometry, map: CanvasTexture): Mesh {
  return new Mesh(shape, new MeshLambertMaterial({ map }))
}

/** What the arena's own shadow on the table would be: soft, and always the same. */
function arenaShadow(): Mesh {
  const shade = new MeshBasicMaterial({ map: shadowTexture(), transparent: true, depthWrite: false })
  const size = 2.5
  const shadow = new Mesh(new PlaneGeometry(size * (LIP.x + WALL.ledge), size * (LIP.z + WALL.ledge)), shade)
  shadow.rotation.x = -Math.PI / 2
  shadow.position.set(0.5, -0.01, -0.3)
  return shadow
}

/** What the graphics card holds is freed by hand. */
function release(object: Object3D): void {
  const { geometry, material } = object as Partial<
    Mesh<BufferGeometry, Material & { map?: CanvasTexture | null }>
  >
  geometry?.dispose()
  material?.map?.dispose()
  material?.dispose()
}
