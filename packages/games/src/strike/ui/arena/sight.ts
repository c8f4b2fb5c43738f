import { Group, InstancedMesh, Matrix4, Mesh, MeshBasicMaterial, RingGeometry, SphereGeometry } from 'three'
import { DIE, GRAVITY, launchVelocity, type Throw } from '../../arena/index.ts'
import type { Paints } from './paint.ts'

const DOTS = 12

/** Where a throw would go: its path in dots, and a ring on the floor. */
export class Sight {
  readonly group = new Group()
  readonly #dots: InstancedMesh
  readonly #ring: Mesh
  readonly #matrix = new Matrix4()

  constructor(paints: Paints) {
    const paint = new MeshBasicMaterial({ color: paints.target })
    this.#dots = new InstancedMesh(new SphereGeometry(0.13, 8, 6), paint, DOTS)
    this.#dots.frustumCulled = false
    this.#ring = new Mesh(new RingGeometry(0.8, 1, 32).rotateX(-Math.PI / 2), paint)
    this.group.add(this.#dots, this.#ring)
  }

  show(how: Throw | undefined): void {
    this.group.visible = how !== undefined
    if (!how) return
    this.#ring.position.set(how.aim.x, 0.05, how.aim.z)
    const velocity = launchVelocity(how.from, how.aim, how.speed)
    const seconds = flightSeconds(how.from.y - DIE.half, velocity.y)
    for (let i = 0; i < DOTS; i++) {
      const t = (seconds * (i + 1)) / (DOTS + 1)
      const y = how.from.y + velocity.y * t - (GRAVITY / 2) * t * t
      this.#dots.setMatrixAt(
        i,
        this.#matrix.makeTranslation(how.from.x + velocity.x * t, y, how.from.z + velocity.z * t),
      )
    }
    this.#dots.instanceMatrix.needsUpdate = true
  }
}

/** How long a die falls by `drop`, if it starts with that speed upwards. */
function flightSeconds(drop: number, up: number): number {
  return (up + Math.sqrt(up * up + 2 * GRAVITY * drop)) / GRAVITY
}
