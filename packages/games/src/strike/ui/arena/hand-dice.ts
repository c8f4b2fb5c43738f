import { orientation, type Pose, type Vector } from '../../arena/index.ts'
import { flownFrom } from '../show/launch.ts'
import { eased, onTheWay } from '../show/poses.ts'
import type { CrowdDie } from './crowd.ts'
import type { HeldDice } from './stage.ts'

const SPACING = 1.15
const COLUMNS = 3
/** A full pull draws the hand back this far. */
const DRAWN_BACK = 2.2

/** A hand takes dice from a reserve in this time. */
const TAKE_MS = 320

/** The dice in the hand, ready to be thrown: one, or a handful. They come from their pile and are drawn back with the pull. */
export function handDice(hand: HeldDice | undefined, ms: number): CrowdDie[] {
  if (!hand) return []
  return Array.from({ length: hand.dice }, (_, index) => ({
    id: undefined,
    pose: poseOf(hand, index, ms),
    scale: 1,
    ...(hand.isOwn ? { mark: 'hand' } : {}),
  }))
}

function poseOf(hand: HeldDice, index: number, ms: number): Pose {
  const held = heldPose(hand, index)
  if (hand.thrownAt === undefined) return takenFrom(hand.pile, held, ms)
  return flownFrom(held, hand.how, performance.now() - hand.thrownAt)
}

function takenFrom(pile: Vector | undefined, held: Pose, ms: number): Pose {
  return pile ? onTheWay({ ...held, position: pile }, held, eased(ms / TAKE_MS), 2) : held
}

/** How far, in edges of a die, and how often a second dice rattle. */
const RATTLE = { reach: 0.16, pace: 55 } as const

/** Somewhere else at every moment while the hand shakes. */
function rattle({ isShaken, thrownAt }: HeldDice, index: number): { x: number; y: number } {
  if (!isShaken || thrownAt !== undefined) return { x: 0, y: 0 }
  const phase = (performance.now() / 1000) * RATTLE.pace + index * 2.1
  return { x: RATTLE.reach * Math.sin(phase), y: RATTLE.reach * Math.cos(phase * 1.3) }
}

function heldPose(hand: HeldDice, index: number): Pose {
  const { how, dice, strength = 0 } = hand
  const { from, aim } = how
  const shaken = rattle(hand, index)
  const [x, z] = [aim.x - from.x, aim.z - from.z]
  const distance = Math.hypot(x, z)
  const across = SPACING * ((index % COLUMNS) - (Math.min(dice, COLUMNS) - 1) / 2)
  const back = DRAWN_BACK * strength + SPACING * Math.floor((index % (COLUMNS * COLUMNS)) / COLUMNS)
  return {
    position: {
      x: from.x - (x * back + z * across) / distance + shaken.x,
      y: from.y + shaken.y + SPACING * Math.floor(index / (COLUMNS * COLUMNS)),
      z: from.z - (z * back - x * across) / distance,
    },
    rotation: orientation(6, (Math.atan2(x, z) * 180) / Math.PI + 9),
  }
}
