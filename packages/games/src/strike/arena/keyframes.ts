import { POSE } from './flight.ts'
import { SAG } from './tracks.ts'

/** How far a drawn die may be from the simulated one: in units, and as the squared cosine of half the angle. */
interface Tolerance {
  readonly distance: number
  readonly alike: number
}

/** 5° on the way; half as much at rest, where the die is drawn for good. */
const MOVING: Tolerance = { distance: 0.05, alike: 0.9981 }
const RESTING: Tolerance = { distance: 0.025, alike: 0.9995 }

/** A key of a die: where the step from the key before ends, and how it went. */
interface KeyframeStep {
  readonly frame: number
  readonly flying: boolean
}

/**
 * Chooses the frames that suffice to draw one die: every step is as long as the tolerance allows. A die flies most
 * of its way, and gravity is known, so that one step often reaches from bounce to bounce.
 */
export function keyFrames(samples: readonly Float32Array[], die: number, longest: number): KeyframeStep[] {
  const motion = new Motion(samples, die)
  const last = motion.restsFrom()
  const steps: KeyframeStep[] = [{ frame: 0, flying: false }]
  for (let from = 0; from < last;) {
    const limit = Math.min(last, from + longest)
    const straight = farthest(from + 1, limit, (to) => motion.fits(from, to, 0))
    const flown =
      straight === limit ? straight : farthest(from + 1, limit, (to) => motion.fits(from, to, SAG))
    from = Math.max(straight, flown)
    steps.push({ frame: from, flying: flown > straight })
  }
  return steps
}

/** The farthest frame that fits, found by growing strides and then halving them; the first always does. */
function farthest(first: number, limit: number, fits: (frame: number) => boolean): number {
  if (fits(limit)) return limit
  let near = first
  let stride = 1
  while (near + stride < limit && fits(near + stride)) {
    near += stride
    stride *= 2
  }
  for (; stride >= 1; stride /= 2) if (near + stride < limit && fits(near + stride)) near += stride
  return near
}

/** The samples of one die. Hot: a throw is looked at some thousand times here, so it works on the bare numbers. */
class Motion {
  readonly #samples: readonly Float32Array[]
  readonly #at: number
  /** The pose as it would be drawn. */
  readonly #drawn = new Float64Array(POSE)

  constructor(samples: readonly Float32Array[], die: number) {
    this.#samples = samples
    this.#at = die * POSE
  }

  /** The first frame from which the die stays where it ends. */
  restsFrom(): number {
    const last = this.#samples.length - 1
    let frame = last
    this.#draw(last, last, 0)
    while (frame > 0 && this.#isNear(frame - 1, RESTING)) frame--
    return frame
  }

  /** Whether all samples between two frames are where the step from one to the other is drawn. */
  fits(from: number, to: number, sag: number): boolean {
    for (let frame = from + 1; frame < to; frame++) {
      this.#draw(from, to, (frame - from) / (to - from))
      this.#drawn[1] = (this.#drawn[1] as number) + sag * (frame - from) * (to - frame)
      if (!this.#isNear(frame, MOVING)) return false
    }
    return true
  }

  #draw(from: number, to: number, part: number): void {
    const a = this.#samples[from] as Float32Array
    const b = this.#samples[to] as Float32Array
    let dot = 0
    for (let i = this.#at + 3; i < this.#at + POSE; i++) dot += (a[i] as number) * (b[i] as number)
    for (let i = 0; i < POSE; i++) {
      // A rotation and its negative are the same; the way between is the short one.
      const weight = i >= 3 && dot < 0 ? -part : part
      this.#drawn[i] = (1 - part) * (a[this.#at + i] as number) + weight * (b[this.#at + i] as number)
    }
  }

  #isNear(frame: number, { distance, alike }: Tolerance): boolean {
    const sample = this.#samples[frame] as Float32Array
    let offset = 0
    for (let i = 0; i < 3; i++) offset += ((sample[this.#at + i] as number) - (this.#drawn[i] as number)) ** 2
    if (offset > distance * distance) return false
    let dot = 0
    let square = 0
    for (let i = 3; i < POSE; i++) {
      dot += (sample[this.#at + i] as number) * (this.#drawn[i] as number)
      square += (this.#drawn[i] as number) ** 2
    }
    return dot * dot >= alike * square
  }
}
