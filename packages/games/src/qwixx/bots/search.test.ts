import { FastSource } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { markCode, PASS } from '../rules/play.ts'
import { LAST } from '../rules/types.ts'
import { curveMind } from './mind.ts'
import { Race } from './race.ts'
import { search, type Found, type SearchTask } from './search.ts'
import { CLOSED, STATE_OF_MASK } from './states.ts'
import { createTablePlayer } from './table-player.ts'
import { madeUpValues } from './testing/made-up-values.ts'
import { prospectOf } from './turn.ts'

const made = createTablePlayer(madeUpValues(2))
const mind = curveMind(made, made)

/** Seat 0, ahead, has rolled the number that locks the second row. */
function aboutToWin(): Race {
  const race = new Race(2)
  race.rows.set([CLOSED, STATE_OF_MASK[0b1111100000]!, 0, 0, CLOSED, 0, 0, 0])
  race.points.set([40, 30])
  race.closedRows = 1
  race.dice.set([6, 6, 1, 1, 1, 1])
  return race
}

function searched(race: Race, choices: readonly number[], change: Partial<SearchTask> = {}): Found {
  const phase = race.marked ? 'colour' : 'white'
  const prospects = choices.map((choice) => prospectOf(race, 0, { phase, choice, mind }))
  const source = new FastSource('search')
  return search({ seat: 0, mind, prospects, source, expired: () => false, ...change })
}

const LOCK = markCode(1, LAST)

describe('the search', () => {
  it('finds the move that wins', () => {
    expect(searched(aboutToWin(), [PASS, LOCK])).toMatchObject({ index: 1, share: 1 })
  })

  it('gives up a move as soon as it is clearly worse', () => {
    expect(searched(aboutToWin(), [PASS, LOCK]).rollouts).toBeLessThan(600)
  })

  it('answers at the first look at the clock if the time is up', () => {
    const { rollouts } = searched(aboutToWin(), [PASS, LOCK], { expired: () => true })
    expect(rollouts).toBeGreaterThan(0)
    expect(rollouts).toBeLessThanOrEqual(2 * 128)
  })

  it('rolls nothing where there is nothing to choose', () => {
    expect(searched(aboutToWin(), [LOCK])).toEqual({ index: 0, share: 1, rollouts: 0 })
  })

  it('says the same again, and leaves the race as it was', () => {
    const race = aboutToWin()
    expect(searched(race, [PASS, LOCK])).toEqual(searched(race, [PASS, LOCK]))
    expect(race).toEqual(aboutToWin())
  })

  it('plays on from the colour action', () => {
    const race = aboutToWin()
    race.marked = true
    race.dice.set([6, 1, 1, 6, 1, 1])
    expect(searched(race, [PASS, LOCK]).index).toBe(1)
  })
})
