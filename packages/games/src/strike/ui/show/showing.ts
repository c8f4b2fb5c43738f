import type { Step } from '@rattlecup/ui'
import { LIP, poseAt, type Placement, type Pose, type RestingDie, type Track } from '../../arena/index.ts'
import { lyingIn } from '../../arena/film.ts'
import type { Strike } from '../../rules/types.ts'
import { fateOf, filmOf, settleOf, timingOf, type Settle } from './film.ts'
import { knocksOf, type Knock } from './knocks.ts'
import { lyingNow, throwNow, type Memory } from './memory.ts'
import { eased, lyingPose, onTheWay, reservePose, type Seating, type StageDie } from './poses.ts'
import { unfilmed } from './unfilmed.ts'

/** How one step of the game is shown. */
export interface StepShowing {
  /** How long until nothing moves. */
  readonly ms: number
  /** When every die has come to rest, before any leaves. */
  readonly restMs: number
  /** When dice are heard, in milliseconds. */
  readonly knocks: readonly Knock[]
  /** The dice of the arena at a time. */
  dice(ms: number): StageDie[]
}

export const GROUP_MS = 400
const DROP_MS = 450
const DROP_HEIGHT = 6

/** Dice that lie. */
export function lyingStill(dice: readonly RestingDie[]): StepShowing {
  const shown = dice.map((die): StageDie => ({ id: die.id, pose: lyingPose(die), scale: 1 }))
  return { ms: 0, restMs: 0, knocks: [], dice: () => shown }
}

interface Told {
  readonly step: Step<Strike>
  /** What was known before the step, and after it. */
  readonly memory: Memory
  readonly next: Memory
  readonly seating: Seating
}

export function showingOf({ step, memory, next, seating }: Told): StepShowing {
  const settle = settleOf(step)
  if (settle) return thrownDice(step, settle, memory, seating)
  const after = lyingNow(next, step.after.arena)
  if (step.before.phase === 'initial') return dropped(after)
  return grouped(lyingNow(memory, step.before.arena), after)
}

/** The die that lies in the arena before the first throw. */
function dropped(dice: readonly RestingDie[]): StepShowing {
  const drop = (ms: number): number => DROP_HEIGHT * (1 - Math.min(1, ms / DROP_MS) ** 2)
  const at =
    (ms: number) =>
    (die: RestingDie): StageDie => {
      const { position, rotation } = lyingPose(die)
      return { id: die.id, pose: { position: { ...position, y: position.y + drop(ms) }, rotation }, scale: 1 }
    }
  const knocks: Knock[] = [{ at: DROP_MS, loudness: 0.4, on: 'felt', pan: 0 }]
  return { ms: DROP_MS, restMs: DROP_MS, knocks, dice: (ms) => dice.map(at(ms)) }
}

/** Dice pushed together by hand. */
function grouped(before: readonly RestingDie[], after: readonly RestingDie[]): StepShowing {
  const start = new Map(before.map((die) => [die.id, lyingPose(die)]))
  const at =
    (ms: number) =>
    (die: RestingDie): StageDie => {
      const to = lyingPose(die)
      return { id: die.id, pose: onTheWay(start.get(die.id) ?? to, to, eased(ms / GROUP_MS), 0), scale: 1 }
    }
  return { ms: GROUP_MS, restMs: GROUP_MS, knocks: [], dice: (ms) => after.map(at(ms)) }
}

function thrownDice(step: Step<Strike>, settle: Settle, memory: Memory, seating: Seating): StepShowing {
  const lay = lyingNow(memory, step.before.arena)
  const lie = placements(settle)
  const film = filmOf(settle) ?? unfilmed({ settle, lay, how: throwNow(memory), lie })
  const timing = timingOf(step, settle)
  let taken = step.before.reserve[step.before.active] ?? 0
  const actors = settle.dice.map((die, index): Actor => {
    const track = film.tracks[index] as Track
    const end = poseAt(track, Infinity)
    const fate = fateOf(step, die)
    if (fate === 'lost') return { id: die.id, track, end, goal: aside(end), height: 4, fate }
    const spot = lie.get(die.id)
    if (fate === 'taken')
      return {
        id: die.id,
        track,
        end,
        goal: reservePose(seating, step.before.active, taken++),
        height: 5,
        fate,
      }
    const goal = spot && 'face' in die ? lyingPose({ ...spot, face: die.face }) : end
    return { id: die.id, track, end, goal, height: 'cocked' in die ? 3 : 0, fate: undefined }
  })
  return {
    ms: timing.ms,
    restMs: timing.filmMs,
    knocks: knocksOf(film).map((knock) => ({ ...knock, at: timing.msOf(knock.at) })),
    dice: (ms) => actors.map((actor) => shown(actor, timing, ms)),
  }
}

/** A die of a throw: how it flies, where it ends, and where it is put then. */
interface Actor {
  readonly id: number
  readonly track: Track
  readonly end: Pose
  readonly goal: Pose
  readonly height: number
  readonly fate: StageDie['fate']
}

function shown(
  { id, track, end, goal, height, fate }: Actor,
  timing: ReturnType<typeof timingOf>,
  ms: number,
): StageDie {
  const told = fate && ms >= timing.filmMs ? { fate } : {}
  if (ms < timing.leaveAt) return { id, pose: poseAt(track, timing.filmSeconds(ms)), scale: 1, ...told }
  const part = eased((ms - timing.leaveAt) / (timing.ms - timing.leaveAt))
  return { id, pose: onTheWay(end, goal, part, height), scale: fate === 'lost' ? 1 - part : 1, ...told }
}

/** Off the table, to the side where the die is nearer. */
function aside({ position, rotation }: Pose): Pose {
  return { position: { x: (position.x < 0 ? -1 : 1) * (LIP.x + 6), y: 2, z: position.z }, rotation }
}

/** Where an outcome says that the dice lie. */
function placements(settle: Settle): Map<number, Placement> {
  const list = lyingIn(settle.rest)
  const known = Array.isArray(list) ? (list as readonly Placement[]) : []
  return new Map(known.filter((each) => Number.isFinite(each?.x)).map((each) => [each.id, each]))
}
