import type { Axes, RestingDie, Throw, Vector } from '../../arena/index.ts'
import { lyingPose, reservePose, type Seating, type StageDie } from '../show/poses.ts'
import type { Knock } from '../show/knocks.ts'
import type { StepShowing } from '../show/showing.ts'
import type { CrowdDie } from './crowd.ts'
import type { Places } from './places.ts'

/** What a tap can be on. */
export type Touched = { readonly die: number } | 'hand' | undefined

/** The arena on the screen, as fingers see it. Points are in the window's pixels. */
export interface Picker {
  touched(x: number, y: number): Touched
  /** The point of the table below a finger. */
  floorAt(x: number, y: number): Axes | undefined
  /** Turns the arena by pixels of a drag, or by keys; does nothing where it can't be turned. */
  turn(dx: number, dy: number): void
  zoom(factor: number): void
  /** Looks again as nobody had turned it. */
  reset(): void
}

/** A throw that is being prepared, or has just been made. */
export interface HeldDice {
  readonly how: Throw
  readonly dice: number
  /** How far the hand is drawn back, from 0 to 1. */
  readonly strength: number | undefined
  /** Where it comes from: the reserve of whoever throws; undefined where it is in the hand already. */
  readonly pile: Vector | undefined
  /** Whether it rattles in the hand. */
  readonly isShaken: boolean
  /** Whether it is the player's own, to be taken and thrown. */
  readonly isOwn: boolean
  /** When the hand let go, by the page's clock; undefined while it holds the dice. */
  readonly thrownAt?: number | undefined
}

/** What is on the stage. Both drawings of the arena, in 3D and from above, take exactly this. */
export interface StageProps {
  readonly showing: StepShowing
  /** Whether time runs; if not, everything lies where it ends. */
  readonly isRunning: boolean
  /** Dice simply appear at rest. */
  readonly isCalm: boolean
  /** Dice in front of each seat. */
  readonly reserve: readonly number[]
  readonly seating: Seating
  /** The dice that may be grouped now, as they lie; undefined while nobody may. */
  readonly lying: readonly RestingDie[] | undefined
  readonly hand: HeldDice | undefined
  /** The die that is aimed at. */
  readonly target: number | undefined
  readonly onKnock: (knock: Knock) => void
  /** What is to be seen: the table with everybody's dice, high or wide, the arena, or these spots of it from close by. */
  readonly look: 'table' | 'wide' | 'arena' | readonly Axes[]
  /** Where things are in the picture; told whenever nothing moves any more. */
  readonly onPlaces: (places: Places) => void
  /** Whether a hand has turned the arena. */
  readonly onTurned: (isTurned: boolean) => void
  /** The side of the arena that faces the player changed. */
  readonly onSide: (side: number) => void
  /** Hands over the picker once there is something to touch. */
  readonly onReady: (picker: Picker | undefined) => void
}

/** All dice on the stage at a time. */
export function castAt(stage: StageProps, ms: number): StageDie[] {
  const { lying, showing, reserve, seating } = stage
  const arena = lying
    ? lying.map((die): StageDie => ({ id: die.id, pose: lyingPose(die), scale: 1 }))
    : showing.dice(clock(stage, ms))
  const piles = reserve.flatMap((count, seat) =>
    Array.from({ length: count }, (_, index): StageDie => ({
      id: undefined,
      pose: reservePose(seating, seat, index),
      scale: 1,
    })),
  )
  return [...arena, ...piles]
}

function clock({ showing, isRunning, isCalm }: StageProps, ms: number): number {
  if (!isRunning) return Infinity
  return isCalm ? showing.restMs : ms
}

/** Whether nothing on the stage moves by itself. */
export function isStill({ isRunning, isCalm }: StageProps): boolean {
  return !isRunning || isCalm
}

/** A die as it is marked: aimed at, or, once it lies, taken or lost. */
export function marked(die: StageDie, { lying, target }: StageProps): CrowdDie {
  const isTarget = lying !== undefined && die.id !== undefined && die.id === target
  const mark = isTarget ? 'target' : die.fate
  return mark ? { ...die, mark } : die
}
