import { FACES, type SettledDie } from '../../rules/types.ts'
import { POSE } from '../flight.ts'
import { WALL } from '../shape.ts'
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
  dice = 0
  cocked = 0
  outside = 0
  ledge = 0

  add({ outcome, rested, samples, steps }: Settled): void {
    const last = samples.at(-1) as Float32Array
    this.steps.push(steps)
    this.bytes.push(encodeTrajectory(samples, outcome.dice.length).length)
    if (!rested) this.unsettled++
    for (const sample of samples) {
      for (let at = 1; at < sample.length; at += POSE)
        this.lowest = Math.min(this.lowest, sample[at] as number)
    }
    for (const [index, die] of outcome.dice.entries()) this.#addDie(die, last[index * POSE + 1] as number)
  }

  #addDie(die: SettledDie, height: number): void {
    this.dice++
    if ('out' in die) this[height >= WALL.height ? 'ledge' : 'outside']++
    else if (die.cocked) this.cocked++
    else if (!FACES.includes(die.face)) this.undecided++
  }
}
