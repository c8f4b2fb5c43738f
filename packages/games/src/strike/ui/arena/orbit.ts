import { PerspectiveCamera, Vector3 } from 'three'

/** How far from straight above the eye may be, in radians. */
const STEEP = { min: 0.08, start: 0.6, max: 1.25 } as const
const ZOOM = { min: 0.5, max: 1.5 } as const
const RADIANS_PER_PIXEL = 0.008
const TARGET = new Vector3(0, 0.6, -0.4)
/** Everything that must be seen from the start: the table with the reserves around the bowl. */
const CORNERS = [-10.2, 10.2].flatMap((x) => [-12.4, 11.2].map((z) => new Vector3(x, 0.8, z)))

/** The eye, on a sphere around the bowl. */
export class Orbit {
  readonly camera = new PerspectiveCamera(32, 1, 5, 120)
  /** The side of the bowl that faces the player. */
  side = 0
  #steep: number = STEEP.start
  #zoom = 1
  #distance = 40

  turn(dx: number, dy: number): void {
    this.side -= dx * RADIANS_PER_PIXEL
    this.#steep = clamp(this.#steep - dy * RADIANS_PER_PIXEL, STEEP.min, STEEP.max)
    this.#place(this.side, this.#steep, this.#distance * this.#zoom)
  }

  zoom(factor: number): void {
    this.#zoom = clamp(this.#zoom / factor, ZOOM.min, ZOOM.max)
    this.turn(0, 0)
  }

  /** Finds the distance from which everything is seen. */
  fit(aspect: number): void {
    this.camera.aspect = aspect
    this.camera.updateProjectionMatrix()
    this.#distance = 24
    do {
      this.#distance += 0.5
      this.#place(0, STEEP.start, this.#distance)
    } while (this.#distance < 80 && !CORNERS.every((corner) => this.#sees(corner)))
    this.turn(0, 0)
  }

  #sees(point: Vector3): boolean {
    const { x, y } = point.clone().project(this.camera)
    return Math.abs(x) <= 1 && Math.abs(y) <= 1
  }

  #place(side: number, steep: number, distance: number): void {
    const level = Math.sin(steep) * distance
    this.camera.position
      .set(Math.sin(side) * level, Math.cos(steep) * distance, Math.cos(side) * level)
      .add(TARGET)
    this.camera.lookAt(TARGET)
    this.camera.updateMatrixWorld()
  }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}
