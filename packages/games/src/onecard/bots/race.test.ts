import { describe, expect, it } from 'vitest'
import { onecard } from '../game.ts'
import { isFinished } from '../rules/card-set.ts'
import { countOf, fitting, only, type Tally } from '../rules/tally.ts'
import { COLOURS, DICE, type OnecardState } from '../rules/types.ts'
import { raceOf } from './race.ts'

const { set }: OnecardState = onecard.rules.setup(1, { first: 0, variant: 'basic', cards: undefined })

/** The chance that five dice as they fall finish a card, by trying all the ways. */
function byTrying(card: number, free: Tally): number {
  const ways = COLOURS.length ** DICE
  let finished = 0
  for (let way = 0; way < ways; way++) {
    let rolled: Tally = 0
    for (let die = 0, rest = way; die < DICE; die++, rest = Math.floor(rest / COLOURS.length))
      rolled += only(rest % COLOURS.length, 1)
    if (isFinished(set, card, free - fitting(free, rolled))) finished++
  }
  return finished / ways
}

/** A card after such marks of the colours that it has, at most as many as a row has boxes. */
function marked(card: number, marks: readonly number[]): Tally {
  const boxes = set.boxes[card] as Tally
  const colours = COLOURS.map((_, colour) => colour).filter((colour) => countOf(boxes, colour) > 0)
  return colours.reduce(
    (free, colour, i) => free - only(colour, Math.min(countOf(boxes, colour), marks[i] as number)),
    boxes,
  )
}

function rowsOf(card: number, free: Tally): number[] {
  return COLOURS.map((_, colour) => colour)
    .filter((colour) => countOf(set.boxes[card] as Tally, colour) > 0)
    .map((colour) => countOf(free, colour))
}

describe('the race of a card', () => {
  it.each([
    [0, [6, 6, 3, 0, 0]],
    [3, [6, 3, 3, 3, 0]],
    [7, [2, 3, 4, 3, 2]],
  ] as const)('card %i with marks %j: dice of others finish it as often as all ways say', (card, marks) => {
    const free = marked(card, marks)
    expect(raceOf(rowsOf(card, free)).passive).toBeCloseTo(byTrying(card, free), 12)
  })

  it('is sooner over by own rolls than by those of others, and the more turns there are', () => {
    const { passive, within } = raceOf([0, 0, 2, 3, 4])
    expect(passive).toBeGreaterThan(0)
    expect(within[1]).toBeGreaterThan(passive)
    for (let turns = 1; turns < within.length; turns++)
      expect(within[turns]).toBeGreaterThan(within[turns - 1] as number)
  })

  it('is over where three rows are full, and too far where more boxes are lacking than there are dice', () => {
    expect(raceOf([0, 4, 0, 2, 0])).toMatchObject({ passive: 1, within: [1, 1, 1, 1, 1] })
    expect(raceOf([2, 2, 2, 4, 4]).within[1]).toBe(0)
  })

  it('asks not for the order of rows', () => {
    expect(raceOf([3, 0, 1, 5, 2])).toBe(raceOf([0, 1, 2, 3, 5]))
  })
})
