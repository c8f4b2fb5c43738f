import { describe, expect, it } from 'vitest'
import { numbersOf } from '../../rules/facts.ts'
import { play, position, roll, type Marks } from '../../testing/position.ts'
import { COLOURS, type QwixxColour, type QwixxState } from '../../rules/types.ts'
import { playAtRandom, seenBy } from '../testing/played.ts'
import { whyNoPass, whyNot } from './why-not.ts'
import { words } from '../words/en.ts'

const nameOf = (seat: number) => ['Ada', 'Ben', 'Cleo'][seat] as string

function ask(state: QwixxState, row: QwixxColour, value: number, seat: number | null = 0): string {
  return whyNot({ type: 'mark', row, value }, { view: seenBy(seat, state), seat, nameOf, words })
}

const rolled = (...sheets: Marks[]): QwixxState =>
  roll(position(sheets.length > 0 ? sheets : [{}, {}]), 3, 4, 5, 2, 1, 6)

describe('why a number can’t be crossed', () => {
  it('names the cross that a number lies left of', () => {
    expect(ask(rolled({ red: [9] }, {}), 'red', 7)).toBe('You crossed 9: red goes left to right.')
    expect(ask(rolled({ blue: [6] }, {}), 'blue', 7)).toBe('You crossed 6: blue goes left to right.')
  })

  it('knows what is crossed already', () => {
    expect(ask(rolled({ red: [7] }, {}), 'red', 7)).toBe('Red 7 is already crossed.')
  })

  it('names a closed row, whoever closed it', () => {
    const state = roll(position([{}, { green: [12, 11, 10, 9, 8, 2] }]), 3, 4, 5, 2, 6)
    expect(ask(state, 'green', 7)).toBe('Green is locked for everyone: its die is out of the game.')
  })

  it('counts the crosses that the last number still needs', () => {
    const state = roll(position([{ red: [2, 3] }, {}]), 6, 6, 5, 2, 1, 6)
    expect(ask(state, 'red', 12)).toMatch(/five crosses in red before the 12; you have 2/)
  })

  it('says what the white dice make', () => {
    expect(ask(rolled(), 'green', 6)).toBe('The white dice make 7: you can only cross a 7 now.')
    expect(ask(rolled(), 'red', 8, 1)).toBe('The white dice make 7: you can only cross a 7 now.')
  })

  it('tells the active player that coloured sums come second', () => {
    expect(ask(rolled(), 'red', 8)).toBe('The coloured dice come second: now only the white 7 counts.')
  })

  it('says what a coloured die makes, and that the white sum is over', () => {
    const state = play(rolled(), 'pass', 'pass')
    expect(ask(state, 'red', 11)).toBe('The red die and a white one make 8 or 9: nothing else fits in red.')
    expect(ask(state, 'red', 7)).toMatch(/^The white dice are done/)
  })

  it('says whose the coloured dice are', () => {
    const state = play(rolled(), 'pass', 'pass')
    expect(ask(state, 'red', 8, 1)).toBe('Ada rolled, so the coloured dice are not for you.')
  })

  it('waits for the roll, for the others, and for the end', () => {
    expect(ask(position([{}, {}]), 'red', 8)).toBe('The dice have to be rolled first.')
    const view = { ...seenBy(0, rolled()), chosen: [0] }
    const mark = { type: 'mark', row: 'red', value: 7 } as const
    expect(whyNot(mark, { view, seat: 0, nameOf, words })).toMatch(/^You have chosen/)
    const over = { ...view, phase: 'over' } as const
    expect(whyNot(mark, { view: over, seat: 0, nameOf, words })).toBe('The game is over.')
    expect(whyNoPass({ view, seat: 0, nameOf, words })).toMatch(/^You have chosen/)
    expect(ask(rolled(), 'red', 7, null)).toMatch(/^You are watching/)
  })

  it('always has an answer, at any moment of a game', () => {
    const { steps } = playAtRandom(3, { games: 2 }, 'why')
    const answers = steps.flatMap(({ after }) =>
      COLOURS.flatMap((row) =>
        numbersOf(row).map((value) =>
          whyNot({ type: 'mark', row, value }, { view: after, seat: 0, nameOf, words }),
        ),
      ),
    )
    expect(answers.filter((answer) => !/^[A-Z].*\.$/.test(answer) || /undefined|NaN/.test(answer))).toEqual(
      [],
    )
  })
})
