import { describe, expect, it } from 'vitest'
import { boxOf, EMPTY_HAND } from './boxes.ts'
import { pointsByGame } from '../breakdown/series.ts'
import { outcomeOf } from '../entry/outcome.ts'
import { penaltyPoints, pointsOf, sheetPoints, skippedBy, worthOf, type Mark } from '../../rules/facts.ts'
import { neighbour } from '../table/keys.ts'
import { playAtRandom, seenBy } from '../testing/played.ts'
import { position } from '../../testing/position.ts'
import type { QwixxSheet } from '../../rules/types.ts'

const sheetOf = (marks: Parameters<typeof position>[0][number]): QwixxSheet =>
  seenBy(0, position([marks])).sheets[0] as QwixxSheet
const mark = (row: Mark['row'], value: number): Mark => ({ type: 'mark', row, value })

describe('what a sheet is worth', () => {
  it('counts the booklet’s example', () => {
    const sheet = sheetOf({
      red: [2, 3, 4, 5],
      yellow: [2, 3, 4],
      green: [12, 11, 10, 9, 8, 7, 6],
      blue: [12, 11, 10, 9, 8, 7, 6, 5],
      penalties: 2,
    })
    expect(sheetPoints(sheet)).toBe(70)
    expect(penaltyPoints(sheet)).toBe(-10)
  })

  it('agrees with the rules at every moment of a game', () => {
    const { match, steps } = playAtRandom(3, {}, 'points')
    const { after } = steps.at(-1) as (typeof steps)[number]
    expect(after.sheets.map(sheetPoints)).toEqual(match.status().scores)
    expect([1, 2, 3, 12].map(pointsOf)).toEqual([1, 3, 6, 78])
  })

  it('says what a cross adds and skips', () => {
    const sheet = sheetOf({ green: [12, 11, 10, 9, 5] })
    expect(skippedBy(sheet, mark('green', 2))).toEqual([4, 3])
    expect(worthOf(sheet, mark('green', 4))).toBe(6)
    expect(worthOf(sheet, mark('green', 2))).toBe(6 + 7)
  })

  it('adds up a series game by game', () => {
    const options = { first: 1, games: 3 }
    const { match } = playAtRandom(2, options, 'series')
    const games = pointsByGame({ players: 2, options, events: match.standingEvents })
    expect(games).toHaveLength(3)
    expect([0, 1].map((seat) => games.reduce((sum, game) => sum + (game[seat] ?? 0), 0))).toEqual(
      match.status().scores,
    )
    expect(games.slice(0, 2).map((_, game) => games[game])).not.toContainEqual([0, 0])
  })
})

describe('how a box stands', () => {
  const sheet = sheetOf({ red: [5] })
  const facts = { sheet, closed: [], hand: EMPTY_HAND }

  it('tells crossed, lost, open, possible, pencilled and offered apart', () => {
    const dice = { white: [2, 6] as [number, number], red: 4 }
    const hand = { moves: [mark('red', 8)], pencil: undefined, hint: mark('red', 8), later: dice }
    const state = (value: number, more = {}) =>
      boxOf(mark('red', value), { ...facts, hand: { ...hand, ...more } }).state
    expect([5, 4, 7, 8, 6].map((value) => state(value))).toEqual([
      'crossed',
      'lost',
      'open',
      'possible',
      'later',
    ])
    expect(state(8, { pencil: mark('red', 8) })).toBe('pencil')
    expect(boxOf(mark('red', 8), { ...facts, hand })).toMatchObject({
      skips: [6, 7],
      locks: false,
      hinted: true,
    })
    expect(boxOf(mark('red', 12), { ...facts, closed: ['red'] }).state).toBe('lost')
  })
})

describe('hands and keys', () => {
  it('stays on the sheet with the arrow keys', () => {
    expect(neighbour(0, 'ArrowLeft')).toBe(0)
    expect(neighbour(10, 'ArrowRight')).toBe(10)
    expect(neighbour(10, 'ArrowDown')).toBe(21)
    expect(neighbour(33, 'ArrowUp')).toBe(22)
    expect(neighbour(25, 'Home')).toBe(22)
    expect(neighbour(25, 'End')).toBe(32)
    expect(neighbour(25, 'x')).toBeUndefined()
  })

  it('makes a roll of real dice as soon as every die has its face', () => {
    const dice = ['white', 'white', 'yellow', 'blue'] as const
    expect(outcomeOf([...dice], [1, 2, undefined, 4])).toBeUndefined()
    expect(outcomeOf([...dice], [1, 2, 3, 4])).toEqual({ type: 'roll', white: [1, 2], yellow: 3, blue: 4 })
  })
})
