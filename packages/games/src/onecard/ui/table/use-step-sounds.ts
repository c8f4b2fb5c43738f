import { playSound, type Sound, type Step } from '@rattlecup/ui'
import { useEffect } from 'react'
import type { Onecard } from '../../rules/types.ts'
import { moveIn, outcomeIn, scoredIn } from '../turn.ts'

/** What a step sounds like; undefined if it is silent. */
export function soundOf(step: Step<Onecard>): Sound | undefined {
  const outcome = outcomeIn(step)
  if (outcome) return outcome.type === 'roll' ? 'roll' : 'place'
  if (scoredIn(step)) return 'turn'
  const type = moveIn(step)?.move.type
  if (type === 'enter') return 'cross'
  return type === 'take' ? 'place' : undefined
}

export function useStepSounds(step: Step<Onecard> | undefined, isOn: boolean): void {
  const at = step?.at
  useEffect(() => {
    const sound = isOn && step && soundOf(step)
    if (sound) playSound(sound)
    // A step is heard once, however often the table is drawn.
  }, [at])
}
