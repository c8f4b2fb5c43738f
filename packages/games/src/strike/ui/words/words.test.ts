import { describe, expect, it } from 'vitest'
import { REASONS } from '../../bots/reasons.ts'
import { explain } from '../explain.ts'
import { words as de } from './de.ts'
import { words as en } from './en.ts'
import { words as fr } from './fr.ts'
import { words as it_ } from './it.ts'
import type { StrikeWords } from './words.ts'

const LANGUAGES: readonly (readonly [string, StrikeWords])[] = [
  ['en', en],
  ['de', de],
  ['fr', fr],
  ['it', it_],
]
const VALUES = { lying: 3, chance: 0.5, dice: 1, share: 0.07 }
/** What takes a list of words; everything else takes names and numbers, which are written alike. */
const LISTS = new Set(['arenaHolds', 'tellFell', 'tellTurnedAll'])
const OTHERS: Readonly<Record<string, readonly unknown[]>> = {
  tellTakes: ['Mara', 2, ['5']],
  moveThrow: [{ strength: 'hard', isCentral: true, grouped: 3 }],
}

function said(name: string, value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') {
    const list = LISTS.has(name) ? [['2', '5']] : (OTHERS[name] ?? ['2', '3', '4'])
    return [String(value(...list))]
  }
  return Object.entries(value as object).flatMap(([key, each]) => (name === 'reasons' ? [] : said(key, each)))
}

describe.each(LANGUAGES)('Strike in %s', (_, words) => {
  it('has a sentence for everything', () => {
    const all = Object.entries(words).flatMap(([name, value]) => said(name, value))
    expect(all.length).toBeGreaterThan(80)
    for (const text of all) {
      expect(text.trim()).not.toBe('')
      expect(text).not.toMatch(/undefined|NaN|\[object/)
    }
  })

  it('gives every reason of the bots', () => {
    for (const key of Object.keys(REASONS)) {
      expect(explain({ key, values: VALUES }, words)).toMatch(/^\p{Lu}.*\.$/u)
    }
    expect(() => explain({ key: 'qwixx.skips', values: {} }, words)).toThrow('no reason')
  })
})

describe('numbers', () => {
  it('go with the right forms', () => {
    expect([en.dice(1), en.dice(2)]).toEqual(['1 die', '2 dice'])
    expect([de.points(1), de.points(2)]).toEqual(['1 Punkt', '2 Punkte'])
    expect([fr.dice(1), fr.dice(2)]).toEqual(['1 dé', '2 dés'])
    expect([it_.dice(1), it_.dice(2)]).toEqual(['1 dado', '2 dadi'])
  })

  it('of one die alone', () => {
    const one = { key: 'strike.likely', values: { lying: 1, chance: 0.8 } }
    expect(explain(one, en)).toBe('A throw at the die in the arena strikes 80% of the time.')
    expect(explain(one, it_)).toBe('Un lancio contro il dado nell’arena fa coppia nell’80% dei casi.')
    expect(de.stopMeans(1, 'Mara', 2)).toBe('Aufhören: Dir bleibt 1 Würfel, Mara findet 2 Würfel vor.')
  })
})
