import { describe, expect, it } from 'vitest'
import { REASONS } from '../../bots/reasons.ts'
import { explain } from '../explain.ts'
import { whyNot } from '../table/why-not.ts'
import { numbersOf } from '../../rules/facts.ts'
import { tell } from '../tell.ts'
import { PLAYERS, playAtRandom } from '../testing/played.ts'
import { COLOURS } from '../../rules/types.ts'
import { words as de } from './de.ts'
import { words as en } from './en.ts'
import { words as fr } from './fr.ts'
import { words as it_ } from './it.ts'
import type { BoxState } from './said.ts'
import type { QwixxWords } from './words.ts'

const STATES: readonly BoxState[] = ['crossed', 'lost', 'pencil', 'possible', 'later', 'open']
const BROKEN = /undefined|\bnull\b|NaN|\[object|\$\{|  /
const VALUES = { row: 'green', value: 8, count: 2, crosses: 3, points: 4, lead: 5 } as const

/** Everything a language says in a game, with values that a game brings. */
function everything(words: QwixxWords): string[] {
  const boxes = STATES.flatMap((state) =>
    COLOURS.map((row) => words.sheet.box({ row, value: 8, state, skips: [6, 7], locks: true, hinted: true })),
  )
  const previews = [[], [6], [4, 5, 6, 7]].map((skips) =>
    words.now.preview({ row: 'blue', value: 8, worth: 3, skips, locks: skips.length === 1 }),
  )
  const { steps } = playAtRandom(5, { games: 2 }, 'words')
  const told = steps.map((step) => tell(step, { words, players: PLAYERS, seat: 2 }))
  const refused = steps.flatMap(({ after: view }) =>
    numbersOf('red').map((value) =>
      whyNot({ type: 'mark', row: 'red', value }, { view, seat: 2, nameOf: String, words }),
    ),
  )
  const reasons = Object.keys(REASONS).map((key) => explain({ key, values: VALUES }, words))
  return [...boxes, ...previews, ...told, ...refused, ...reasons, ...strings(words)]
}

/** Every fixed string, however deep. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}

describe.each([
  ['en', en],
  ['de', de],
  ['fr', fr],
  ['it', it_],
] as const)('%s', (language, words: QwixxWords) => {
  const said = everything(words)

  it('says everything without a gap', () => {
    expect(said.filter((text) => text === '' || BROKEN.test(text))).toEqual([])
  })

  it('speaks its own language', () => {
    const english = new Set(strings(en).filter((text) => text.includes(' ')))
    const borrowed = strings(words).filter((text) => english.has(text))
    expect(language === 'en' ? [] : borrowed).toEqual([])
  })

  it('answers a reason it does not know', () => {
    expect(explain({ key: 'qwixx.of-tomorrow', values: {} }, words)).toBe(words.hint.plain)
    expect(explain({ key: 'constructor', values: {} }, words)).toBe(words.hint.plain)
  })
})

it('finds the right plural', () => {
  expect([0, 1, 2].map((worth) => fr.sheet.row('red', 0, worth).split(', ')[1])).toEqual([
    '0 point',
    '1 point',
    '2 points',
  ])
  expect([0, 1, 2].map(de.end.crosses)).toEqual(['0 Kreuze', '1 Kreuz', '2 Kreuze'])
  expect([1, 2].map(it_.end.crosses)).toEqual(['1 crocetta', '2 crocette'])
})
