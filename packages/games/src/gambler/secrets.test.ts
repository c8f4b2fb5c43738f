import { FastSource, Match } from '@rattlecup/kit'
import { step, unwrap } from '@rattlecup/kit/testing'
import { describe, expect, it } from 'vitest'
import { BOARDS } from './rules/boards.ts'
import { gambler } from './game.ts'
import type { Gambler } from './rules/types.ts'
import { boardOf, numbers, Table } from './testing/table.ts'

const IDS = BOARDS.map(({ id }) => id)

describe('Gambler, what is seen', () => {
  it('GB-33 no view depends on the order of the covered boards', () => {
    const [top = '', ...covered] = IDS
    const views = [covered, covered.toReversed()].map((rest) => {
      const { match } = new Table(2, {}).stack([top, ...rest]).roll(1, 2, 3, 4, 5)
      return JSON.stringify([null, 0, 1].map((seat) => match.view(seat)))
    })
    expect(views[0]).toBe(views[1])
  })

  it('GB-34 a seat knows the boards uncovered so far and takes the others to lie in any order', () => {
    const { stateWithSecrets: state } = inRound(3)
    const known = state.order.slice(0, 3)
    const fourth = new Set<number>()
    for (let seed = 0; seed < 400; seed++) {
      const { order } = gambler.imagine(state, 0, new FastSource(seed))
      expect(order.slice(0, 3)).toEqual(known)
      expect(new Set(order).size).toBe(BOARDS.length)
      fourth.add(order[3] as number)
    }
    expect(fourth.size).toBe(BOARDS.length - 3)
  })

  it('GB-34 after the stack has been through once its order is known', () => {
    const { stateWithSecrets: state } = inRound(21)
    expect(gambler.imagine(state, 0, new FastSource(1)).order).toEqual(state.order)
  })

  it('GB-34 brought boards keep the order that everyone knows', () => {
    const { match } = Table.on(2, [[numbers([1], 10)], [numbers([2], 10)], [numbers([3], 10)]])
    for (let seed = 0; seed < 20; seed++) {
      expect(gambler.imagine(match.stateWithSecrets, 0, new FastSource(seed)).order).toEqual([0, 1, 2])
    }
  })

  it('GB-35 when the game is over the table stays as it was, with no hand', () => {
    const table = Table.on(2, [[numbers([1], 10), numbers([2], 20)]], { target: 100 })
    table.roll(1, 1, 2, 4, 3).play('0:1', '1:2')
    expect(table.view).toEqual({
      phase: 'over',
      active: 0,
      round: 1,
      board: boardOf(0, [numbers([1], 10), numbers([2], 20)]),
      rows: [[1], [2]],
      hand: [],
      rolls: 1,
      supply: [13, 15],
      points: [110, 80],
    })
    expect(table.match.moves(0)).toEqual([])
    expect(table.match.play(0, { type: 'stop' })).toMatchObject({ error: { code: 'game-over' } })
    expect(table.match.chance({ type: 'roll', values: [1] })).toMatchObject({ error: { code: 'game-over' } })
  })
})

/** A random game, stopped when it has come to this round. */
function inRound(round: number): Match<Gambler> {
  const match = unwrap(Match.start(gambler, 2, { target: 100_000 }))
  const source = new FastSource('rounds')
  while (match.stateWithSecrets.round < round) step(match, source)
  return match
}
