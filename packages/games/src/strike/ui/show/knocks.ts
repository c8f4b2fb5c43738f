import type { KnockedOn } from '@rattlecup/ui'
import {
  FRAMES_PER_SECOND,
  LIP,
  GRAVITY,
  type Key,
  type Track,
  type Trajectory,
  type Vector,
} from '../../arena/index.ts'

/** A die hits something. */
export interface Knock {
  readonly at: number
  /** 0 to 1. */
  readonly loudness: number
  /** What the die hits. */
  readonly on: KnockedOn
  /** From −1, far left, to 1. */
  readonly pan: number
}

/** The change of speed, in units a second, at which a knock is as loud as can be. */
const LOUDEST = 90
const QUIETEST = 0.08
/** Knocks closer than this many seconds are heard as one. */
const APART = 0.025

/** A die whose middle is lower than this, in its edges, has hit the floor. */
const FLOORED = 0.9

/** When dice knock, in seconds of the film: where their velocity jumps, as loud as it does. */
export function knocksOf({ tracks }: Trajectory): Knock[] {
  const all = tracks.flatMap(jumpsOf).filter(({ loudness }) => loudness > QUIETEST)
  all.sort((a, b) => a.at - b.at)
  const knocks: Knock[] = []
  for (const knock of all) {
    const last = knocks.at(-1)
    if (!last || knock.at - last.at > APART) knocks.push(knock)
    // Two dice that change their ways at the same moment have hit each other.
    else knocks[knocks.length - 1] = { ...last, on: 'die' }
  }
  return knocks
}

function jumpsOf(track: Track): Knock[] {
  return track.slice(1).map((key, index) => {
    const into = velocity(track[index] as Key, key, -1)
    const next = track[index + 2]
    const out = next ? velocity(key, next, 1) : { x: 0, y: 0, z: 0 }
    const jump = Math.hypot(out.x - into.x, out.y - into.y, out.z - into.z)
    const { x, y } = key.pose.position
    return {
      at: key.frame / FRAMES_PER_SECOND,
      loudness: Math.min(1, jump / LOUDEST),
      on: y < FLOORED ? 'felt' : 'wood',
      pan: Math.max(-1, Math.min(1, x / LIP.x)),
    }
  })
}

/** The velocity between two keys, at its start (`end` 1) or its end (−1): whoever flies falls. */
function velocity(from: Key, to: Key, end: 1 | -1): Vector {
  const seconds = (to.frame - from.frame) / FRAMES_PER_SECOND
  const [a, b] = [from.pose.position, to.pose.position]
  const fall = to.flying ? (end * GRAVITY * seconds) / 2 : 0
  return { x: (b.x - a.x) / seconds, y: (b.y - a.y) / seconds + fall, z: (b.z - a.z) / seconds }
}
