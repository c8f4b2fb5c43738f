import { Match } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { gambler } from './game.ts'
import { boardOf, fullHouse, numbers, stars, Table } from './testing/table.ts'

describe('Gambler, options', () => {
  const starry = [stars(2, 20), stars(2, -20), fullHouse(80)]

  it('GB-29 star rows are independent unless told', () => {
    const table = Table.on(2, [starry]).roll(3, 3, 3, 4, 5).play('0:3')
    expect(table.moves).toEqual(['0:3', '1:3', '1:4', '1:5', '2:3', '2:4', '2:5', 'roll', 'stop'])
  })

  it('GB-29 distinct star rows may not begin with a value that another has taken', () => {
    const table = Table.on(2, [starry], { stars: 'distinct' }).roll(3, 3, 3, 4, 5).play('0:3')
    expect(table.moves).toEqual(['0:3', '1:4', '1:5', '2:3', '2:4', '2:5', 'roll', 'stop'])
    expect(table.play('0:3').moves).toEqual(['1:4', '1:5', '2:3', '2:4', '2:5', 'roll', 'stop'])
    expect(table.play('1:4', 'stop').roll(3, 4, 4, 6, 6).moves).toEqual(['1:4', '2:3', '2:4', '2:6'])
  })

  it('GB-29 a new board knows nothing of the values of the one before', () => {
    const table = Table.on(2, [[stars(1, 10), stars(1, 10)]], { stars: 'distinct' }).roll(1, 2, 3, 3, 3)
    expect(table.play('0:1').moves).toEqual(['1:2', '1:3', 'roll', 'stop'])
    expect(table.play('1:2').roll(1, 1, 1, 2, 2).moves).toEqual(['0:1', '0:2', '1:1', '1:2'])
  })

  it.each(['independent', 'distinct'])(
    'GB-30 a full house stands apart from stars that are %s',
    (setting) => {
      const table = Table.on(2, [starry], { stars: setting }).roll(3, 3, 3, 3, 3).play('2:3')
      expect(table.moves).toEqual(['0:3', '1:3', '2:3', 'roll', 'stop'])
    },
  )

  it('GB-31 brought boards are played in their order, unshuffled, whatever `beginner` says', () => {
    const table = Table.on(2, [[numbers([1], 10)], [numbers([2], 20)]], { beginner: true })
    expect(table.match.waiting()).toEqual({ kind: 'chance', chance: { type: 'roll', count: 5 } })
    expect(table.view).toMatchObject({ phase: 'roll', board: { id: 'x0' }, rows: [[]], round: 1, rolls: 0 })
  })

  it('GB-31 unknown keys of a board are ignored, and `beginner` is kept if true', () => {
    const row = { kind: 'fullhouse', points: 10, boxes: 3 }
    const board = { id: 'a', title: 'A', rows: [row], colour: 'red' }
    const shown = { id: 'a', title: 'A', rows: [{ kind: 'fullhouse', points: 10 }] }
    expect(new Table(2, { boards: [board] }).view.board).toEqual(shown)
    expect(new Table(2, { boards: [{ ...board, beginner: false }] }).view.board).toEqual(shown)
    expect(new Table(2, { boards: [{ ...board, beginner: true }] }).view.board).toEqual({
      ...shown,
      beginner: true,
    })
  })

  const good = boardOf(0, [numbers([1], 10)])
  const sixes = numbers([6, 6, 6, 6, 6, 6], 10)
  const four = [sixes, sixes, sixes, sixes, numbers([1, 2, 3, 4, 5], 10)]

  it.each([
    [{ boards: [] }, 'option boards must have at least 1 entry, not 0'],
    [{ boards: {} }, 'option boards must be a list'],
    [{ boards: [{ ...good, rows: [] }] }, 'option boards[0].rows must have 1 to 6 entries, not 0'],
    [{ boards: [boardOf(0, [...four, sixes, sixes])] }, 'must have 1 to 6 entries, not 7'],
    [{ boards: [boardOf(0, [numbers([], 10)])] }, 'option boards[0].rows[0].boxes must have 1 to 6 entries'],
    [{ boards: [boardOf(0, [numbers([1, 1, 1, 1, 1, 1, 1], 10)])] }, 'must have 1 to 6 entries, not 7'],
    [{ boards: [boardOf(0, [numbers([7], 10)])] }, 'boxes[0] must be a whole number from 1 to 6, not 7'],
    [{ boards: [boardOf(0, [stars(7, 10)])] }, 'length must be a whole number from 1 to 6, not 7'],
    [{ boards: [boardOf(0, [stars(0, 10)])] }, 'length must be a whole number from 1 to 6, not 0'],
    [{ boards: [boardOf(0, [stars(2, 1.5)])] }, 'points must be a whole number, not 1.5'],
    [{ boards: [{ ...good, rows: [{ kind: 'moons', points: 1 }] }] }, '"numbers" or "stars" or "fullhouse"'],
    [{ boards: [good, good] }, 'must have different ids; "x0" is there twice'],
    [{ boards: [boardOf(0, [stars(2, -10), stars(2, 0)])] }, 'at least one row with points above 0'],
    [{ boards: [{ ...good, id: 7 }] }, 'option boards[0].id must be a string, not 7'],
    [{ boards: [{ ...good, title: null }] }, 'option boards[0].title must be a string, not null'],
    [{ boards: [{ ...good, beginner: 'yes' }] }, 'option boards[0].beginner must be true or false'],
    [
      { boards: [good, boardOf(1, four)] },
      'option boards[1] has 29 boxes; with 4 players it can have at most 28',
    ],
    [{ target: 0 }, 'option target must be a whole number from 1 to 9007199254740991, not 0'],
    [{ target: 99.5 }, 'option target must be a whole number from 1 to 9007199254740991, not 99.5'],
    [{ stars: 'equal' }, '"independent" or "distinct"'],
    [{ beginner: 1 }, 'option beginner must be true or false, not 1'],
  ])('GB-32 %j is refused', (options, message) => {
    const result = Match.start(gambler, 4, options)
    expect(result).toMatchObject({ ok: false, error: { code: 'bad-options' } })
    expect(result.ok ? '' : result.error.message).toContain(message)
  })

  it('GB-32 a board may have as many boxes as there are dice in play', () => {
    const boards = [boardOf(0, four)]
    for (const players of [2, 3, 5, 6]) expect(Match.start(gambler, players, { boards }).ok).toBe(true)
  })
})
