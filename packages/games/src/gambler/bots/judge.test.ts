import { drawOutcome, FastSource } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { rules } from '../rules/play.ts'
import { FACES, type GamblerState } from '../rules/types.ts'
import { fullHouse, numbers, stars, Table } from '../testing/table.ts'
import { gridOf } from './grid.ts'
import { gamblerJudge } from './judge.ts'
import { Mover } from './mover.ts'
import { loadTurnEnds } from './turn-ends.ts'
import { Turn } from './turn.ts'

const ROWS = [numbers([6], 10), stars(3, 40), fullHouse(80), numbers([2], -50)]
const ends = await loadTurnEnds()
const judge = gamblerJudge(ends)

function worthOf(state: GamblerState): readonly number[] {
  return judge.value([state], 1)[0]?.[0] as readonly number[]
}

/** What a roll is worth, by trying all: every way that the loose dice can fall. */
function averageOfRolls(state: GamblerState): number[] {
  const total = state.points.map(() => 0)
  const rolls = FACES ** state.loose
  for (let roll = 0; roll < rolls; roll++) {
    const next = rules.clone(state)
    rules.applyChance(
      next,
      Array.from({ length: state.loose }, (_, die) => Math.floor(roll / FACES ** die) % FACES),
    )
    for (const [seat, share] of worthOf(next).entries()) total[seat] = (total[seat] as number) + share
  }
  return total.map((sum) => sum / rolls)
}

function expectSame(shares: readonly number[], others: readonly number[]): void {
  for (const [seat, share] of shares.entries()) expect(share).toBeCloseTo(others[seat] as number, 9)
}

describe("Gambler's judge", () => {
  it.each([2, 3, 6])('expects of a roll what its outcomes are worth on average: %i players', (players) => {
    const { stateWithSecrets: state } = Table.on(players, [ROWS]).match
    state.points[1] = 30
    expectSame(judge.expect!(state), averageOfRolls(state))
    const next = Table.on(players, [ROWS]).roll(6, 5, 5, 1, 2).play('0:6', '1:5', 'roll')
      .match.stateWithSecrets
    expect([next.phase, next.rolls]).toEqual(['roll', 1])
    expectSame(judge.expect!(next), averageOfRolls(next))
  })

  it.each([2, 4])('shares out exactly one win, at every moment: %i players', (players) => {
    const { stateWithSecrets: state } = Table.on(players, [ROWS], { target: 150 }).match
    const source = new FastSource('moments')
    while (rules.awaits(state) !== 'over') {
      expect(worthOf(state).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
      if (rules.awaits(state) === 'chance') rules.applyChance(state, drawOutcome(rules, state, source))
      else
        rules.play(
          state,
          Array.from({ length: players }, () => judge.choose(state, state.active)),
        )
    }
    expect(worthOf(state).filter((share) => share > 0).length).toBeGreaterThan(0)
  })

  it('works out turns for everybody as they are worked out for one', () => {
    const { stateWithSecrets: state } = Table.on(2, [ROWS]).match
    const grid = gridOf(state)
    const mover = new Mover(state, ends)
    const end = (position: number, loose: number): number => mover.turn.stop(position, loose)[0] as number
    const turn = new Turn(grid, { gains: grid.lanes.map(() => 0), leave: end })
    expect(mover.turn.roll(0, 5)[0]).toBeCloseTo(turn.roll(0, 5), 12)
  })

  it('completes a row that wins', () => {
    const table = Table.on(2, [[numbers([6, 6], 60), numbers([1], -10)]], { target: 100 })
    const { stateWithSecrets: state } = table.roll(6, 6, 1, 5, 5).play('0:6').match
    const best = judge.choose(state, 0)
    const next = rules.clone(state)
    rules.play(next, [best])
    expect(next.points[0]).toBe(140)
  })
})
