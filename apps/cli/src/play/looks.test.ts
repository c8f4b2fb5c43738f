import { GAMES } from '@rattlecup/games'
import type { Game, Match } from '@rattlecup/kit'
import { allSeats, randomMatch } from '@rattlecup/kit/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Stage } from './face.ts'
import { faceOf } from './faces.ts'
import { ansiPaint, plainPaint } from './paint.ts'
import { MOMENTS } from './testing/views.ts'
import { COLUMNS, widthOf, wrap } from './text.ts'

const LONG_NAMES = Array.from({ length: 6 }, (_, seat) => `Maximilian${seat + 1}x`)

function gameOf(id: string): Game {
  return GAMES.find((game) => game.id === id) as Game
}

/** Everything that the terminal could show of a moment: the table from every side, and every choice. */
function linesAt(match: Match, stage: Stage): string[] {
  const face = faceOf(match.game.id, match.options)
  return [null, ...allSeats(match.players)].flatMap((seat) => {
    const view = match.view(seat)
    const moves = seat === null ? [] : match.moves(seat)
    const choices = seat === null || moves.length === 0 ? [] : face.menu(view, seat, moves, stage).choices
    const listed = choices
      .filter(({ unlisted }) => !unlisted)
      .map(({ keys, words }) => `${keys[0]}  ${words}`)
    return [`seat ${seat}`, ...face.render(view, seat, stage), ...listed]
  })
}

describe('how tables look', () => {
  it.each(MOMENTS)('$name looks as it did', async ({ name, game, options = {}, seat, view }) => {
    const stage = { names: ['Anna', 'Ben', 'Cleo'], paint: plainPaint }
    const lines = faceOf(game, options).render(view, seat, stage)
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`render/goldens/${name}.txt`)
  })

  it.each(GAMES.map(({ id }) => id))('%s: nothing is wider than 80 columns, in colour or not', (id) => {
    const game = gameOf(id)
    const tables = fc.record({
      players: fc.integer(game.players),
      seed: fc.integer(),
      limit: fc.integer({ min: 0, max: 400 }),
    })
    fc.assert(
      fc.property(tables, (setup) => {
        const match = randomMatch(game, setup)
        const plain = linesAt(match, { names: LONG_NAMES, paint: plainPaint })
        const coloured = linesAt(match, { names: LONG_NAMES, paint: ansiPaint })
        expect(plain.filter((line) => widthOf(line) > COLUMNS - 8 && !line.startsWith(' '))).toEqual([])
        expect(plain.filter((line) => widthOf(line) > COLUMNS)).toEqual([])
        expect(coloured.map(widthOf)).toEqual(plain.map(widthOf))
      }),
      { numRuns: 60 },
    )
  })

  it.each(GAMES.map(({ id }) => id))('%s: no two choices answer to the same key', (id) => {
    randomMatch(gameOf(id), { players: 2, seed: 'keys', limit: 300 }, (match) => {
      const waiting = match.waiting()
      if (waiting.kind !== 'players') return
      const [seat = 0] = waiting.seats
      const stage = { names: LONG_NAMES, paint: plainPaint }
      const menu = faceOf(id, {}).menu(match.view(seat), seat, match.moves(seat), stage)
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
