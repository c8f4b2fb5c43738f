import { LANGUAGES, type Language, type Telling } from '@rattlecup/ui'
import { describe, expect, it } from 'vitest'
import { REASONS } from '../../bots/reasons.ts'
import { COLOURS, type OnecardView } from '../../rules/types.ts'
import { lesson } from '../lesson.ts'
import { bookOf } from '../cards/prospect.ts'
import { shortcuts } from '../shortcuts.ts'
import { explain } from '../explain.ts'
import { tell, tellMove } from '../tell.ts'
import { played } from '../testing/played.ts'
import { describeCard } from '../cards/describe.ts'
import { whyNoCard, whyNoDie, whyNoRoll } from '../table/why-not.ts'
import { words as de } from './de.ts'
import { words as en } from './en.ts'
import { words as fr } from './fr.ts'
import { words as it_ } from './it.ts'
import type { OnecardWords } from './words.ts'

const WORDS: Readonly<Record<Language, OnecardWords>> = { en, de, fr, it: it_ }
const PLAYERS = [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cy' }]
const PHASES: readonly OnecardView['phase'][] = ['draw', 'keep', 'display', 'roll', 'reroll', 'enter', 'take']
const BOOK = bookOf({})
const GAME = played({ players: 3, options: { variant: 'advanced' }, seed: 'words' })

/** Everything the words can say about one game, and what they say aside from it. */
function everythingSaid(words: OnecardWords): string[] {
  return [...strings(words), ...told(words), ...answers(words), ...counted(words)]
}

/** The plain strings, however deep. */
function strings(words: object): string[] {
  return Object.values(words).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value]
    return typeof value === 'object' && value !== null ? strings(value) : []
  })
}

function told(words: OnecardWords): string[] {
  const tellings: Telling<OnecardWords>[] = [0, 1, null].map((seat) => ({ words, players: PLAYERS, seat }))
  const steps = GAME.steps.flatMap((step) => tellings.flatMap((telling) => tell(step, telling) ?? []))
  const moves = GAME.match.eventsWithSecrets.flatMap((event) =>
    'move' in event ? [tellMove(event.move, words)] : [],
  )
  const values = { card: 'c07', points: 12, colour: 'blue' }
  const reasons = Object.keys(REASONS).map((key) => explain({ key, values }, words))
  const lessons = lesson.steps.flatMap((step) => ('say' in step ? [step.say(words)] : []))
  return [...steps, ...moves, ...reasons, ...lessons, ...shortcuts(words).map(({ does }) => does)]
}

function answers(words: OnecardWords): string[] {
  const status = GAME.match.status()
  return GAME.steps.flatMap(({ after: view }) => {
    const asking = { view, status, seat: 0, players: PLAYERS, words, book: BOOK }
    const ids = [...(view.cards[0] ?? []).map(({ id }) => id), ...view.display]
    return [whyNoDie(asking), whyNoRoll(asking), ...ids.map((id) => whyNoCard(id, asking))]
  })
}

function counted(words: OnecardWords): string[] {
  const dice = COLOURS.slice(0, 5)
  const misfits = [undefined, 0, 1].map((free) => ({ colour: 'red' as const, dice: 2, free }))
  return [
    ...dice.map((_, count) => words.staying(dice.slice(0, count))),
    words.staying(dice),
    ...[0, 1, 2].flatMap((n) => [words.points(n), words.boxes(n), words.rollAgain(n), words.keepPrompt(n)]),
    ...PHASES.flatMap((phase) => [words.doing(phase, 'Ada'), words.doing(phase, undefined)]),
    words.entryLine(dice.slice(0, 1), misfits, 12),
    words.entryLine(dice, [], undefined),
    words.why.noFit(misfits),
    words.why.inTurn('Ada'),
    ...[1, 5].map((n) => words.entry.rolled(n)),
    ...[1, 2].map((n) => words.breakdown.suns(n)),
    words.scoredCards(1, 12),
    ...[...BOOK.values()].map((card) => describeCard(card, [1, 0, 2, 0, 1], words)),
  ]
}

describe.each(Object.keys(LANGUAGES) as Language[])('the words in %s', (language) => {
  const said = everythingSaid(WORDS[language])

  it('say everything with nothing missing', () => {
    expect(said.length).toBeGreaterThan(500)
    expect(said.filter((text) => text.trim() === '' || /undefined|NaN|\[object/.test(text))).toEqual([])
  })

  it('are its own, not left in English', () => {
    const english = new Set(strings(en).filter((text) => text.length > 12))
    const same = strings(WORDS[language]).filter((text) => english.has(text))
    expect(language === 'en' ? [] : same).toEqual([])
  })
})

it('a card of the box has a number, one of one’s own its name', () => {
  expect(en.cardName('c07')).toBe('No. 7')
  expect(en.cardName('Sunrise')).toBe('Sunrise')
})

it('English, by example', () => {
  expect(en.staying(['red', 'red', 'blue'])).toBe('2 red and 1 blue stay; 2 dice are rolled again.')
  expect(en.told.scores(undefined, 'c07', 12)).toBe('You score card 7 for 12 points.')
  expect(en.told.rerolls('Bo', ['red'], 4)).toBe('Bo keeps 1 red and rolls 4 dice again.')
})
