import { LANGUAGES, type Language } from '@rattlecup/ui'
import { describe, expect, it } from 'vitest'
import glossary from '../../../../docs/glossary.md?raw'

/** Everything people read, as source. */
const SOURCES: Readonly<Record<string, string>> = import.meta.glob<string>(
  [
    '../{words,*/words}/{en,de,fr,it}.ts',
    '../../../server/src/mail/words/{en,de,fr,it}.ts',
    '../../../../packages/games/src/*/ui/{words,rules}/{en,de,fr,it}.{ts,tsx}',
    '../../../../packages/games/src/*/terminal/*.ts',
    '../../../../packages/games/src/*/bots/reasons.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
)
const ALL = Object.keys(LANGUAGES) as Language[]

/** A file is of the language in its path; the terminal and the bots' sentences are in English. */
function isIn(path: string, language: Language): boolean {
  if (/\/(terminal|bots)\//.test(path)) return language === 'en'
  return new RegExp(`/${language}(/|\\.tsx?$)`).test(path)
}

/** What is said, without the code around it: lines that only import are none of it. */
const textsIn = (language: Language): [string, string][] =>
  Object.entries(SOURCES)
    .filter(([path]) => isIn(path, language))
    .map(([path, source]) => [path, source.replace(/^import [^']*'[^']*'$/gm, '').replace(/\s+/g, ' ')])

/** The terms of a language, and those it does not use. */
function termsOf(language: Language): { used: string[]; banned: string[] } {
  const rows = glossary.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
  const cells = rows.slice(1).map((line) => line.split('|')[2 + ALL.indexOf(language)] ?? '')
  const terms = cells.flatMap((cell) => cell.split(',').map((term) => term.trim()))
  return {
    used: terms.filter((term) => !term.startsWith('not ')),
    banned: terms.filter((term) => term.startsWith('not ')).map((term) => term.slice(4)),
  }
}

const asWord = (term: string): RegExp => new RegExp(`(?<!\\p{L})${term}(?!\\p{L})`, 'iu')

describe.each(ALL)('the glossary in %s', (language) => {
  const texts = textsIn(language)
  const { used, banned } = termsOf(language)

  it('covers the screens, the rules and the games', () => {
    expect(texts.length).toBeGreaterThan(14)
    expect(used.length).toBeGreaterThan(30)
  })

  it('names things as they are named', () => {
    const unknown = used.filter((term) => !texts.some(([, text]) => new RegExp(term, 'iu').test(text)))
    expect(unknown).toEqual([])
  })

  it('finds no other names for them', () => {
    const found = banned.flatMap((term) =>
      texts.filter(([, text]) => asWord(term).test(text)).map(([path]) => `${term}: ${path}`),
    )
    expect(found).toEqual([])
  })
})
