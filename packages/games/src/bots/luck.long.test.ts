import type { SeatTotals } from '@rattlecup/bots'
import type { Bot, Game } from '@rattlecup/kit'
import { beforeAll, describe, expect, it } from 'vitest'
import { GAMES } from '../games.ts'
import { loadBots } from './load.ts'
import { accountsOf, momentsOf, NO_CACHE, playedGame } from './testing/accounts.ts'

/** As many as take seconds; `npm run test:luck` plays a thousand of each. */
const COUNT = Number(process.env['LUCK_GAMES'] ?? 16)
/** Throws that are simulated take longer: Strike's games are beside its judge. */
const ROLLED = GAMES.filter(({ loadRoller }) => loadRoller === undefined)
const PATIENCE_MS = 3_600_000
const PLAYOUTS = 48

async function play(game: Game): Promise<(readonly SeatTotals[])[]> {
  const bot = (await loadBots(game, 2, NO_CACHE)).get('strong') as Bot
  const accounts: (readonly SeatTotals[])[] = []
  for (let number = 0; number < COUNT; number++) {
    accounts.push(await accountsOf(game, playedGame(game, bot, { players: 2, number }), PLAYOUTS))
  }
  return accounts
}

describe.each(ROLLED)(`luck and skill over ${COUNT} games of $id between equals`, (game) => {
  let accounts: (readonly SeatTotals[])[]
  let first: SeatTotals[]
  beforeAll(async () => {
    accounts = await play(game)
    first = accounts.map(([seat]) => seat as SeatTotals)
  }, PATIENCE_MS)

  it('account for every result, and add up to zero over the table', () => {
    for (const seats of accounts) {
      for (const { start, luck, skill, opponents, result } of seats)
        expect(start.mean + luck.mean + skill.mean + opponents.mean).toBeCloseTo(result, 9)
      const [one, other] = seats.map(({ luck }) => luck.mean)
      expect(one! + other!).toBeCloseTo(0, 9)
    }
  })

  it('luck averages zero', () => {
    const { mean, error } = momentsOf(first.map(({ luck }) => luck.mean))
    expect(Math.abs(mean)).toBeLessThan(3 * error)
  })

  it('the result less its luck varies by less than a third of the result', () => {
    const raw = momentsOf(first.map(({ result }) => result)).variance
    const { variance } = momentsOf(first.map(({ adjusted }) => adjusted))
    expect(variance).toBeLessThan(raw / 3)
    // Nothing at all is left only if the judge plays just as the players do: then there is nothing to tell apart.
    expect(variance).toBeGreaterThan(0)
  })
})
