import type { Pose, Quaternion, Throw } from '../../arena/index.ts'
import { multiply } from '../../arena/rotation.ts'
import { eased, onTheWay, type StageDie } from './poses.ts'
import type { StepShowing } from './showing.ts'

/** The hand swings back this far, in edges of a die, and for so long. */
const SWING = { back: 0.9, ms: 130 } as const
/** Then the dice fly, ever slower, towards a point this part of the way to the aim: there they are when an answer is late. */
const FLIGHT = { part: 0.5, rise: 1.1, ms: 320 } as const
/** Turns a second. */
const TUMBLE = 2.2
/** In this time a flight that nobody knew the end of becomes the one that was worked out. */
const JOIN_MS = 180

/** A die this many milliseconds after the hand let go of it, while nobody knows yet where it will fall. */
export function flownFrom(held: Pose, { from, aim }: Throw, ms: number): Pose {
  const [x, z] = [aim.x - from.x, aim.z - from.z]
  const distance = Math.hypot(x, z) || 1
  const flown = ms < SWING.ms ? 0 : 1 - Math.exp((SWING.ms - ms) / FLIGHT.ms)
  const along = (1 - flown) * -SWING.back * eased(ms / SWING.ms) + flown * FLIGHT.part * distance
  const { position, rotation } = held
  return {
    position: {
      x: position.x + (x / distance) * along,
      y: position.y + FLIGHT.rise * flown,
      z: position.z + (z / distance) * along,
    },
    rotation: multiply(turnAbout(z / distance, -x / distance, TUMBLE * Math.max(0, ms - SWING.ms)), rotation),
  }
}

/** A turn about a level axis, by this many thousandths of a whole one. */
function turnAbout(x: number, z: number, thousandths: number): Quaternion {
  const half = (Math.PI * thousandths) / 1000
  return { x: x * Math.sin(half), y: 0, z: z * Math.sin(half), w: Math.cos(half) }
}

/** The same showing, but its thrown dice come from where they were seen last, so that none jumps. */
export function joined(
  showing: StepShowing,
  seen: readonly Pose[],
  isThrown: (die: StageDie) => boolean,
): StepShowing {
  const dice = (ms: number): StageDie[] => {
    const all = showing.dice(ms)
    if (ms >= JOIN_MS) return all
    const flying = all.filter(isThrown)
    return all.map((die) => {
      const from = seen[flying.indexOf(die)]
      return from ? { ...die, pose: onTheWay(from, die.pose, eased(ms / JOIN_MS), 0) } : die
    })
  }
  return { ...showing, dice }
}
