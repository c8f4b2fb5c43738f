import { GAMES } from '@rattlecup/games'
import { FastSource, Match, seatsOf, unwrap, type Game, type GameEntry } from '@rattlecup/kit'
import { fromWire, tableSettings, type ServerMessageOf } from '@rattlecup/protocol'
import { describe, expect, it } from 'vitest'
import { applyRecord } from '../state/apply.ts'
import type { LogRecord } from '../state/records.ts'
import { TableState } from '../state/state.ts'
import { PublicLog } from './public-log.ts'

const STEPS = 120

/** A table of two with real dice: no outcome comes by itself. */
function opened(game: Game): { state: TableState; add: (record: LogRecord) => ServerMessageOf<'e'> } {
  const settings = tableSettings.parse({ game: game.id, seats: 2, dice: 'real' })
  const made = { k: 'made', id: 1, code: 'ABCDE', settings, host: 'host', secret: '', bots: [] } as const
  const state = new TableState(made, () => game)
  const publicLog = new PublicLog(state)
  const add = (record: LogRecord) =>
    JSON.parse(publicLog.add(unwrap(applyRecord(state, record))).update) as ServerMessageOf<'e'>
  return { state, add }
}

/** A random record that fits. */
function next(match: Match, source: FastSource): LogRecord {
  if (match.awaits === 'chance') return { k: 'roll', r: [unwrap(match.draw(source))] }
  const seats = seatsOf(match.choosing)
  const seat = seats[source.below(seats.length)] as number
  const moves = match.moves(seat)
  return { k: 'move', seat, m: moves[source.below(moves.length)] as never }
}

describe.each(GAMES.map((game) => [game.id, game] as const))('what everybody is told of %s', (_, game) => {
  it('leads to the game as it is, and never says more', () => {
    const source = new FastSource(game.id)
    const { state, add } = opened(game)
    add({ k: 'start', r: [] })
    const match = state.match as Match
    const events: GameEntry[] = []
    for (let i = 0; i < STEPS && match.awaits !== 'over'; i++) {
      const { e = [], c, x = [] } = add(next(match, source))
      if (c) expect(e).toEqual([])
      events.push(...e.map(fromWire))
      for (const [index, outcome] of x) events[index] = { chance: outcome }
      const copy = unwrap(Match.load(game, 2, {}, events))
      const sealed = { chosen: match.chosen, own: null }
      expect(copy.view(null, sealed)).toEqual(match.view(null, sealed))
      expect(match.publicEvents).toEqual(events)
    }
  })
})
