import { BoxGeometry, BufferGeometry, Float32BufferAttribute, type BufferAttribute } from 'three'
import { DIE, FLOOR, LIP, WALL, type Axes } from '../../arena/index.ts'
import { ATLAS } from './faces.ts'

/** A line of the arena's cross-section: half axes and height. */
interface Ring {
  readonly axes: Axes
  readonly height: number
}

const OUTSIDE = { x: LIP.x + WALL.ledge, z: LIP.z + WALL.ledge }
/** Dice bounce off flat sectors. Drawn with their corners and some between them the arena is round, and no die sinks into it. */
const SPOKES: readonly Axes[] = Array.from({ length: WALL.sectors * 4 }, (_, i) => {
  const angle = (2 * Math.PI * i) / (WALL.sectors * 4)
  return { x: Math.cos(angle), z: Math.sin(angle) }
})
/** Repeats of the grain around the arena. */
const GRAIN = 8

const FLOOR_RING: Ring = { axes: FLOOR, height: 0 }
const LIP_RING: Ring = { axes: LIP, height: WALL.height }
const EDGE_RING: Ring = { axes: OUTSIDE, height: WALL.height }
const FOOT_RING: Ring = { axes: OUTSIDE, height: 0 }

export const wallShape = (): BufferGeometry => strip(FLOOR_RING, LIP_RING)
export const ledgeShape = (): BufferGeometry => strip(LIP_RING, EDGE_RING)
export const outsideShape = (): BufferGeometry => strip(EDGE_RING, FOOT_RING)

function strip(inner: Ring, outer: Ring): BufferGeometry {
  const positions: number[] = []
  const uvs: number[] = []
  const faces: number[] = []
  // The first spoke comes twice, so that the grain closes.
  for (let i = 0; i <= SPOKES.length; i++) {
    const spoke = SPOKES[i % SPOKES.length] as Axes
    for (const [side, { axes, height }] of [inner, outer].entries()) {
      positions.push(axes.x * spoke.x, height, axes.z * spoke.z)
      uvs.push((GRAIN * i) / SPOKES.length, side * 0.35)
    }
    if (i < SPOKES.length) faces.push(2 * i, 2 * i + 2, 2 * i + 1, 2 * i + 1, 2 * i + 2, 2 * i + 3)
  }
  const shape = build(positions, uvs, faces)
  shape.computeVertexNormals()
  return shape
}

export function floorShape(): BufferGeometry {
  const positions = [0, 0.01, 0]
  const uvs = [0, 0]
  const normals = [0, 1, 0]
  const faces: number[] = []
  for (const [i, { x, z }] of SPOKES.entries()) {
    positions.push(FLOOR.x * x, 0.01, FLOOR.z * z)
    uvs.push((FLOOR.x * x) / 4, (FLOOR.z * z) / 4)
    normals.push(0, 1, 0)
    faces.push(0, 1 + ((i + 1) % SPOKES.length), 1 + i)
  }
  return build(positions, uvs, faces).setAttribute('normal', new Float32BufferAttribute(normals, 3))
}

function build(positions: number[], uvs: number[], faces: number[]): BufferGeometry {
  const shape = new BufferGeometry()
  shape.setAttribute('position', new Float32BufferAttribute(positions, 3))
  shape.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  return shape.setIndex(faces)
}

/** Cuts along each side of a die: close together where its edges are round. */
const CUTS = [-1, -0.94, -0.86, -0.76, 0, 0.76, 0.86, 0.94, 1]

/** A cube with the rounded edges that the arena's dice have, its sides painted from the atlas. */
export function dieShape(): BufferGeometry {
  const cuts = CUTS.length - 1
  const shape = new BoxGeometry(2, 2, 2, cuts, cuts, cuts)
  const position = shape.getAttribute('position') as BufferAttribute
  const uv = shape.getAttribute('uv') as BufferAttribute
  const normal = shape.getAttribute('normal') as BufferAttribute
  const perSide = (cuts + 1) ** 2
  for (let i = 0; i < position.count; i++) {
    const corner = [position.getX(i), position.getY(i), position.getZ(i)].map(cutAt) as [
      number,
      number,
      number,
    ]
    const { point, outwards } = roundedOff(corner)
    position.setXYZ(i, ...point)
    normal.setXYZ(i, ...outwards)
    const side = Math.floor(i / perSide)
    uv.setXY(
      i,
      ((side % ATLAS.columns) + cutUv(uv.getX(i))) / ATLAS.columns,
      1 - (Math.floor(side / ATLAS.columns) + 1 - cutUv(uv.getY(i))) / ATLAS.rows,
    )
  }
  return shape
}

function cutAt(value: number): number {
  return (CUTS[Math.round(((value + 1) / 2) * (CUTS.length - 1))] ?? 0) * DIE.half
}

function cutUv(value: number): number {
  return 0.5 + cutAt(value * 2 - 1)
}

function roundedOff(corner: readonly [number, number, number]) {
  const core = DIE.half - DIE.round
  const inner = corner.map((value) => Math.max(-core, Math.min(core, value))) as [number, number, number]
  const out = corner.map((value, axis) => value - (inner[axis] as number)) as [number, number, number]
  const length = Math.hypot(...out) || 1
  const outwards = out.map((value) => value / length) as [number, number, number]
  const point = outwards.map((value, axis) => (inner[axis] as number) + value * DIE.round) as [
    number,
    number,
    number,
  ]
  return { point, outwards }
}
