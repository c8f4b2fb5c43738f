import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '@rattlecup/ui'

const catalogues = import.meta.glob<{ words: object }>(
  ['../{words,*/words}/{en,de,fr,it}.ts', '../../../server/src/mail/words/{en,de,fr,it}.ts'],
  { eager: true },
)
const parts = [...new Set(Object.keys(catalogues).map((path) => path.replace(/\w+\.ts$/, '')))]

/** Every text of a catalogue by its path; functions are called with values of the kinds they take. */
function texts(words: object, path = ''): [string, unknown][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]): [string, unknown][] => {
    const name = `${path}${key}`
    if (typeof value === 'function') return [[name, spoken(value as (...values: unknown[]) => unknown)]]
    return typeof value === 'object' && value !== null ? texts(value, `${name}.`) : [[name, value]]
  })
}

/** Lists and numbers and names: whichever the sentence is made for. */
function spoken(say: (...values: unknown[]) => unknown): unknown {
  for (const values of [
    [
      ['Anna', 'Ben'],
      ['Anna', 'Ben'],
    ],
    ['Anna', ['Ben']],
    [2, 3],
    ['Anna', 'Ben'],
  ]) {
    try {
      const text = say(...values)
      if (typeof text === 'string' && !/NaN|undefined|object/.test(text)) return text
    } catch {
      // Made for other values.
    }
  }
  return undefined
}

describe.each(parts)('the words of %s', (part) => {
  const inLanguage = (language: Language): [string, unknown][] =>
    texts(catalogues[`${part}${language}.ts`]!.words)

  it.each(Object.keys(LANGUAGES) as Language[])('are all there in %s', (language) => {
    const missing = inLanguage(language).filter(([, text]) => typeof text !== 'string' || text.trim() === '')
    expect(missing).toEqual([])
  })

  it('are set as French is: a no-break space before “:”, a narrow one (U+202F) before “;”, “!”, “?” and in quotes', () => {
    const loose = inLanguage('fr').filter(([, text]) =>
      /[ \u202f]:|[ \u00a0][;!?»]|«[ \u00a0]/.test(String(text)),
    )
    expect(loose).toEqual([])
  })

  it('differ from language to language', () => {
    const english = new Map(inLanguage('en'))
    for (const language of ['de', 'fr', 'it'] as const) {
      const same = inLanguage(language).filter(([key, text]) => english.get(key) === text)
      expect(same.length, `${language}: ${same.join(' ')}`).toBeLessThan(english.size / 3)
    }
  })
})
