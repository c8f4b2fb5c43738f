import { afterEach, describe, expect, it } from 'vitest'
import { STORES, type OpenedStore } from '../../testing/stores.ts'
import type { FinishedSeat } from './contract.ts'

type Result = readonly [guest: string | null, name: string, score: number]

/** The seats of a game, of which the most points win. */
function finished(table: number, number: number, ...results: readonly Result[]): FinishedSeat[] {
  const best = Math.max(...results.map(([, , score]) => score))
  return results.map(([guest, name, score], seat) => ({
    table,
    number,
    seat,
    guest,
    name,
    bot: guest === null ? 'casual' : null,
    score,
    won: score === best,
    game: table % 2 === 0 ? 'gambler' : 'qwixx',
    ended: table * 10,
  }))
}

/** A review of the first game of a table, as old as its number. */
const review = (table: number, guest = 'ann') => ({ table, number: 1, guest, text: `${table}`, kept: table })

describe.each(STORES)('finished games in %s', (_, make) => {
  let opened: OpenedStore | undefined
  const open = async () => (opened = await make()).store.history

  afterEach(async () => {
    await opened?.store.close()
    await opened?.clean()
    opened = undefined
  })

  const GAMES = [
    finished(1, 1, ['ann', 'Ann', 50], ['bob', 'Bob', 40]),
    finished(2, 1, ['ann', 'Ann', 10], ['cid', 'Çid', 30]),
    finished(3, 1, ['ann', 'Ann', 20], ['bob', 'Bob', 60], [null, 'Bot', 5]),
    finished(3, 2, ['bob', 'Bob', 1], ['ann', 'Ann', 2]),
    finished(4, 1, ['bob', 'Bob', 1], ['cid', 'Çid', 2]),
  ]
  const filled = async () => {
    const history = await open()
    for (const game of GAMES) await history.addFinished(game)
    return history
  }

  it('are listed, the latest first, each with all its seats and once', async () => {
    const history = await filled()
    expect(await history.addFinished(GAMES[0] ?? [])).toBe(false)
    expect(await history.addFinished(finished(9, 1, ['dan', 'Dan', 1]))).toBe(true)
    const found = await history.finishedOf({ guest: 'ann', limit: 9 })
    expect(found).toEqual([GAMES[3], GAMES[2], GAMES[1], GAMES[0]])
    expect(await history.finishedOf({ guest: 'nobody', limit: 9 })).toEqual([])
  })

  it('are read page by page', async () => {
    const history = await filled()
    const first = await history.finishedOf({ guest: 'ann', limit: 2 })
    const after = { ended: 30, table: 3, number: 1 }
    const second = await history.finishedOf({ guest: 'ann', limit: 2, after })
    expect([...first, ...second]).toEqual([GAMES[3], GAMES[2], GAMES[1], GAMES[0]])
  })

  it('are searched by game, by result and by the names of others, to the letter', async () => {
    const history = await filled()
    const tables = async (query: object) =>
      (await history.finishedOf({ guest: 'ann', limit: 9, ...query })).map(([seat]) => seat?.table)
    expect(await tables({ game: 'gambler' })).toEqual([2])
    expect(await tables({ won: true })).toEqual([3, 1])
    expect(await tables({ won: false })).toEqual([3, 2])
    expect(await tables({ name: 'BO' })).toEqual([3, 3, 1])
    expect(await tables({ name: 'çi' })).toEqual([2])
    expect(await tables({ name: 'ann' })).toEqual([])
    expect(await tables({ name: '%' })).toEqual([])
    expect(await tables({ name: "'" })).toEqual([])
  })

  it('are found by who played them, by nobody else', async () => {
    const history = await filled()
    expect(await history.finishedSeat('ann', 3, 2)).toEqual(GAMES[3]?.[1])
    expect(await history.finishedSeat('ann', 4, 1)).toBeUndefined()
  })

  it('add up', async () => {
    const history = await filled()
    const own = await history.finishedSeat('ann', 1, 1)
    await history.keepReview(own as FinishedSeat, {
      luck: 0.5,
      play: -0.25,
      mistakes: 3,
      inaccuracies: 2,
      blunders: 1,
      tally: '{}',
    })
    expect(await history.totalsOf('ann')).toEqual([
      {
        game: 'gambler',
        played: 1,
        won: 0,
        highest: 10,
        lowest: 10,
        average: 10,
        reviewed: 0,
        luck: 0,
        play: 0,
        mistakes: 0,
        inaccuracies: 0,
        blunders: 0,
      },
      {
        game: 'qwixx',
        played: 3,
        won: 2,
        highest: 50,
        lowest: 2,
        average: 24,
        reviewed: 1,
        luck: 0.5,
        play: -0.25,
        mistakes: 3,
        inaccuracies: 2,
        blunders: 1,
      },
    ])
    expect(await history.headToHead('ann', 9)).toEqual([
      { name: 'Bob', played: 3, won: 2, lost: 1 },
      { name: 'Çid', played: 1, won: 0, lost: 1 },
    ])
  })

  it('keep the latest reviews of each guest, and what is shared', async () => {
    const history = await filled()
    for (const table of [1, 2, 3]) await history.keepWholeReview(review(table), 2)
    await history.keepWholeReview(review(1, 'bob'), 2)
    await history.keepWholeReview({ ...review(3), text: 'again' }, 2)
    const found = [1, 2, 3].map((table) => history.wholeReview('ann', table, 1))
    expect(await Promise.all(found)).toEqual([undefined, '2', 'again'])
    const shared = { token: 't', table: 1, number: 1, guest: 'ann' }
    expect(await history.share(shared)).toBe('t')
    expect(await history.share({ ...shared, token: 'u' })).toBe('t')
    const figures = { luck: 0.5, play: 0, mistakes: 1, inaccuracies: 0, blunders: 0, tally: '{"red":1}' }
    await history.keepReview((await history.finishedSeat('ann', 1, 1)) as FinishedSeat, figures)
    const kept = (await history.keptOf('ann')).map(({ table, number, review: told, token }) => [
      table,
      number,
      told,
      token,
    ])
    expect(kept).toEqual([
      [3, 2, null, null],
      [3, 1, null, null],
      [2, 1, null, null],
      [1, 1, figures, 't'],
    ])
    expect([await history.shared('t'), await history.shared('u')]).toEqual([shared, undefined])
    await history.eraseHistory('ann')
    expect([await history.shared('t'), await history.wholeReview('ann', 3, 1)]).toEqual([
      undefined,
      undefined,
    ])
    expect(await history.wholeReview('bob', 1, 1)).toBe('1')
  })

  it('are found by place and time, and told one by one', async () => {
    const history = await filled()
    await history.addFinished(finished(8, 0, ['ann', 'Ann', 7]))
    const tables = async (query: object) =>
      (await history.finishedOf({ guest: 'ann', limit: 9, ...query })).map(([seat]) => seat?.table)
    expect(await tables({ isHere: false })).toEqual([8])
    expect(await tables({ isHere: true, from: 20, to: 30 })).toEqual([2])
    expect((await history.recentOf('ann', 2)).map(({ score, won }) => [score, won])).toEqual([
      [7, true],
      [2, true],
    ])
  })

  it('of devices are kept once, each by its own name', async () => {
    const history = await open()
    const upload = { id: 7, guest: 'ann', key: 'k', file: '{"é":1}' }
    expect(await history.addUpload(upload)).toBe(true)
    expect(await history.addUpload({ ...upload, id: 8 })).toBe(false)
    expect(await history.addUpload({ ...upload, id: 9, guest: 'bob' })).toBe(true)
    expect([await history.upload(7), await history.upload(8)]).toEqual([upload.file, undefined])
    expect([await history.uploadsOf('ann'), await history.uploadsOf('cid')]).toEqual([1, 0])
  })

  it('keep no name of somebody who deletes themselves', async () => {
    const history = await filled()
    await history.addUpload({ id: 7, guest: 'bob', key: 'k', file: '{}' })
    await history.addFinished(finished(7, 0, ['bob', 'Bob', 7], ['ann', 'Whoever sat with Bob', 8]))
    await history.eraseHistory('bob')
    expect(await history.upload(7)).toBeUndefined()
    expect(await history.finishedSeat('ann', 7, 0)).toBeUndefined()
    expect(await history.finishedOf({ guest: 'bob', limit: 9 })).toEqual([])
    const [latest] = await history.finishedOf({ guest: 'ann', limit: 1 })
    expect(latest?.[0]).toMatchObject({ guest: null, name: '—', score: 1 })
    expect(await history.finishedOf({ guest: 'ann', limit: 9, name: 'bob' })).toEqual([])
  })
})
