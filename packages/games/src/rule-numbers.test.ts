import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MANIFESTS } from './manifest.ts'

const NUMBER = /\b[A-Z]{2}-\d+\b/g
/** The name of a test: a text that something is called with. */
const TITLE = /\(\s*(['"`])(.*?)\1,/g

function sources(folder: URL, isWanted: (path: string) => boolean): string {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const wanted = paths.filter((path) => /\.tsx?$/.test(path) && isWanted(path))
  return wanted.map((path) => readFileSync(new URL(path, folder), 'utf8')).join('\n')
}

const numbersIn = (text: string): string[] => [...new Set(text.match(NUMBER))]

describe.each(MANIFESTS.map(({ id }) => id))('each rule of %s', (id) => {
  const folder = new URL(`${id}/`, import.meta.url)
  const spec = readFileSync(new URL('SPEC.md', folder), 'utf8')
  const rules = [...spec.matchAll(/^- \*\*([A-Z]{2}-\d+)\*\*/gm)].map(([, number]) => number as string)
  const prefix = rules[0]?.slice(0, 2) ?? ''
  const ofThisGame = (text: string) => numbersIn(text).filter((number) => number.startsWith(prefix))

  it('has a number of its own, without gaps', () => {
    expect(rules).toEqual(rules.map((_, i) => `${prefix}-${i + 1}`))
  })

  it('is named where it is implemented', () => {
    const code = sources(folder, (path) => path === 'game.ts' || path.startsWith('rules/'))
    expect(new Set(ofThisGame(code))).toEqual(new Set(rules))
  })

  it('is named by a test', () => {
    const tests = sources(folder, (path) => path.includes('.test.'))
    const titles = [...tests.matchAll(TITLE)].map(([, , title]) => title).join('\n')
    expect(new Set(ofThisGame(titles))).toEqual(new Set(rules))
  })
})
