import { GAMES } from '@rattlecup/games'
import { FairDice } from '@rattlecup/kit'
import { randomMatch } from '@rattlecup/kit/testing'
import { describe, expect, it } from 'vitest'
import { loadTerminal, plainPaint } from '@rattlecup/games/terminal'
import { resultLines } from './result.ts'

const OPTIONS: Readonly<Record<string, object>> = {
  qwixx: { games: 3 },
  gambler: { target: 300 },
  strike: { rounds: 'tournament' },
}

/** Columns that count something else than points. */
const COUNTS = ['cards scored', 'dice left']

describe('the result', () => {
  it.each(GAMES.map((game) => [game.id, game] as const))(
    '%s: the parts add up to the points',
    async (id, game) => {
      for (let seed = 0; seed < 20; seed++) {
        const match = randomMatch(game, { players: 3, seed, options: OPTIONS[id] ?? {} })
        const names = ['Anna', 'Ben', 'Cleo']
        const table = {
          match,
          chairs: names.map((name) => ({ name })),
          dice: new FairDice({ secret: '00', table: '', seeds: [] }),
          realDice: false,
          botSeed: '',
        }
        const lines = resultLines(table, await loadTerminal(game, {}), { names, paint: plainPaint })
        const top = lines.findLastIndex((line) => line.endsWith('  points'))
        const heading = (lines[top] as string).trim().split(/ {2,}/)
        const rows = lines.slice(top + 1, -2)
        const sums = rows.map((row) => {
          const cells = row.trim().split(/ {2,}/).slice(1, -1).map(Number)
          return cells.reduce((sum, cell, i) => (COUNTS.includes(heading[i] as string) ? sum : sum + cell), 0)
        })
        expect(sums).toEqual(match.status().scores)
        expect(lines.at(-1)).toContain(names[match.status().winners[0] as number])
      }
    },
  )
})
