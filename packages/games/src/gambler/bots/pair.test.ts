import { describe, expect, it } from 'vitest'
import { MAX_SEATS } from '@rattlecup/kit'
import { gambler } from '../game.ts'
import { layoutOf } from '../rules/layout.ts'
import {
  FACES,
  MAX_BOXES,
  MOST_ROLLED,
  type BoardRow,
  type Gambler,
  type GamblerState,
} from '../rules/types.ts'
import { boardOf, numbers, stars } from '../testing/table.ts'
import { Grid } from './grid.ts'
import { PairSolution } from './pair.ts'

const { rules } = gambler
type Stars = Gambler['Options']['stars']

/** A game that no points end, between players who can pay for anything and have few dice. */
function begin(rows: readonly BoardRow[], { dice, stars }: { dice: number[]; stars: Stars }): GamblerState {
  const options = { first: 0, target: 1e6, stars, beginner: false, boards: [boardOf(0, rows)] }
  const state = rules.setup(2, options)
  state.points.fill(1000)
  state.supply = dice
  state.loose = Math.min(MOST_ROLLED, dice[0] as number)
  return state
}

/**
 * Tries every order of dice and every move on the rules themselves: the expected difference of points for the active seat until the
 * round is over, or until this many turns have passed that hardly a game is left.
 */
class BruteForce {
  readonly #known = new Map<string, number>()

  value(state: GamblerState, turns: number): number {
    if (turns === 0 || state.round > 1) return 0
    const key = `${turns} ${keyOf(state)}`
    const value =
      this.#known.get(key) ?? (state.phase === 'roll' ? this.#rolls(state, turns) : this.#moves(state, turns))
    this.#known.set(key, value)
    return value
  }

  #rolls(state: GamblerState, turns: number): number {
    let total = 0
    for (const { draws, ways } of FALLS[state.loose] ?? []) {
      const next = rules.clone(state)
      rules.applyChance(next, draws)
      total += ways * this.#gain(state, next, turns)
    }
    return total / FACES ** state.loose
  }

  #moves(state: GamblerState, turns: number): number {
    const codes: number[] = []
    codes.length = rules.moves(state, state.active, codes)
    const values = codes.map((code) => {
      const next = rules.clone(state)
      rules.play(
        next,
        Array.from({ length: MAX_SEATS }, () => code),
      )
      return this.#gain(state, next, turns)
    })
    return Math.max(...values)
  }

  /** The difference that a step makes at once, and what follows, both as the one who took it sees them. */
  #gain(before: GamblerState, after: GamblerState, turns: number): number {
    const at = (state: GamblerState): number =>
      (state.points[before.active] as number) - (state.points[1 - before.active] as number)
    const turnOver = after.active !== before.active || (after.phase === 'roll' && after.rolls === 0)
    const rest = this.value(after, turnOver ? turns - 1 : turns)
    return at(after) - at(before) + (after.active === before.active ? rest : -rest)
  }
}

/** Every order in which dice fall, those that differ in nothing else counted together. */
function falls(dice: number): { draws: number[]; ways: number }[] {
  const groups = new Map<string, { draws: number[]; ways: number }>()
  for (let fall = 0; fall < FACES ** dice; fall++) {
    const draws = Array.from({ length: dice }, (_, die) => Math.floor(fall / FACES ** die) % FACES).sort()
    const group = groups.get(draws.join()) ?? { draws, ways: 0 }
    group.ways++
    groups.set(draws.join(), group)
  }
  return [...groups.values()]
}

const FALLS = [0, 1, 2, 3, 4, 5].map(falls)

/** All that a position's future depends on; dice left over from an earlier round do not. */
function keyOf({ phase, active, loose, obliged, hand, filled, placed, supply }: GamblerState): string {
  const dice = placed.map((value, at) =>
    at % MAX_BOXES < (filled[Math.floor(at / MAX_BOXES)] ?? 0) ? value : 0,
  )
  return [phase, active, loose, obliged, hand, filled, dice, supply].join(' ')
}

/** This many turns that the chance to be still on the board is next to nothing. */
const LONG = 50

function expectSolved(rows: readonly BoardRow[], dice: number[], stars: Stars = 'independent'): void {
  const grid = new Grid(layoutOf(boardOf(0, rows)), stars === 'distinct')
  const [mine, theirs] = dice as [number, number]
  const solved = new PairSolution(grid, { dice: mine + theirs }).value(0, mine)
  expect(solved).toBeCloseTo(new BruteForce().value(begin(rows, { dice, stars }), LONG), 2)
}

describe('a board between two, solved, is worth what trying everything on the rules says', () => {
  it('with one box', () => expectSolved([numbers([6], 10)], [3, 3]))
  it('with two rows', () => expectSolved([numbers([6], 10), numbers([5, 4], 30)], [2, 2]))
  it('with a black row', () => expectSolved([numbers([6], -20), numbers([1, 1], 30)], [2, 2]))
  it('with stars', () => expectSolved([stars(2, 30), numbers([3], -10)], [2, 2]))
  it('with stars that must differ', () => expectSolved([stars(2, 30), stars(1, 10)], [2, 1], 'distinct'))
  it('with dice out of reach', () => expectSolved([numbers([6], 10)], [7, 1]))
  it('with a seat that runs out of dice', () => expectSolved([numbers([6], 10), numbers([5], 40)], [2, 1]))

  it('and a seat left alone takes everything', () => {
    const grid = new Grid(layoutOf(boardOf(0, [numbers([6], 10), numbers([5], 40)])), false)
    expect(new PairSolution(grid, { dice: 2 }).value(0, 2)).toBeCloseTo(50, 9)
  })
})
