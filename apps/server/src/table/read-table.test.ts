import { findGame } from '@rattlecup/games'
import { FastSource, Match, unwrap } from '@rattlecup/kit'
import { pick } from '@rattlecup/kit/testing'
import { describe, expect, it } from 'vitest'
import { legalMoves, twoPlaying } from '../testing/tables.ts'
import { PublicLog } from './public/public-log.ts'
import { readTable } from './read-table.ts'
import { replayRecord } from './state/apply.ts'
import { readLog } from './state/records.ts'
import { TableState } from './state/state.ts'

/** The log of a table at the bound of what a log may be: games with real dice, one after the other. */
function longLog(id: number, code: string, records: number): string[] {
  const source = new FastSource('long')
  const settings = { game: 'qwixx', seats: 2, options: {}, dice: 'real', listed: false, watch: 'anyone' }
  const made = { k: 'made', id, code, settings: { ...settings, chat: true, clock: null }, host: 'host' }
  const lines: object[] = [{ ...made, secret: '00'.repeat(32), bots: [] }]
  for (const seat of [0, 1]) lines.push({ k: 'sit', seat, name: `player ${seat}`, by: `guest ${seat}` })
  while (lines.length < records) {
    lines.push({ k: 'start', r: [] })
    const match = unwrap(Match.start(findGame('qwixx')!, 2, {}))
    while (match.awaits !== 'over' && lines.length < records) {
      if (match.awaits === 'chance') {
        const outcome = unwrap(match.draw(source))
        lines.push({ k: 'roll', r: [outcome] })
        unwrap(match.chance(outcome))
        continue
      }
      const seat = [0, 1].find((each) => match.moves(each).length > 0) as number
      const m = pick(match.moves(seat), source)
      unwrap(match.play(seat, m))
      lines.push({
        k: 'move',
        seat,
        m,
        i: `m${lines.length}`,
        ...(match.chosen.length > 0 ? { sealed: true } : {}),
      })
    }
    if (lines.length < records) lines.push({ k: 'again', secret: '00'.repeat(32) })
  }
  return lines.map((line) => JSON.stringify(line))
}

const lines = longLog(7, 'LNGXY', 20_000)

describe('a log at the bound of its length', () => {
  it('is read while another table plays: its moves are answered meanwhile', async () => {
    const { host, friend, table, tables, store } = await twoPlaying({ game: 'qwixx', seats: 2 })
    const row = await store.directory.tableByCode(table.state.code)
    await store.directory.addTable({ ...row!, id: 7, code: 'LNGXY' })
    const { log } = store
    const load = log.load.bind(log)
    log.load = async (id, from) => (id === 7 ? lines : load(id, from))
    const progress = { isRead: false }
    const reading = tables.find('LNGXY').then((found) => {
      progress.isRead = true
      return found
    })
    let answered = 0
    while (!progress.isRead && table.state.phase === 'playing') {
      for (const [seat, player] of [host, friend].entries()) {
        const m = legalMoves(table.state, seat)[0]
        if (m) await player.do({ t: 'move', m } as never)
        if (m && !progress.isRead) answered++
      }
    }
    // In one go it would be none; how many depends on the machine.
    expect(answered).toBeGreaterThan(4)
    expect((await reading)?.state.n).toBe(19_999)
  })

  it('reads as it does in one go, with the last updates for who comes back', async () => {
    const { state, publicLog } = await readTable(lines, findGame, 0)
    const { made, records } = readLog(lines)
    const whole = new TableState(made, findGame)
    const wholeLog = new PublicLog(whole)
    for (const record of records) {
      replayRecord(whole, record)
      wholeLog.add(record)
    }
    expect(state.info()).toEqual(whole.info())
    expect(state.match?.eventsWithSecrets).toEqual(whole.match?.eventsWithSecrets)
    for (let n = state.n - 16; n <= state.n; n++) expect(publicLog.since(n)).toEqual(wholeLog.since(n))
  })
})

describe('a log that is read', () => {
  it.each(['gambler', 'qwixx'])('tells the same of %s from every place in a game', async (game) => {
    const { host, friend, table, store } = await twoPlaying({ game, seats: 2 })
    for (let moves = 0; moves < 30; moves++)
      for (const [seat, player] of [host, friend].entries()) {
        const m = legalMoves(table.state, seat)[0]
        if (m) await player.do({ t: 'move', m } as never)
      }
    const log = await store.log.load(table.state.id)
    for (let length = 20; length <= log.length; length++) {
      const part = log.slice(0, length)
      const { publicLog } = await readTable(part, findGame, 0)
      const { made, records } = readLog(part)
      const state = new TableState(made, findGame)
      const whole = new PublicLog(state)
      for (const record of records) {
        replayRecord(state, record)
        whole.add(record)
      }
      const from = Math.max(0, state.n - 16)
      // The first update that is told after a long time may say more of the table than was new: it is harmless.
      expect(publicLog.since(from)?.length).toBe(whole.since(from)?.length)
      expect(eventsOf(publicLog.since(from))).toEqual(eventsOf(whole.since(from)))
    }
  })
})

function eventsOf(updates: readonly string[] = []): object[] {
  return updates.map((update) => {
    const { t, n, e, c, x, ask, links } = JSON.parse(update)
    return { t, n, e, c, x, ask, links }
  })
}
