import type { Reason } from '@rattlecup/kit'
import type { REASONS } from '../bots/reasons.ts'
import type { Colour } from '../rules/types.ts'
import type { Words } from './words/words.ts'

/** A bot's reason in words: every one that it gives has a sentence in every language. */
export function explain({ key, values }: Reason, words: Words): string {
  const sentences: Readonly<Record<keyof typeof REASONS, Words['reasons'][keyof Words['reasons']]>> =
    words.reasons
  return sentences[key as keyof typeof REASONS]({
    id: String(values['card']),
    colour: values['colour'] as Colour,
    count: Number(values['points'] ?? values['boxes'] ?? values['dice']),
  })
}
