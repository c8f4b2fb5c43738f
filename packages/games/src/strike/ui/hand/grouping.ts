import { edgeLevel, overlap, type Axes, type Placement, type RestingDie } from '../../arena/index.ts'

/** Why a die can't be put somewhere. */
export type PlacingRefusal = 'outside' | 'occupied'

/** Two dice may touch; this much keeps rounding from making them overlap. */
const TOUCH = 0.0005

/** Puts one die somewhere else, close to where it is dragged; or says why it can't lie there. */
export function moved(
  dice: readonly RestingDie[],
  id: number,
  to: Axes,
): readonly RestingDie[] | PlacingRefusal {
  const die = dice.find((each) => each.id === id)
  if (!die) return dice
  const others = dice.filter((each) => each.id !== id)
  const spot = pushedClear({ ...die, x: to.x, z: to.z }, others)
  if (edgeLevel(spot) > 1) return 'outside'
  if (others.some((other) => overlap(spot, other) > TOUCH)) return 'occupied'
  return dice.map((each) => (each.id === id ? { ...spot, face: die.face } : each))
}

/** A finger is not exact: dice that would lie in each other are pushed apart until they touch. */
function pushedClear(spot: RestingDie, others: readonly RestingDie[]): RestingDie {
  let { x, z } = spot
  for (let tries = 0; tries < 12; tries++) {
    const other = others.find((each) => overlap({ ...spot, x, z }, each) > TOUCH / 2)
    if (!other) break
    const [dx, dz] = [x - other.x, z - other.z]
    const distance = Math.hypot(dx, dz)
    const step = overlap({ ...spot, x, z }, other) + TOUCH / 4
    x += (distance > 0 ? dx / distance : 1) * step
    z += (distance > 0 ? dz / distance : 0) * step
  }
  return { ...spot, x: round(x), z: round(z) }
}

function round(value: number): number {
  // Adding 0 turns −0 into 0, as JSON does.
  return Math.round(value * 10_000) / 10_000 + 0
}

const SPACING = 1.03
const IN_A_ROW = 3

/** All dice together in the middle, close enough that one hit may turn several. */
export function huddled(dice: readonly RestingDie[]): readonly RestingDie[] {
  const rows = Math.ceil(dice.length / IN_A_ROW)
  return dice.map((die, index) => {
    const row = Math.floor(index / IN_A_ROW)
    const columns = Math.min(IN_A_ROW, dice.length - row * IN_A_ROW)
    return {
      ...die,
      x: ((index % IN_A_ROW) - (columns - 1) / 2) * SPACING,
      z: (row - (rows - 1) / 2) * SPACING,
      turn: 0,
    }
  })
}

/** The `group` of a move: the dice that are not where everybody knows them to be. */
export function groupFor(dice: readonly RestingDie[], known: readonly RestingDie[]): Placement[] {
  const differs = ({ id, x, z, turn }: Placement): boolean =>
    !known.some((old) => old.id === id && old.x === x && old.z === z && old.turn === turn)
  return dice.filter(differs).map(({ id, x, z, turn }) => ({ id, x, z, turn }))
}
