import { analyse, askBot, type SeatTotals } from '@rattlecup/bots'
import { FastSource, Match, type Bot, type Game, type GameLog, type Shelf } from '@rattlecup/kit'
import { unwrap } from '@rattlecup/kit/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { findGame } from '../registry.ts'
import { judgeOf } from './judge.ts'
import { loadBots } from './load.ts'

/** Few, as an estimate takes time; many are in bench/qwixx/luck.ts. */
const GAMES = 10
const EFFORT = { close: 8, glance: 2 }
const shelf: Shelf = { read: async () => undefined, write: async () => undefined }

function played(game: Game, bot: Bot, number: number): GameLog {
  const match = unwrap(Match.start(game, 2))
  const dice = new FastSource(`dice ${number}`)
  const source = new FastSource(`players ${number}`)
  for (let waiting = match.waiting(); waiting.kind !== 'over'; waiting = match.waiting()) {
    if (waiting.kind === 'chance') unwrap(match.chance(unwrap(match.draw(dice))))
    else {
      const [seat] = waiting.seats as [number]
      unwrap(match.play(seat, unwrap(askBot(match, seat, { bot, source })).move))
    }
  }
  return match.log()
}

async function accountsOf(id: string): Promise<(readonly SeatTotals[])[]> {
  const game = findGame(id) as Game
  const bot = (await loadBots(game, 2, shelf)).get('strong') as Bot
  return Promise.all(
    Array.from({ length: GAMES }, async (_, number) => {
      const log = played(game, bot, number)
      const { judge } = await judgeOf(game, log, { seed: 'judge', shelf })
      return unwrap(analyse(game, log, { judge, effort: EFFORT })).seats
    }),
  )
}

function varianceOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
}

const accounts = new Map<string, (readonly SeatTotals[])[]>()
beforeAll(async () => {
  for (const id of ['qwixx', 'gambler']) accounts.set(id, await accountsOf(id))
}, 240_000)

describe('luck and skill between two equals, by playouts with a horizon', () => {
  it.each(['qwixx', 'gambler'])('%s: account for every result, and add up to zero over the table', (id) => {
    for (const seats of accounts.get(id)!) {
      for (const { start, luck, skill, opponents, result } of seats)
        expect(start.mean + luck.mean + skill.mean + opponents).toBeCloseTo(result, 9)
      const [one, other] = seats.map(({ luck }) => luck.mean)
      expect(one! + other!).toBeCloseTo(0, 9)
    }
  })

  it('qwixx: the result less its luck varies by less than a third of the result', () => {
    const raw = varianceOf(accounts.get('qwixx')!.map(([seat]) => seat!.result))
    expect(varianceOf(accounts.get('qwixx')!.map(([seat]) => seat!.adjusted))).toBeLessThan(raw / 3)
  })
})
