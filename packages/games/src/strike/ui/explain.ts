import type { Reason } from '@rattlecup/kit'
import { REASONS } from '../bots/reasons.ts'
import type { StrikeWords } from './words/words.ts'

/** A reason of Strike's bots in words; one that is not of Strike would be a mistake of ours. */
export function explain({ key, values }: Reason, words: StrikeWords): string {
  if (!isKnown(key)) throw new Error(`${key} is no reason of Strike's`)
  return words.reasons[key](values as Readonly<Record<string, number>>)
}

function isKnown(key: string): key is keyof typeof REASONS {
  return Object.hasOwn(REASONS, key)
}
