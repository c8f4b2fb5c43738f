import { GAMES } from '../games.ts'
import type { Match } from '@rattlecup/kit'
import { allSeats, randomMatch } from '@rattlecup/kit/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadTerminal } from './load.ts'
import { ansiPaint, plainPaint } from './paint.ts'
import type { Stage, TerminalUi } from './terminal-ui.ts'
import { COLUMNS, widthOf, wrap } from './text.ts'

const LONG_NAMES = Array.from({ length: 6 }, (_, seat) => `Maximilian${seat + 1}x`)

/** Everything that the terminal could show of a moment: the table from every side, and every choice. */
function linesAt(match: Match, terminal: TerminalUi, stage: Stage): string[] {
  return [null, ...allSeats(match.players)].flatMap((seat) => {
    const view = match.view(seat)
    const moves = seat === null ? [] : match.moves(seat)
    const choices = seat === null || moves.length === 0 ? [] : terminal.menu(view, seat, moves, stage).choices
    const listed = choices
      .filter(({ unlisted }) => !unlisted)
      .map(({ keys, words }) => `${keys[0]}  ${words}`)
    return [`seat ${seat}`, ...terminal.render(view, seat, stage), ...listed]
  })
}

describe('how tables look', () => {
  it.each(GAMES)('$id: nothing is wider than 80 columns, in colour or not', async (game) => {
    const terminal = await loadTerminal(game, {})
    const tables = fc.record({
      players: fc.integer(game.players),
      seed: fc.integer(),
      limit: fc.integer({ min: 0, max: 400 }),
    })
    fc.assert(
      fc.property(tables, (setup) => {
        const match = randomMatch(game, setup)
        const plain = linesAt(match, terminal, { names: LONG_NAMES, paint: plainPaint })
        const coloured = linesAt(match, terminal, { names: LONG_NAMES, paint: ansiPaint })
        expect(plain.filter((line) => widthOf(line) > COLUMNS - 8 && !line.startsWith(' '))).toEqual([])
        expect(plain.filter((line) => widthOf(line) > COLUMNS)).toEqual([])
        expect(coloured.map(widthOf)).toEqual(plain.map(widthOf))
      }),
      { numRuns: 60 },
    )
  })

  it.each(GAMES)('$id: no two choices answer to the same key', async (game) => {
    const terminal = await loadTerminal(game, {})
    randomMatch(game, { players: 2, seed: 'keys', limit: 300 }, (match) => {
      const waiting = match.waiting()
      if (waiting.kind !== 'players') return
      const [seat = 0] = waiting.seats
      const stage = { names: LONG_NAMES, paint: plainPaint }
      const menu = terminal.menu(match.view(seat), seat, match.moves(seat), stage)
      const keys = menu.choices.flatMap((choice) => choice.keys)
      expect(new Set(keys).size).toBe(keys.length)
      expect(keys.filter((key) => ['h', 'q', '?', ''].includes(key))).toEqual([])
    })
  })

  it('long texts are broken between words', () => {
    const lines = wrap('four dice games '.repeat(20).trim())
    expect(lines.every((line) => widthOf(line) <= COLUMNS)).toBe(true)
    expect(lines.join(' ')).toBe('four dice games '.repeat(20).trim())
  })
})
