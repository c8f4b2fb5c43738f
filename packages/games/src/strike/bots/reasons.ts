import type { Reason } from '@rattlecup/kit'
import { STOP, THROW } from '../rules/play.ts'
import type { StrikeState } from '../rules/types.ts'
import type { ThrowOrStop } from './choices.ts'
import { matchChance, type ThrowOdds } from './odds.ts'

/** Every reason there is, with an English sentence; the names in braces are filled in. */
export const REASONS = {
  'strike.must-throw': 'A turn starts with a throw.',
  'strike.empty': 'Nothing lies in the arena: a single die cannot strike.',
  'strike.likely': 'A throw at the {lying} in the arena strikes with a chance of {chance}.',
  'strike.unlikely': 'A throw at the {lying} in the arena strikes with a chance of only {chance}.',
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
export function reasonsFor(
  state: StrikeState,
  code: number,
  { stop, goOn, odds }: ThrowOrStop & { odds: ThrowOdds },
): Reason[] {
  const dice = state.reserve[state.active] as number
  return [
    chanceReason(state.ids.length, code, odds),
    dice === 1 ? reason('strike.last-die') : reason('strike.dice-left', { dice }),
    comparison(code === THROW ? goOn - stop : stop - goOn),
  ]
}

/** How often the throw strikes that the level would make. */
function chanceReason(lying: number, code: number, odds: ThrowOdds): Reason {
  if (lying === 0) return reason('strike.empty')
  const chance = matchChance(odds, lying)
  return reason(code === STOP && chance < 0.5 ? 'strike.unlikely' : 'strike.likely', { lying, chance })
}

/** Told in whole percents: what rounds to none is no difference. */
function comparison(margin: number): Reason {
  if (Math.abs(margin) < 0.005) return reason('strike.as-good')
  return reason(margin < 0 ? 'strike.worse-by' : 'strike.better-by', { share: Math.abs(margin) })
}

export const MUST_THROW: readonly Reason[] = [reason('strike.must-throw')]
