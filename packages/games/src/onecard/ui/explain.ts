import type { Reason } from '@rattlecup/kit'
import type { REASONS } from '../bots/reasons.ts'
import type { OnecardColour } from '../rules/types.ts'
import type { OnecardWords } from './words/words.ts'

/** A bot's reason in words: every one that it gives has a sentence in every language. */
export function explain({ key, values }: Reason, words: OnecardWords): string {
  const sentences: Readonly<
    Record<keyof typeof REASONS, OnecardWords['reasons'][keyof OnecardWords['reasons']]>
  > = words.reasons
  return sentences[key as keyof typeof REASONS]({
    id: String(values['card']),
    colour: values['colour'] as OnecardColour,
    count: Number(values['points'] ?? values['boxes'] ?? values['dice']),
  })
}
