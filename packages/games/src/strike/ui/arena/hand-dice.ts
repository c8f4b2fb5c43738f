import { orientation, type Pose } from '../../arena/index.ts'
import type { CrowdDie } from './crowd.ts'
import type { HeldDice } from './stage.ts'

const SPACING = 1.15
const COLUMNS = 3
/** A full pull draws the hand back this far. */
const DRAWN_BACK = 2.2

/** The dice in the hand, ready to be thrown: one, or a handful. They are drawn back with the pull. */
export function handDice(hand: HeldDice | undefined): CrowdDie[] {
  if (!hand) return []
  return Array.from({ length: hand.dice }, (_, index) => ({
    id: undefined,
    pose: heldPose(hand, index),
    scale: 1,
    glows: hand.isOwn,
  }))
}

function heldPose({ how: { from, aim }, dice, strength = 0 }: HeldDice, index: number): Pose {
  const [x, z] = [aim.x - from.x, aim.z - from.z]
  const distance = Math.hypot(x, z)
  const across = SPACING * ((index % COLUMNS) - (Math.min(dice, COLUMNS) - 1) / 2)
  const back = DRAWN_BACK * strength + SPACING * Math.floor((index % (COLUMNS * COLUMNS)) / COLUMNS)
  return {
    position: {
      x: from.x - (x * back + z * across) / distance,
      y: from.y + SPACING * Math.floor(index / (COLUMNS * COLUMNS)),
      z: from.z - (z * back - x * across) / distance,
    },
    rotation: orientation(6, (Math.atan2(x, z) * 180) / Math.PI + 9),
  }
}
