import { FastSource } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { markCode, PASS } from '../rules/play.ts'
import { LAST } from '../rules/types.ts'
import { curvePolicy } from './policy.ts'
import { FastState } from './fast-state.ts'
import { search, type SearchResult, type SearchTask } from './search.ts'
import { CLOSED, STATE_OF_MASK } from './states.ts'
import { createTablePlayer } from './table-player.ts'
import { madeUpValues } from './testing/made-up-values.ts'
import { prospectOf } from './turn.ts'

const made = createTablePlayer(madeUpValues(2))
const policy = curvePolicy(made, made)

/** Seat 0, ahead, has rolled the number that locks the second row. */
function aboutToWin(): FastState {
  const fast = new FastState(2)
  fast.rows.set([CLOSED, STATE_OF_MASK[0b1111100000]!, 0, 0, CLOSED, 0, 0, 0])
  fast.points.set([40, 30])
  fast.closedRows = 1
  fast.dice.set([6, 6, 1, 1, 1, 1])
  return fast
}

function searched(
  fast: FastState,
  choices: readonly number[],
  change: Partial<SearchTask> = {},
): SearchResult {
  const phase = fast.marked ? 'colour' : 'white'
  const prospects = choices.map((choice) => prospectOf(fast, 0, { phase, choice, policy }))
  const source = new FastSource('search')
  return search({ seat: 0, policy, prospects, source, expired: () => false, ...change })
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

  it('says the same again, and leaves the fast as it was', () => {
    const fast = aboutToWin()
    expect(searched(fast, [PASS, LOCK])).toEqual(searched(fast, [PASS, LOCK]))
    expect(fast).toEqual(aboutToWin())
  })

  it('plays on from the colour action', () => {
    const fast = aboutToWin()
    fast.marked = true
    fast.dice.set([6, 1, 1, 6, 1, 1])
    expect(searched(fast, [PASS, LOCK]).index).toBe(1)
  })
})
