import { ALL_CODES, PHRASES } from '@rattlecup/protocol/client'
import { LANGUAGES, type Language } from '@rattlecup/ui'
import { describe, expect, it } from 'vitest'
import { words as de } from './de.ts'
import { words as en } from './en.ts'
import { words as fr } from './fr.ts'
import { words as it_ } from './it.ts'
import type { OnlineWords } from './en.ts'

const EVERY: Record<Language, OnlineWords> = { en, de, fr, it: it_ }

/** Every text there is, functions called with numbers as people see them and with names. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return [value(1, 2), value(2, 4), value('Mia', 'Noah')].map(String)
  return Object.values(value as object).flatMap(textsOf)
}

describe.each(Object.keys(LANGUAGES) as Language[])('the words of tables with friends in %s', (language) => {
  const words = EVERY[language]

  it('say something everywhere', () => {
    for (const text of textsOf(words)) expect(text).toMatch(/^(?!.*undefined)\S.*\S$/s)
  })

  it('have a sentence for every refusal and a phrase for every phrase', () => {
    for (const code of ALL_CODES) expect(words.problems[code], code).toMatch(/[.!]$/)
    for (const phrase of PHRASES) expect(words.phrases[phrase], phrase).toMatch(/[.!?]$/)
  })

  it('are its own', () => {
    const same = textsOf(words.problems).filter((text) => textsOf(en.problems).includes(text))
    expect(same).toHaveLength(language === 'en' ? textsOf(en.problems).length : 0)
  })
})
