import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'

/** Two words side by side are what somebody would read; one word alone is as likely a name of ours. */
const SENTENCE = /\p{L}{2,} \p{L}{2,}/u
/** Attributes that nobody reads. */
const UNREAD =
  /\b(?:className|viewBox|d|data-[a-z-]+|sizes|rel|autoComplete|transform|points)=(?:"[^"]*"|\{`[^`]*`\})/g

/** What a template fills in, with one pair of braces inside at most. */
const FILLED_IN = /\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g
/** What stands between a type's brackets and the next ones looks like text. */
const CODE = /^,|\b(?:const|export|function|import|interface|return)\b/

/** What a component writes out itself: JSX text and literals, comments and errors of ours aside. */
function sentencesIn(source: string): string[] {
  const code = source
    .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
    .replace(/new \w*Error\([^)]*\)/g, '')
    .replace(UNREAD, '')
  const literals = code.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? []
  const texts = code.match(/(?<=[^=]>)[^<>{}();=]+(?=[<{])/g) ?? []
  return [...literals.map((text) => text.replace(FILLED_IN, '')), ...texts.filter((text) => !CODE.test(text))]
    .map((text) => text.trim())
    .filter((text) => SENTENCE.test(text))
}

const files = execFileSync('git', ['ls-files', '--', 'apps/web/src/*.tsx', 'packages/*.tsx'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => !/\/(?:words|rules|testing)\//.test(path) && !path.endsWith('.test.tsx'))

describe('screens', () => {
  it('are looked through well enough to find a sentence', () => {
    expect(sentencesIn('<p>\n  Roll the dice.\n</p>')).toEqual(['Roll the dice.'])
    expect(sentencesIn('<b title="Your turn" className="big red">{words.go}</b>')).toEqual(['"Your turn"'])
    expect(sentencesIn('const line = `It is up to ${name}`')).toHaveLength(1)
    expect(sentencesIn('// Roll the dice.\nconst a = <p>{words.roll}</p>')).toEqual([])
    expect(files.length).toBeGreaterThan(100)
  })

  it('write no sentence of their own: it stands in words/, in four languages', () => {
    const found = files.flatMap((path) =>
      sentencesIn(readFileSync(path, 'utf8')).map((text) => `${path}: ${text}`),
    )
    expect(found).toEqual([])
  })
})
