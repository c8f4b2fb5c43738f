import { words as de } from './de.ts'
import { words as en, type MailWords } from './en.ts'
import { words as fr } from './fr.ts'
import { words as it } from './it.ts'

const WORDS: Readonly<Record<string, MailWords>> = { en, de, fr, it }

export function mailWords(language: string): MailWords {
  return WORDS[language] ?? en
}
