import { GAMES } from '@rattlecup/games'
import { COLUMNS, loadTerminal, plainPaint, widthOf } from '@rattlecup/games/terminal'
import type { Game } from '@rattlecup/kit'
import { randomMatch } from '@rattlecup/kit/testing'
import { describe, expect, it } from 'vitest'
import { screenLines } from './ask-move.ts'

/** A screen of 80 × 24, its last line for the answer. */
const LINES = 23
const GAMES_EACH = 6
const STAGE = {
  names: Array.from({ length: 6 }, (_, seat) => `Maximilian${seat + 1}x`),
  paint: plainPaint,
}

/** Calls `look` with every screen that anybody sees in some games of as many players as there may be. */
async function everyScreen(game: Game, look: (phase: unknown, lines: string[]) => void): Promise<void> {
  const { min, max } = game.players
  for (let players = min; players <= max; players++) {
    for (let seed = 0; seed < GAMES_EACH; seed++) {
      const setup = { players, seed, limit: 400 }
      const { options } = randomMatch(game, { ...setup, limit: 0 })
      const terminal = await loadTerminal(game, options)
      randomMatch(game, setup, (match) => {
        const waiting = match.waiting()
        for (const seat of waiting.kind === 'players' ? waiting.seats : []) {
          const view = match.view(seat)
          const menu = terminal.menu(view, seat, match.moves(seat), STAGE)
          look(view['phase'], screenLines(terminal.render(view, seat, STAGE), menu, STAGE))
        }
      })
    }
  }
}

describe('a screen of 80 × 24', () => {
  it.each(GAMES)(
    'holds $id: the table and every choice, in every phase, for any number of players',
    async (game) => {
      const phases = new Set<unknown>()
      await everyScreen(game, (phase, lines) => {
        phases.add(phase)
        if (lines.length > LINES || lines.some((line) => widthOf(line) > COLUMNS))
          expect.fail(lines.join('\n'))
      })
      expect(phases.size).toBeGreaterThan(0)
    },
  )
})
