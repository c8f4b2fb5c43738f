import type { Sound, Step } from '@rattlecup/ui'
import type { Onecard } from '../rules/types.ts'
import { moveIn, outcomeIn, scoredIn } from './steps.ts'

/** What a step sounds like: a card filled rings, crosses scratch, cards and dice knock. */
export function sound(step: Step<Onecard>): Sound | undefined {
  const outcome = outcomeIn(step)
  if (outcome) return outcome.type === 'roll' ? 'roll' : 'place'
  if (scoredIn(step)) return 'turn'
  const type = moveIn(step)?.move.type
  if (type === 'enter') return 'cross'
  return type === 'take' || type === 'keep' ? 'place' : undefined
}
