import { Match } from '@rattlecup/kit'
import { countTree, playthrough, randomMatch, unwrap } from '@rattlecup/kit/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { qwixx } from './game.ts'
import { rules } from './rules/play.ts'
import type { QwixxSheet } from './rules/types.ts'
import { position } from './testing/position.ts'

const seeds = fc.record({ players: fc.integer({ min: 1, max: 5 }), seed: fc.nat() })

describe('Qwixx, whole games', () => {
  it('sheets only ever gain marks, and rows stay in order', () => {
    fc.assert(
      fc.property(seeds, (setup) => {
        let before: QwixxSheet[] = []
        randomMatch(qwixx, setup, (match) => {
          const { sheets } = match.view(null)
          for (const [seat, sheet] of sheets.entries()) expectGrown(before[seat], sheet)
          before = sheets
        })
      }),
      { numRuns: 20 },
    )
  })

  it('a closed row has a lock on some sheet, and only rows with six marks have locks', () => {
    fc.assert(
      fc.property(seeds, (setup) => {
        const { sheets, closed } = randomMatch(qwixx, setup).view(null)
        for (const colour of closed) expect(sheets.some((sheet) => sheet.locks.includes(colour))).toBe(true)
        for (const sheet of sheets)
          for (const lock of sheet.locks) expect(sheet[lock].length).toBeGreaterThanOrEqual(6)
      }),
      { numRuns: 30 },
    )
  })

  it('the tree of the first turn has the size that the dice give it', () => {
    const empty = position([{}])
    expect(countTree(qwixx, empty, 1)).toBe(6 ** 6)
    expect(countTree(qwixx, empty, 2)).toBe(countWhiteByHand())
    const withoutGreen = position([{ green: [12, 11, 10, 9, 8, 2] }])
    expect(countTree(qwixx, withoutGreen, 3)).toBe(countTurnByHand())
  })

  it('two seats choose at once: the tree multiplies their choices', () => {
    const state = position([{}, {}])
    rules.applyChance(state, [0, 3, 5, 1, 2, 4])
    expect(countTree(qwixx, state, 1)).toBe(25)
  })

  it.each([
    ['alone', 1, {}],
    ['two-players', 2, { first: 1 }],
    ['series-of-two', 3, { games: 2 }],
  ])('the playthrough %s reads as before', async (name, players, options) => {
    const match = randomMatch(qwixx, { players, options, seed: name })
    await expect(playthrough(match)).toMatchFileSnapshot(`./playthroughs/${name}.txt`)
  })

  it('a log may end while choices are sealed, and goes on from there', () => {
    const match = unwrap(Match.start(qwixx, 2))
    unwrap(match.chance({ type: 'roll', white: [1, 4], red: 6, yellow: 2, green: 3, blue: 5 }))
    unwrap(match.play(1, { type: 'pass' }))
    const copy = unwrap(Match.load(qwixx, 2, {}, match.eventsWithSecrets))
    expect(copy.waiting()).toEqual({ kind: 'players', seats: [0] })
    expect(copy.view(1).own).toEqual({ type: 'pass' })
  })
})

/** Every white sum can be marked in each of the four rows, but 2 and 12 in two of them only: there they are the last number. */
function countWhiteByHand(): number {
  let count = 0
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= 6; b++) count += 6 ** 4 * (a + b === 12 || a + b === 2 ? 3 : 5)
  }
  return count
}

const isLast = (direction: number, value: number): boolean => value === (direction === 1 ? 12 : 2)

/** Red, yellow and blue are open and empty. Counted with numbers as they are printed, row by row: the coloured dice are independent. */
function countTurnByHand(): number {
  const rows = [1, 1, -1] // 1 runs up, −1 down
  let count = 0
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= 6; b++) {
      const whites = [-1, ...rows.keys()].filter((row) => row < 0 || !isLast(rows[row] as number, a + b))
      for (const white of whites) {
        let ways = 6 ** 3 // passing, whatever the coloured dice show
        for (const [row, direction] of rows.entries()) {
          for (let die = 1; die <= 6; die++) {
            const sums = [...new Set([die + a, die + b])].filter((sum) => !isLast(direction, sum))
            ways += 6 ** 2 * sums.filter((sum) => row !== white || direction * (sum - a - b) > 0).length
          }
        }
        count += ways
      }
    }
  }
  return count
}

function expectGrown(before: QwixxSheet | undefined, after: QwixxSheet): void {
  for (const colour of ['red', 'yellow', 'green', 'blue'] as const) {
    const marks = after[colour]
    const sorted = marks.toSorted((a, b) => (colour === 'red' || colour === 'yellow' ? a - b : b - a))
    expect(marks).toEqual(sorted)
    if (before) expect(marks.slice(0, before[colour].length)).toEqual(before[colour])
  }
  expect(after.penalties).toBeGreaterThanOrEqual(before?.penalties ?? 0)
}
