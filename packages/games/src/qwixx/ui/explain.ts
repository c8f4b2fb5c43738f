import type { Reason } from '@rattlecup/kit'
import type { HintWords, QwixxReasonValues } from './words/said.ts'
import type { QwixxWords } from './words/words.ts'

/** A hint's reason in words. */
export function explain({ key, values }: Reason, words: QwixxWords): string {
  const hint: HintWords = words.hint
  if (key === 'plain' || !Object.hasOwn(hint, key)) return hint.plain
  // A reason always brings the values that its sentence names.
  return hint[key as Exclude<keyof HintWords, 'plain'>](values as unknown as QwixxReasonValues)
}
