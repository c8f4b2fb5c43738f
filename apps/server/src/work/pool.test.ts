import { GAMES } from '@rattlecup/games'
import { LEVELS, type JsonObject } from '@rattlecup/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TableState } from '../table/state/state.ts'
import { legalMoves, scene } from '../testing/tables.ts'
import { temporaryFolder } from '../testing/process.ts'
import { ThreadPool } from './pool.ts'

/** A game of two, as it stands when the first of them has to choose. */
async function started(game: string): Promise<TableState> {
  const { table, visit } = await scene({ game, seats: 2 })
  const [host, friend] = [visit('host'), visit('friend')]
  await host.do({ t: 'sit', seat: 0 } as never)
  await friend.do({ t: 'sit', seat: 1 } as never)
  await host.do({ t: 'start' })
  while (table.state.match?.awaits === 'chance') await new Promise((resolve) => void setImmediate(resolve))
  return table.state
}

/** The rules ignore how a die is thrown, and do not list it. */
const byRule = ({ type, ...rest }: JsonObject) => (type === 'throw' ? { type } : { type, ...rest })

describe('threads for bots and throws', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let pool: ThreadPool
  beforeAll(async () => {
    folder = await temporaryFolder()
    pool = new ThreadPool({ threads: 1, cache: folder.path })
  })
  afterAll(async () => {
    await pool.close()
    await folder.remove()
  })

  it.each(GAMES.map(({ id }) => id))('%s has a bot of every level, and its moves are legal', async (game) => {
    const state = await started(game)
    const seat = state.match?.waiting().kind === 'players' ? 0 : 1
    for (const level of ['random', 'greedy', ...LEVELS] as const) {
      const move = await pool.chooseMove(state, seat, level)
      expect(legalMoves(state, seat)).toContainEqual(byRule(move))
    }
  })

  it('a throw does not wait for bots, and neither does a table of people', async () => {
    const busy = new ThreadPool({ threads: 1, cache: folder.path })
    const [thinking, throwing] = [await started('qwixx'), await started('strike')]
    // Half a minute of thought for one thread: whatever stands in the same queue is not answered before the test gives up.
    const bots = Promise.all(Array.from({ length: 2000 }, () => busy.chooseMove(thinking, 0, 'master')))
    const thought = bots.then(
      () => true,
      () => false,
    )
    expect(await busy.check(throwing, { seat: 0, move: { type: 'throw' } })).toMatchObject({ ok: true })
    const { table, visit } = await scene({ game: 'qwixx', seats: 1 })
    const person = visit('host')
    await person.do({ t: 'sit', seat: 0 } as never)
    await person.do({ t: 'start' })
    for (let i = 0; i < 10; i++) await person.do({ t: 'move', m: legalMoves(table.state, 0)[0] } as never)
    await busy.close()
    expect(await thought).toBe(false)
  })
})
