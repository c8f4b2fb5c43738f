import type { DrawSource } from '@rattlecup/kit'
import { bell, direction, rotation, unit } from './draws.ts'
import type { Quaternion, Vector } from './rotation.ts'
import { launchVelocity, type Throw } from './throw.ts'

/** A die as it leaves the hand. */
export interface Launch {
  readonly position: Vector
  readonly rotation: Quaternion
  readonly velocity: Vector
  readonly spin: Vector
}

/** The tremor of the hand: how far the aim strays (in units, deviation), for one die and for each of a handful, and the speed (in parts). */
const TREMOR = { aim: 0.45, handful: 1, speed: 0.03 } as const

/** Every throw spins: this many radians a second for each unit a second of speed, times 0.3 to 1.7, about any axis. */
const TUMBLE = { rate: 0.25, least: 0.3, spread: 1.4 } as const

/** Dice of a handful start this far apart, so that they do not touch however they are turned. */
const SPACING = 1.6
const COLUMNS = 3
const LAYER = 9

/**
 * Draws what the player does not choose: how each die lies in the hand, its tumble and the tremor. The player's
 * throw is fixed before, so that nobody can search for the perfect one.
 */
export function launch(how: Throw, count: number, source: DrawSource): Launch[] {
  return Array.from({ length: count }, (_, index) => {
    const stray = count > 1 ? TREMOR.handful : TREMOR.aim
    const aim = { x: how.aim.x + stray * bell(source), z: how.aim.z + stray * bell(source) }
    const speed = how.speed * (1 + TREMOR.speed * bell(source))
    return {
      position: inHand(how, count, index),
      velocity: launchVelocity(how.from, aim, speed),
      rotation: rotation(source),
      spin: tumble(how.spin, speed, source),
    }
  })
}

function tumble(chosen: Readonly<Vector>, speed: number, source: DrawSource): Vector {
  const axis = direction(source)
  const rate = TUMBLE.rate * speed * (TUMBLE.least + TUMBLE.spread * unit(source))
  return { x: chosen.x + axis.x * rate, y: chosen.y + axis.y * rate, z: chosen.z + axis.z * rate }
}

/** A handful is held in rows of three across the throw, three high, further layers behind. */
function inHand({ from, aim }: Throw, count: number, index: number): Vector {
  const x = aim.x - from.x
  const z = aim.z - from.z
  const distance = Math.sqrt(x * x + z * z)
  const across = SPACING * ((index % COLUMNS) - (Math.min(count, COLUMNS) - 1) / 2)
  const up = SPACING * Math.floor((index % LAYER) / COLUMNS)
  const back = SPACING * Math.floor(index / LAYER)
  return {
    x: from.x - (z * across + x * back) / distance,
    y: from.y + up,
    z: from.z + (x * across - z * back) / distance,
  }
}
