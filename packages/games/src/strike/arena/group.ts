import { fail, hasExactly, isObject, ok, show, type Result } from '@rattlecup/kit'
import type { Face } from '../rules/types.ts'
import { defaultLayout, edgeLevel, overlap, type Placement, type RestingDie } from './layout.ts'

/** Dice that settle against each other or the wall may lie this deep in them once they are put flat. */
const SLACK = { depth: 0.1, level: 1.1 } as const

/** Dice may touch; this much is rounding. */
const TOUCH = 0.001

/** A die lying in the arena as DGP/1's view shows it. */
export interface ArenaDie {
  readonly id: number
  readonly face: Face
}

/**
 * Where the dice of the arena lie, by the `rest` of the last outcome. An outcome entered from a real table has none,
 * and anybody may have written it: unless it places every die, flat on the floor and apart, the default layout is used.
 */
export function restingDice(arena: readonly ArenaDie[], rest: unknown): RestingDie[] {
  const known = Array.isArray(rest) ? rest.filter(isPlacement) : []
  const placed = arena.flatMap(({ id }) => known.find((each) => each.id === id) ?? [])
  const ids = arena.map(({ id }) => id)
  const placements = placed.length === arena.length && isPossible(placed) ? placed : defaultLayout(ids)
  return placements.map(({ id, x, z, turn }, index) => ({
    id,
    face: (arena[index] as ArenaDie).face,
    x,
    z,
    turn,
  }))
}

function isPlacement(value: unknown): value is Placement & { [key: string]: number } {
  return isObject(value) && ['id', 'x', 'z', 'turn'].every((key) => Number.isFinite(value[key]))
}

function isPossible(dice: readonly Placement[]): boolean {
  return (
    dice.every((die) => edgeLevel(die) <= SLACK.level) &&
    dice.every((die, index) => dice.slice(0, index).every((other) => overlap(die, other) <= SLACK.depth))
  )
}

/**
 * Checks DGP/1's `group`, `[{"id":3,"x":1.5,"z":-2,"turn":30}, …]`, and says where the dice lie after it. Faces stay
 * as they are; dice that are not named stay where they are. There is no height and no tilt to give: dice can't be stacked or tilted.
 */
export function checkGroup(raw: unknown, resting: readonly RestingDie[]): Result<RestingDie[]> {
  if (!Array.isArray(raw)) return fail('illegal-move', `group must be a list, not ${show(raw)}`)
  const grouped = new Map(resting.map((die) => [die.id, die]))
  const moved = new Set<number>()
  for (const entry of raw) {
    const die = isPlacement(entry) ? grouped.get(entry.id) : undefined
    const fault = entryFault(entry, die, moved)
    if (fault !== undefined) return fail('illegal-move', fault)
    const { id, x, z, turn } = entry as Placement
    grouped.set(id, { ...(die as RestingDie), x, z, turn })
    moved.add(id)
  }
  const dice = [...grouped.values()]
  const clash = clashOf(dice, resting)
  return clash === undefined ? ok(dice) : fail('illegal-move', clash)
}

function entryFault(entry: unknown, die: RestingDie | undefined, moved: Set<number>): string | undefined {
  if (!hasExactly(entry, ['id', 'x', 'z', 'turn']) || !isPlacement(entry)) {
    return `group must place each die flat on the floor by the numbers id, x, z and turn, not by ${show(entry)}`
  }
  if (die === undefined) return `group places die ${entry.id}, which is not in the arena`
  if (moved.has(entry.id)) return `group places die ${entry.id} twice`
  if (sameSpot(entry, die) || edgeLevel(entry) <= 1) return undefined
  return `group places die ${entry.id} outside the floor, at ${show({ x: entry.x, z: entry.z })}`
}

function sameSpot(a: Placement, b: Placement): boolean {
  return a.x === b.x && a.z === b.z && a.turn === b.turn
}

/** Two dice in the same place, at least one of them put there: how dice settled is no fault of the group's. */
function clashOf(dice: readonly RestingDie[], before: readonly RestingDie[]): string | undefined {
  const isSettled = (die: RestingDie): boolean =>
    before.some((old) => old.id === die.id && sameSpot(old, die))
  for (const [index, die] of dice.entries()) {
    for (const other of dice.slice(0, index)) {
      if (overlap(die, other) <= TOUCH || (isSettled(die) && isSettled(other))) continue
      return `group puts dice ${other.id} and ${die.id} into each other`
    }
  }
  return undefined
}
