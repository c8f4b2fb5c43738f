import { FastSource } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { markCode, PASS } from '../rules/play.ts'
import { LAST } from '../rules/types.ts'
import { Race } from './race.ts'
import { search, type SearchTask } from './search.ts'
import { CLOSED, STATE_OF_MASK } from './states.ts'
import { createTablePlayer } from './table-player.ts'
import { madeUpTable } from './testing/made-up-table.ts'

const player = createTablePlayer(madeUpTable(2))

/** Seat 0, ahead, has rolled the number that locks the second row. */
function aboutToWin(): Race {
  const race = new Race(2)
  race.rows.set([CLOSED, STATE_OF_MASK[0b1111100000]!, 0, 0, CLOSED, 0, 0, 0])
  race.points.set([40, 30])
  race.closedRows = 1
  race.dice.set([6, 6, 1, 1, 1, 1])
  return race
}

function task(change: Partial<SearchTask> = {}): SearchTask {
  const lock = markCode(1, LAST)
  const source = new FastSource('search')
  const choices = { choices: [PASS, lock], values: [4000, 4000] }
  return {
    race: aboutToWin(),
    seat: 0,
    phase: 'white',
    player,
    ...choices,
    source,
    expired: () => false,
    ...change,
  }
}

describe('the search', () => {
  it('finds the move that wins though the table sees no difference', () => {
    const { choice, share } = search(task())
    expect(choice).toBe(markCode(1, LAST))
    expect(share).toBeGreaterThan(0.95)
  })

  it('gives up a move as soon as it is clearly worse', () => {
    expect(search(task()).rollouts).toBeLessThan(2000)
  })

  it('answers at the first look at the clock if the time is up', () => {
    expect(search(task({ expired: () => true })).rollouts).toBe(100)
  })

  it('believes the table where rollouts say next to nothing', () => {
    // Two crosses of the same kind: the made-up table prefers the second by far.
    const race = new Race(2)
    race.dice.set([1, 1, 1, 1, 1, 1])
    const twins = { race, choices: [markCode(0, 0), markCode(1, 0)], values: [4000, 5000] }
    expect(search(task({ ...twins, expired: () => true })).choice).toBe(markCode(1, 0))
  })

  it('says the same again, and leaves the race as it was', () => {
    const race = aboutToWin()
    expect(search(task({ race }))).toEqual(search(task({ race })))
    expect(race).toEqual(aboutToWin())
  })

  it('plays on from the colour action', () => {
    const race = aboutToWin()
    race.marked = true
    race.dice.set([6, 1, 1, 6, 1, 1])
    expect(search(task({ race, phase: 'colour' })).choice).toBe(markCode(1, LAST))
  })
})
