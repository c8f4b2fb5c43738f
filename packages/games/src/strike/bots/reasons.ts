import type { Reason } from '@rattlecup/kit'
import { THROW } from '../rules/play.ts'
import { FACES, type StrikeState } from '../rules/types.ts'
import type { ThrowOrStop } from './choices.ts'

/** Every reason there is, with an English sentence; the names in braces are filled in. */
export const REASONS = {
  'strike.must-throw': 'A turn starts with a throw.',
  'strike.likely': 'A throw matches one of the {lying} in the arena with a chance of {chance}.',
  'strike.unlikely': 'A throw matches one of the {lying} in the arena with a chance of only {chance}.',
  'strike.last-die': 'It is your last die: a miss puts you out.',
  'strike.dice-left': 'You have {dice} dice.',
  'strike.as-good': 'Both choices win about as many rounds.',
  'strike.better-by': 'It wins {share} more of the rounds than the other choice.',
  'strike.worse-by': 'It wins {share} fewer of the rounds than the other choice.',
} as const

function reason(key: keyof typeof REASONS, values: Reason['values'] = {}): Reason {
  return { key, values }
}

/** Why: the odds of a strike, what is at stake, and by how much the one is better than the other. */
export function reasonsFor(state: StrikeState, code: number, { stop, goOn }: ThrowOrStop): Reason[] {
  const lying = state.ids.length
  const dice = state.reserve[state.active] as number
  const margin = code === THROW ? goOn - stop : stop - goOn
  return [
    reason(code === THROW ? 'strike.likely' : 'strike.unlikely', { lying, chance: lying / FACES.length }),
    dice === 1 ? reason('strike.last-die') : reason('strike.dice-left', { dice }),
    comparison(margin),
  ]
}

/** Told in whole percents: what rounds to none is no difference. */
function comparison(margin: number): Reason {
  if (Math.abs(margin) < 0.005) return reason('strike.as-good')
  return reason(margin < 0 ? 'strike.worse-by' : 'strike.better-by', { share: Math.abs(margin) })
}

export const MUST_THROW: readonly Reason[] = [reason('strike.must-throw')]
