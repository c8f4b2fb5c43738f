import { FastSource, LEVELS, Playout, winnersOf, type Bot, type Bots, type Level } from '@rattlecup/kit'
import { beforeAll, describe, expect, it } from 'vitest'
import { BOARDS } from '../rules/boards.ts'
import { gambler } from '../game.ts'
import { placeCode, ROLL, STOP } from '../rules/moves.ts'
import type { Board, Gambler, GamblerState } from '../rules/types.ts'
import { boardOf, numbers, stars, Table } from '../testing/table.ts'
import { loadBots } from './index.ts'
import { REASONS } from './reasons.ts'

let bots: Bots<Gambler>
beforeAll(async () => {
  bots = await loadBots(2, { read: async () => undefined, write: async () => undefined })
})

function ask(level: Level, { match }: Table, expired = () => false) {
  const state = gambler.rules.clone(match.stateWithSecrets)
  return bots[level]({ game: gambler, state, seat: state.active, source: new FastSource('ask'), expired })
}

describe("Gambler's levels", () => {
  it.each(['strong', 'master'] as const)('%s completes a row that pays, and says so', (level) => {
    const table = Table.on(2, [[numbers([6, 6], 60), numbers([1, 2, 3], 30)]]).roll(6, 6, 1, 5, 5)
    const { code, reasons } = ask(level, table.play('0:6'))
    expect(code).toBe(placeCode(0, 6))
    expect(reasons).toEqual([{ key: 'gambler.completes-row', values: { row: 0, points: 60 } }])
  })

  it.each(['strong', 'master'] as const)('%s stops before it must complete a black row', (level) => {
    const table = Table.on(2, [
      [numbers([6], 10), numbers([5], 10), numbers([4, 4, 4, 4], 60), stars(1, -90)],
    ])
    const { code, reasons } = ask(level, table.roll(6, 5, 4, 1, 1).play('0:6', '1:5', '2:4'))
    expect(code).toBe(STOP)
    expect(reasons?.[0]?.key).toBe('gambler.holds-back')
  })

  it('master rolls on when only that can win', () => {
    const table = Table.on(2, [[numbers([1], 10), numbers([6], 400), numbers([5, 5, 5, 5], 10)]], {
      target: 100,
    })
    const { code, reasons } = ask('master', table.roll(1, 2, 2, 2, 2).play('0:1'))
    expect(code).toBe(ROLL)
    expect(reasons).toMatchObject([{ key: 'gambler.goes-for', values: { row: 1, points: 400, dice: 4 } }])
  })

  it.each(LEVELS)('%s moves at once when its time is up', (level) => {
    const table = new Table(2, { boards: [BOARDS[13]] }).roll(1, 2, 3, 4, 5)
    const { code } = ask(level, table, () => true)
    expect(table.match.moves(0)).toContainEqual(
      gambler.codec.encodeMove(table.match.stateWithSecrets, 0, code),
    )
  })

  it.each(LEVELS)('%s looks at the clock again and again on a board of stars', (level) => {
    const stargazing = BOARDS.find(({ title }) => title === 'Stargazing')!
    const table = new Table(4, { boards: [stargazing] }).roll(1, 2, 3, 4, 5)
    let looks = 0
    ask(level, table, () => ++looks > 20)
    expect(looks).toBe(21)
  })

  it.each(LEVELS)('%s plays whole games, each move with reasons that have a sentence', (level) => {
    for (const players of [2, 5]) {
      const state = begin(players, BOARDS.slice(8, 10))
      const source = new FastSource(`whole ${level}`)
      new Playout(gambler, source).finish(state, (now, seat) => {
        const answer = bots[level]({ game: gambler, state: now, seat, source, expired: () => players === 2 })
        for (const { key } of answer.reasons ?? []) expect(REASONS).toHaveProperty([key])
        return answer.code
      })
      expect(state.phase).toBe('over')
    }
  })

  it.each([
    ['master', 'casual'],
    ['strong', 'casual'],
    ['casual', 'beginner'],
  ] as const)('%s beats %s', (better, worse) => {
    // How often is shown over many games elsewhere; a few on small boards must do here, so half is what is asked.
    expect(winShare(bots[better], bots[worse], 20)).toBeGreaterThan(0.5)
  })
})

const SMALL: readonly Board[] = [
  boardOf(0, [numbers([1], 10), numbers([6, 6], 30), stars(3, 50), numbers([5], -30)]),
]

function begin(players: number, boards: readonly Board[]): GamblerState {
  return gambler.rules.setup(players, {
    first: 0,
    target: 250,
    stars: 'independent',
    beginner: false,
    boards,
  })
}

/** The share of games that the first player wins, both playing the same dice from both seats. */
function winShare(player: Bot<Gambler>, rival: Bot<Gambler>, pairs: number): number {
  const source = new FastSource('errors')
  let won = 0
  for (let game = 0; game < 2 * pairs; game++) {
    const state = begin(2, SMALL)
    new Playout(gambler, new FastSource(`dice ${game >> 1}`)).finish(state, (now, seat) => {
      const bot = seat === game % 2 ? player : rival
      return bot({ game: gambler, state: now, seat, source, expired: () => false }).code
    })
    const winners = winnersOf(gambler, state.points)
    if (winners.includes(game % 2)) won += 1 / winners.length
  }
  return won / (2 * pairs)
}
