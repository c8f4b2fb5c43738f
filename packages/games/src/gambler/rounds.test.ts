import { describe, expect, it } from 'vitest'
import { BOARDS } from './rules/boards.ts'
import { numbers, Table } from './testing/table.ts'

describe('Gambler, points', () => {
  it('GB-20 the last die of a yellow row takes its points, whoever placed the others', () => {
    const table = Table.on(2, [[numbers([4, 4, 4], 40), numbers([6], 10)]]).roll(4, 4, 1, 1, 1)
    table.play('0:4', '0:4', 'stop').roll(4, 1, 1, 1, 1).play('0:4')
    expect(table.match.status()).toMatchObject({ scores: [80, 120], over: false })
    expect(table.view).toMatchObject({ active: 1, phase: 'place' })
  })

  it('GB-21 the last die of a black row costs its points', () => {
    const table = Table.on(2, [[numbers([5, 5], -30), numbers([6], 10)]]).roll(5, 5, 1, 1, 1)
    expect(table.play('0:5').view.points).toEqual([80, 80])
    expect(table.play('0:5').view.points).toEqual([50, 80])
  })

  it('GB-22 who cannot pay in full pays all it has', () => {
    const table = Table.on(2, [[numbers([5], -100), numbers([6, 6], 10)]])
      .roll(5, 1, 1, 1, 1)
      .play('0:5')
    expect(table.view).toMatchObject({ points: [0, 80], active: 0, phase: 'place' })
  })

  it('GB-23 several rows in one turn count in the order in which they are completed', () => {
    const rows = [numbers([1], 50), numbers([2], -100), numbers([6], 10)]
    expect(Table.on(2, [rows]).roll(1, 2, 3, 3, 3).play('0:1', '1:2').view.points).toEqual([30, 80])
    expect(Table.on(2, [rows]).roll(1, 2, 3, 3, 3).play('1:2', '0:1').view.points).toEqual([50, 80])
  })
})

describe('Gambler, rounds and the end', () => {
  it('GB-24 the last box of the board ends the round and the turn', () => {
    const table = Table.on(2, [[numbers([1], 10)]])
      .roll(1, 1, 2, 3, 4)
      .play('0:1')
    expect(table.view).toMatchObject({ round: 2, active: 1, phase: 'roll', rolls: 0, hand: [], rows: [[]] })
  })

  it('GB-25 the dice are dealt again, boards follow each other and start over, points stay', () => {
    const table = Table.on(3, [[numbers([1], 10)], [numbers([2, 2], 20)]])
      .roll(1, 1, 2, 3, 4)
      .play('0:1')
    expect(table.view).toMatchObject({
      round: 2,
      board: { id: 'x1' },
      supply: [10, 10, 10],
      points: [90, 80, 80],
    })
    table.roll(2, 2, 1, 1, 1).play('0:2', '0:2')
    expect(table.view).toMatchObject({ round: 3, board: { id: 'x0' }, points: [90, 100, 80] })
  })

  it('GB-25 the shuffled stack starts over in its own order after the last board', () => {
    const order = BOARDS.map(({ id }) => id).reverse()
    const table = new Table(2, { target: 100_000 }).stack(order)
    const seen = [table.view.board?.id]
    while (table.view.round <= order.length) {
      fillOneBox(table)
      if (table.view.round > seen.length) seen.push(table.view.board?.id)
    }
    expect(seen).toEqual([...order, order[0]])
  })

  it('GB-26 the left neighbour of the seat that filled the board begins', () => {
    const table = Table.on(3, [[numbers([1], 10)]])
      .roll(2, 2, 2, 2, 2)
      .roll(2, 2, 2, 2, 2)
    expect(table.roll(1, 2, 2, 2, 2).play('0:1').view).toMatchObject({ round: 2, active: 0 })
  })

  it('GB-27 the game ends after a round with somebody at the target, 500 unless told', () => {
    const table = Table.on(2, [[numbers([1], 210)]])
      .roll(1, 2, 2, 2, 2)
      .play('0:1')
    expect(table.match.status()).toMatchObject({ over: false, scores: [290, 80], winners: [] })
    table.roll(2, 2, 2, 2, 2).roll(1, 2, 2, 2, 2).play('0:1')
    expect(table.match.status()).toEqual({
      waiting: { kind: 'over' },
      scores: [500, 80],
      over: true,
      winners: [0],
    })
  })

  it('GB-27 of several seats at the target the one with most wins, and ties share', () => {
    expect(bothAtTarget(60).match.status()).toMatchObject({ scores: [130, 140, 90], winners: [1] })
    expect(bothAtTarget(50).match.status()).toMatchObject({ scores: [130, 130, 90], winners: [0, 1] })
  })

  it('GB-28 the target counts at the end of a round only', () => {
    const table = Table.on(2, [[numbers([1], 500), numbers([2], -400)]])
      .roll(1, 2, 2, 2, 2)
      .play('0:1')
    expect(table.match.status()).toMatchObject({ scores: [580, 80], over: false })
    expect(table.play('1:2').match.status()).toMatchObject({ scores: [180, 80], over: false })
    expect(table.view.round).toBe(2)
  })

  it('GB-28 the points of the start count: a low target is one round', () => {
    const table = Table.on(2, [[numbers([1], 10)]], { target: 80 })
    expect(table.match.status().over).toBe(false)
    expect(table.roll(1, 2, 2, 2, 2).play('0:1').match.status().over).toBe(true)
  })
})

/** Seat 0 takes 50 points and seat 1 `points`, on a board that then ends the game. */
function bothAtTarget(points: number): Table {
  return Table.on(3, [[numbers([1], 50), numbers([2], points), numbers([3], 10)]], { target: 120 })
    .roll(1, 6, 6, 6, 6)
    .play('0:1', 'stop')
    .roll(2, 6, 6, 6, 6)
    .play('1:2', 'stop')
    .roll(3, 6, 6, 6, 6)
    .play('2:3')
}

/** Rolls until something fits, places the first that does and stops. */
function fillOneBox(table: Table): void {
  const { waiting } = table.match.status()
  if (waiting.kind !== 'chance' || waiting.chance.type !== 'roll') return
  const round = table.view.round
  const value = 1 + (table.match.eventsWithSecrets.length % 6)
  table.roll(...Array.from({ length: waiting.chance.count }, () => value))
  if (table.view.phase !== 'place') return
  table.play(table.moves[0] as string)
  if (table.view.round === round && table.view.phase === 'place') table.play('stop')
}
