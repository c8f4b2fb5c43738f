import { FACES, type SettledDie } from '../../rules/types.ts'
import { POSE } from '../flight.ts'
import { ellipseLevel, FLOOR, LIP, WALL } from '../shape.ts'
import type { Settled } from '../simulate.ts'
import { encodeTrajectory } from '../trajectory.ts'

/** Adds up what became of many throws. */
export class Tally {
  readonly steps: number[] = []
  /** Size of each throw's keyframes. */
  readonly bytes: number[] = []
  unsettled = 0
  /** Dice that are neither on a face, nor cocked, nor out. */
  undecided = 0
  /** The lowest that the centre of any die ever was; 0.5 is a die lying on the floor. */
  lowest = Infinity
  /** Times that the centre of a die was seen inside the wall: a die on its way through it. */
  inWall = 0
  dice = 0
  cocked = 0
  outside = 0
  ledge = 0

  add({ outcome, rested, samples, steps }: Settled): void {
    const last = samples.at(-1) as Float32Array
    this.steps.push(steps)
    this.bytes.push(encodeTrajectory(samples, outcome.dice.length).length)
    if (!rested) this.unsettled++
    for (const sample of samples) this.#addSample(sample)
    for (const [index, die] of outcome.dice.entries()) this.#addDie(die, last[index * POSE + 1] as number)
  }

  #addSample(sample: Float32Array): void {
    for (let at = 0; at < sample.length; at += POSE) {
      const [x, y, z] = [sample[at], sample[at + 1], sample[at + 2]] as [number, number, number]
      this.lowest = Math.min(this.lowest, y)
      if (isInWall(x, y, z)) this.inWall++
    }
  }

  #addDie(die: SettledDie, height: number): void {
    this.dice++
    if ('out' in die) this[height >= WALL.height ? 'ledge' : 'outside']++
    else if (die.cocked) this.cocked++
    else if (!FACES.includes(die.face)) this.undecided++
  }
}

function isInWall(x: number, y: number, z: number): boolean {
  if (y >= WALL.height) return false
  const lean = (WALL.run * y) / WALL.height
  const inner = { x: FLOOR.x + lean, z: FLOOR.z + lean }
  const outer = { x: LIP.x + WALL.ledge, z: LIP.z + WALL.ledge }
  return ellipseLevel({ x, z }, inner) > 1 && ellipseLevel({ x, z }, outer) < 1
}
