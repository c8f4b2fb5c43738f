import { checkThrow } from '../../arena/index.ts'
import type { Strike } from '../../rules/types.ts'
import { nameOfStrength, type StrengthName } from './strengths.ts'

/** A throw as one would tell it to somebody at the table. */
export interface ToldThrow {
  readonly strength: StrengthName
  /** Whether it aims at the middle of the arena. */
  readonly isCentral: boolean
  /** How many dice are put together in the middle before it. */
  readonly grouped: number
}

type PlannedThrow = Extract<Strike['Move'], { type: 'throw' }>

/** In edges of a die: nearer than any hand can aim. */
const NEAR = 0.5

/** What is worth telling of a throw; undefined if nobody said how, or no hand can do it. */
export function toldThrow({ throw: how, group = [] }: PlannedThrow): ToldThrow | undefined {
  if (how === undefined) return undefined
  const checked = checkThrow(how)
  if (!checked.ok) return undefined
  const { aim } = checked.value
  return {
    strength: nameOfStrength(checked.value),
    isCentral: Math.hypot(aim.x, aim.z) < NEAR,
    grouped: group.length,
  }
}
