import { LANGUAGES, type Language } from '@rattlecup/ui'
import { beforeAll, describe, expect, it } from 'vitest'
import { BOARDS } from '../../rules/boards.ts'
import { ui } from '../index.ts'
import { titleOf } from '../names.ts'
import type { GamblerWords } from './words.ts'

const EFFECTS = [
  { points: 60, free: 0 },
  { points: -30, free: 1 },
  { points: 1200, free: 2 },
]
const WHO = [undefined, 'Anna']
const ROW = { row: 2, kind: 'x', points: 60 }
const REASON = { row: 1, points: 1, free: 1, dice: 2, chance: 0.42 }

/** What every function of the words is tried with, by its path; a path is also that of all functions below it. */
const ARGUMENTS: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  points: [[0], [1], [1500]],
  dice: [[0], [1], [15]],
  signed: [[0], [60], [-30]],
  count: [[1500]],
  list: [[['a', 'b', 'c']]],
  round: [[1]],
  target: [[500]],
  seat: WHO.map((who) => [{ who, points: 1, dice: 1, active: who === undefined }]),
  'kinds.numbers': [[[1, 2]]],
  'kinds.stars': [[1], [3]],
  row: [
    [{ ...ROW, placed: [], free: 1 }],
    [{ ...ROW, points: -1, placed: [4], free: 3 }],
    [{ ...ROW, placed: [4], free: 0 }],
  ],
  placing: EFFECTS.map((effect) => [1, 2, effect]),
  die: [
    [1, []],
    [2, [3]],
    [2, [3, 4]],
  ],
  'status.rolling': WHO.map((who) => [who, who ? 1 : 5]),
  status: [['Anna'], [undefined]],
  'status.chooseRow': [[1], [4]],
  'status.chooseDie': [[1]],
  rollOf: [[1, 5]],
  'actions.roll': [[undefined], [3]],
  'actions.place': EFFECTS.map((effect) => [effect]),
  'stakes.roll': [
    [0.83, 0],
    [1, 60],
  ],
  'stakes.stop': WHO.flatMap((who) => [
    [who, 0],
    [who, 60],
  ]),
  'whyNot.notYourTurn': [['Anna'], [undefined]],
  'whyNot.starTaken': [[[2]], [[2, 5]]],
  whyNot: [[2, 1]],
  'tell.boards': [['X']],
  'tell.roll': WHO.map((who) => [who, [1, 2, 3]]),
  'tell.nextBoard': [[2, 'X']],
  tell: WHO.map((who) => [who, 1, 2, 60]),
  'move.place': [[1, 2]],
  reasons: [[REASON], [{ ...REASON, points: 60, free: 2 }]],
  'entry.dice': [[1], [5]],
  'entry.entered': [[[]], [[1, 2]]],
  'entry.boardAt': [['X', 2]],
  entry: [[1], [4]],
  'breakdown.rowLine': [[1, 'x', 60]],
  'breakdown.rows': [
    [0, 0, []],
    [1, 0, [60]],
    [4, 2, [60, -30]],
  ],
}

type Line = readonly [path: string, text: string]

function lines(words: unknown, path = ''): Line[] {
  if (typeof words === 'string') return [[path, words]]
  if (typeof words === 'function')
    return argumentsFor(path).map((given, at) => [`${path} ${at}`, words(...given)])
  return Object.entries(words as object).flatMap(([key, value]) =>
    lines(value, path ? `${path}.${key}` : key),
  )
}

function argumentsFor(path: string): readonly (readonly unknown[])[] {
  const found = ARGUMENTS[path] ?? ARGUMENTS[path.slice(0, path.indexOf('.'))]
  if (!found) throw new Error(`no arguments for ${path}`)
  return found
}

/** What is rightly the same in English and another language. */
const SAME = /^(signed|count|points|kinds\.numbers|list)\b/

describe('Gambler’s words', () => {
  const spoken = {} as Record<Language, Line[]>
  const all = {} as Record<Language, GamblerWords>
  beforeAll(async () => {
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      all[language] = (await ui.words[language]()).words
      spoken[language] = lines(all[language])
    }
  })

  it.each(Object.keys(LANGUAGES) as Language[])(
    '%s: every line can be said, with nothing missing',
    (language) => {
      for (const [path, text] of spoken[language]) {
        expect(text, path).toMatch(/\S/)
        expect(text, path).not.toMatch(/undefined|NaN|\bnull\b|\[object|  |\bfunction\b/)
      }
    },
  )

  it.each(['de', 'fr', 'it'] as const)('%s: no sentence is left in English', (language) => {
    const english = new Map(spoken.en)
    const left = spoken[language].filter(
      ([path, text]) => text.includes(' ') && text === english.get(path) && !SAME.test(path),
    )
    expect(left).toEqual([])
  })

  it('titles of our boards are translated, those that players bring are their own', () => {
    for (const board of BOARDS) expect(titleOf(board, all.en)).toBe(board.title)
    expect(titleOf(BOARDS[1]!, all.de)).toBe('Treppenhaus')
    expect(titleOf({ ...BOARDS[1]!, title: 'Mine' }, all.de)).toBe('Mine')
  })
})
