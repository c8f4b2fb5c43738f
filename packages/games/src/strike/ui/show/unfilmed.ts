import { FastSource } from '@rattlecup/kit'
import {
  DIE,
  freeSpot,
  LIP,
  orientation,
  poseAt,
  type Key,
  type Placement,
  type Pose,
  type Quaternion,
  type RestingDie,
  type Throw,
  type Track,
  type Trajectory,
} from '../../arena/index.ts'
import { FACES, type Face } from '../../rules/types.ts'
import { UNFILMED_FRAMES, type Settle } from './film.ts'
import { lyingPose } from './poses.ts'

/** Frames at which a thrown die hits the floor, hops, and lies. */
const HIT = 30
const HOP = 54
const LIES = 66
const TURNS = 4

interface Unfilmed {
  readonly settle: Settle
  /** The dice before the throw, grouped. */
  readonly lay: readonly RestingDie[]
  readonly how: Throw
  /** Where the outcome says that dice lie, by id. */
  readonly lie: ReadonlyMap<number, Placement>
}

/**
 * A throw that nobody filmed, with real dice or in another program: how it may have looked. The dice end on the faces that
 * the log says; the same throw is always drawn alike.
 */
export function unfilmed({ settle, lay, how, lie }: Unfilmed): Trajectory {
  const ends: Placement[] = [...lie.values(), ...lay.filter(({ id }) => !lie.has(id))]
  const tracks = settle.dice.map((die): Track => {
    const source = new FastSource(`${die.id} ${settle.dice.length}`)
    const before = lay.find(({ id }) => id === die.id)
    if ('out' in die)
      return flownOut(before ? lyingPose(before) : inHand(how, source), before ? HIT : 0, source)
    if (before)
      return before.face === die.face ? [still(lyingPose(before))] : turnedOver(before, die.face, source)
    const spot =
      lie.get(die.id) ?? freeSpot({ id: die.id, ...near(how, source), turn: source.below(360) }, ends)
    ends.push(spot)
    return thrown(inHand(how, source), lyingPose({ ...spot, face: die.face }), source)
  })
  return { frames: UNFILMED_FRAMES, tracks }
}

function still(pose: Pose): Key {
  return { frame: 0, flying: false, pose }
}

function near({ aim }: Throw, source: FastSource): { x: number; z: number } {
  return { x: aim.x + source.below(40) / 10 - 2, z: aim.z + source.below(40) / 10 - 2 }
}

function inHand({ from }: Throw, source: FastSource): Pose {
  const stray = (): number => source.below(31) / 10 - 1.5
  return { position: { x: from.x + stray(), y: from.y, z: from.z }, rotation: anyRotation(source) }
}

function anyRotation(source: FastSource): Quaternion {
  return orientation(FACES[source.below(6)] as Face, source.below(360))
}

/** To the floor, once up again, and down on the spot. */
function thrown(from: Pose, to: Pose, source: FastSource): Track {
  const hit = {
    ...to.position,
    x: to.position.x * 0.8 + from.position.x * 0.2,
    z: to.position.z * 0.8 + from.position.z * 0.2,
  }
  const keys = flight(
    still(from),
    { frame: HIT, flying: true, pose: { position: hit, rotation: anyRotation(source) } },
    source,
  )
  const up = { ...to.position, y: DIE.half + 0.9 }
  return [
    ...keys,
    { frame: HOP, flying: true, pose: { position: up, rotation: to.rotation } },
    { frame: LIES, flying: true, pose: to },
  ]
}

function turnedOver(before: RestingDie, face: Face, source: FastSource): Track {
  const start = lyingPose(before)
  const end = lyingPose({ ...before, face })
  return [
    still(start),
    { frame: HIT, flying: false, pose: start },
    ...flight(
      { frame: HIT, flying: false, pose: start },
      { frame: LIES - 6, flying: true, pose: end },
      source,
    ).slice(1),
  ]
}

/** Over the wall, onto the table. */
function flownOut(start: Pose, frame: number, source: FastSource): Track {
  const side = source.below(2) === 0 ? -1 : 1
  const end = {
    position: { x: side * (LIP.x + 3.2), y: DIE.half, z: source.below(60) / 10 - 3 },
    rotation: anyRotation(source),
  }
  const begin = { frame, flying: false, pose: start }
  return [
    ...(frame > 0 ? [still(start)] : []),
    ...flight(begin, { frame: frame + 40, flying: true, pose: end }, source),
  ]
}

/** A free flight with tumbling on the way. */
function flight(from: Key, to: Key, source: FastSource): Key[] {
  const path: Track = [
    { ...from, frame: 0 },
    { ...to, frame: to.frame - from.frame },
  ]
  const length = to.frame - from.frame
  const turns = Array.from({ length: TURNS }, (_, i): Key => {
    const frame = Math.round((length * (i + 1)) / (TURNS + 1))
    const { position } = poseAt(path, frame / 60)
    return { frame: from.frame + frame, flying: true, pose: { position, rotation: anyRotation(source) } }
  })
  return [from, ...turns, to]
}
