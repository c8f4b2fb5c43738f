import type { Reason } from '@rattlecup/kit'
import type { ReasonValues, Words } from './words/words.ts'

/** A bot's reason in words. Which values a reason carries is the bots' business; the sentences use no others. */
export function explain({ key, values }: Reason, { reasons }: Words): string {
  return reasons[key as keyof Words['reasons']](values as unknown as ReasonValues)
}
