import { countTree } from '@rattlecup/kit/testing'
import { describe, expect, it } from 'vitest'
import { strike } from './game.ts'
import { position } from './testing/positions.ts'

/** Two seats before a decision, by numbers of dice alone. */
interface Node {
  readonly mine: number
  readonly theirs: number
  readonly lying: number
  readonly mayStop: boolean
}

/**
 * Counts what `countTree` counts without looking at a face: by own odds a single die meets one of `lying` equals,
 * shows X, or lies down as one more. Only a grand throw is spelt out, in all its 6ⁿ ways.
 */
function countWays(node: Node, depth: number): number {
  if (depth === 0) return 1
  const stops = node.mayStop ? countWays(passOn(node, node.mine, node.lying), depth - 1) : 0
  if (depth === 1) return stops + 1
  const isGrand = node.lying === 0 && !node.mayStop
  return stops + (isGrand ? countGrand(node, depth - 2) : countThrow(node, depth - 2))
}

function passOn({ theirs }: Node, mine: number, lying: number): Node {
  return { mine: theirs, theirs: mine, lying, mayStop: false }
}

function countThrow(node: Node, depth: number): number {
  const goOn = (lying: number): number =>
    node.mine === 1 ? 1 : countWays({ ...node, mine: node.mine - 1, lying, mayStop: true }, depth)
  const strikes =
    node.lying === 0 ? 0 : node.lying * countWays(passOn(node, node.mine + 1, node.lying - 1), depth)
  return strikes + goOn(node.lying) + (5 - node.lying) * (node.lying === 5 ? 0 : goOn(node.lying + 1))
}

function countGrand(node: Node, depth: number): number {
  let ways = 0
  for (let roll = 0; roll < 6 ** node.mine; roll++) {
    const counts = [0, 0, 0, 0, 0, 0]
    for (let die = 0, rest = roll; die < node.mine; die++, rest = Math.floor(rest / 6)) counts[rest % 6]!++
    const values = counts.slice(1)
    const taken = values.reduce((sum, count) => sum + (count > 1 ? count : 0), 0)
    const lying = values.filter((count) => count === 1).length
    ways += taken === 0 ? 1 : countWays(passOn(node, taken, lying), depth)
  }
  return ways
}

describe('counted trees, each checked against a count by numbers of dice', () => {
  it.each([
    [1, 5],
    [2, 5],
    [3, 30],
    [4, 55],
  ])('ST-22 %i events from the start can go %i ways', (depth, ways) => {
    const start = strike.rules.setup(2, { first: 0, rounds: 1 })
    expect(countTree(strike, start, depth)).toBe(ways)
    expect(5 * countWays({ mine: 9, theirs: 9, lying: 1, mayStop: false }, depth - 1)).toBe(ways)
  })

  it.each([
    [3, 3, 3, 8, 9_441],
    [2, 2, 1, 8, 7_217],
    [1, 2, 5, 9, 2_091],
    [3, 2, 0, 6, 13_116],
  ])(
    'ST-14 … ST-16 with %i and %i dice in hand and %i lying, %i events can go %i ways',
    (mine, theirs, lying, depth, ways) => {
      const start = position([mine, theirs], lying, false)
      const expected = countWays({ mine, theirs, lying, mayStop: false }, depth)
      expect(countTree(strike, start, depth)).toBe(expected)
      expect(expected).toBe(ways)
    },
  )
})
