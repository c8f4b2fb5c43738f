import type { Reason } from '@rattlecup/kit'
import type { GamblerReasonValues, GamblerWords } from './words/words.ts'

/** A bot's reason in words. Which values a reason carries is the bots' business; the sentences use no others. */
export function explain({ key, values }: Reason, { reasons }: GamblerWords): string {
  return reasons[key as keyof GamblerWords['reasons']](values as unknown as GamblerReasonValues)
}
