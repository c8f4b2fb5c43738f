import { keyFrames } from './keyframes.ts'
import { poseOf } from './flight.ts'
import type { Pose, Quaternion } from './rotation.ts'
import type { Key, Track, Trajectory } from './tracks.ts'

/*
 * The bytes, little-endian: u8 dice, u16 frames; for each die u16 keys; for each key u8 (bit 7: flying, below it the
 * frames since the key before), i16 x, u16 y, i16 z (1/1024 units, y from −2), u32 rotation.
 */
const HEADER = 3
const TRACK = 2
const KEY = 11
const LONGEST = 127
const FLYING = 128
const GRAIN = 1024
const DEPTH = 2

/** Packs the samples of a throw into few keyframes, within 0.05 units and 5° of what was simulated. */
export function encodeTrajectory(samples: readonly Float32Array[], dice: number): Uint8Array {
  const tracks = Array.from({ length: dice }, (_, die) => keyFrames(samples, die, LONGEST))
  const keys = tracks.reduce((sum, track) => sum + track.length, 0)
  const bytes = new DataView(new ArrayBuffer(HEADER + dice * TRACK + keys * KEY))
  bytes.setUint8(0, dice)
  bytes.setUint16(1, samples.length - 1, true)
  let at = HEADER
  for (const [die, track] of tracks.entries()) {
    bytes.setUint16(at, track.length, true)
    at += TRACK
    let before = 0
    for (const { frame, flying } of track) {
      bytes.setUint8(at, frame - before + (flying ? FLYING : 0))
      writePose(bytes, at + 1, poseOf(samples[frame] as Float32Array, die))
      before = frame
      at += KEY
    }
  }
  return new Uint8Array(bytes.buffer)
}

export function decodeTrajectory(encoded: Uint8Array): Trajectory {
  const bytes = new DataView(encoded.buffer, encoded.byteOffset, encoded.byteLength)
  const tracks: Track[] = []
  let at = HEADER
  for (let die = 0; die < bytes.getUint8(0); die++) {
    const count = bytes.getUint16(at, true)
    tracks.push(readTrack(bytes, at + TRACK, count))
    at += TRACK + count * KEY
  }
  return { frames: bytes.getUint16(1, true), tracks }
}

function readTrack(bytes: DataView, start: number, count: number): Track {
  const keys: Key[] = []
  let frame = 0
  for (let at = start; keys.length < count; at += KEY) {
    const head = bytes.getUint8(at)
    frame += head % FLYING
    keys.push({ frame, flying: head >= FLYING, pose: readPose(bytes, at + 1) })
  }
  return keys
}

function writePose(bytes: DataView, at: number, { position, rotation }: Pose): void {
  bytes.setInt16(at, Math.round(position.x * GRAIN), true)
  bytes.setUint16(at + 2, Math.round((position.y + DEPTH) * GRAIN), true)
  bytes.setInt16(at + 4, Math.round(position.z * GRAIN), true)
  bytes.setUint32(at + 6, packRotation(rotation), true)
}

function readPose(bytes: DataView, at: number): Pose {
  return {
    position: {
      x: bytes.getInt16(at, true) / GRAIN,
      y: bytes.getUint16(at + 2, true) / GRAIN - DEPTH,
      z: bytes.getInt16(at + 4, true) / GRAIN,
    },
    rotation: unpackRotation(bytes.getUint32(at + 6, true)),
  }
}

const PARTS = ['x', 'y', 'z', 'w'] as const
/** The three smaller parts lie within ±√½; each gets 10 bits. */
const RANGE = Math.sqrt(0.5)
const STEPS = 1023

/** The largest part is left out: it follows from the others, since a rotation has length 1 and its sign is free. */
function packRotation(q: Quaternion): number {
  const largest = PARTS.reduce((best, part) => (Math.abs(q[part]) > Math.abs(q[best]) ? part : best))
  const sign = q[largest] < 0 ? -1 : 1
  let packed = PARTS.indexOf(largest)
  for (const part of PARTS) {
    if (part !== largest)
      packed = packed * (STEPS + 1) + Math.round(((q[part] * sign) / RANGE + 1) * (STEPS / 2))
  }
  return packed
}

function unpackRotation(packed: number): Quaternion {
  const largest = PARTS[packed >>> 30] as keyof Quaternion
  const q = { x: 0, y: 0, z: 0, w: 0 }
  let rest = 1
  let shift = 20
  for (const part of PARTS) {
    if (part === largest) continue
    q[part] = (((packed >>> shift) & STEPS) / (STEPS / 2) - 1) * RANGE
    rest -= q[part] * q[part]
    shift -= 10
  }
  q[largest] = Math.sqrt(Math.max(0, rest))
  return q
}
