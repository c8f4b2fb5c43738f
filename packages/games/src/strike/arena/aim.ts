import { fail, ok, type Match, type Result } from '@rattlecup/kit'
import { checkGroup, checkThrow, DEFAULT_THROW, restingDice, type Placement } from './index.ts'
import { lastRest } from './lying.ts'
import type { Strike } from '../rules/types.ts'

/** A throw as a person says it. */
interface AimedThrow {
  /** How hard. */
  readonly speed: number
  /** At the die that shows this; at the middle of the floor if there is none. */
  readonly face: number | undefined
  /** Whether the dice are put together in the middle first. */
  readonly grouped: boolean
}

/** Grouped dice stand in threes, a quarter of a die apart: close, so that one hit may turn several. */
const SPACING = 1.25
const IN_A_ROW = 3

/** The move for it, or why no hand can do that. */
export function aimedThrow(
  match: Match<Strike>,
  { speed, face, grouped }: AimedThrow,
): Result<Strike['Move']> {
  const { arena } = match.view(null)
  const lying = restingDice(arena, lastRest(match))
  const group = grouped ? huddle(lying.map(({ id }) => id)) : []
  const placed = checkGroup(group, lying)
  if (!placed.ok) return placed
  const target = placed.value.find((die) => die.face === face)
  if (face !== undefined && !target) return fail('illegal-move', `no die in the arena shows ${face}`)
  const { x, z } = target ?? DEFAULT_THROW.aim
  const aim = { x, z }
  const how = checkThrow({ speed, aim })
  return how.ok ? ok({ type: 'throw', throw: { speed, aim }, group }) : how
}

export function huddle(ids: readonly number[]): Placement[] {
  const rows = Math.ceil(ids.length / IN_A_ROW)
  return ids.map((id, i) => ({
    id,
    x: ((i % IN_A_ROW) - (IN_A_ROW - 1) / 2) * SPACING,
    z: (Math.floor(i / IN_A_ROW) - (rows - 1) / 2) * SPACING,
    turn: 0,
  }))
}
