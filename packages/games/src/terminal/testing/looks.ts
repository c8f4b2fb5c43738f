import type { GameView, JsonObject } from '@rattlecup/kit'
import { expect, it } from 'vitest'
import { plainPaint } from '../paint.ts'
import type { TerminalUi } from '../terminal-ui.ts'

/** A moment of a game, in DGP/1's form, written by hand: how it looks must not depend on how games are drawn. */
export interface Moment {
  readonly name: string
  readonly options?: JsonObject
  readonly seat: number | null
  readonly view: GameView
}

/** Compares each moment with how it looked before; `goldens` is where that is kept. */
export function looksAsBefore(
  terminalUi: (options: object) => unknown,
  moments: readonly Moment[],
  goldens: URL,
): void {
  it.each(moments)('$name looks as it did', async ({ name, options = {}, seat, view }) => {
    const { render } = terminalUi(options) as TerminalUi
    const lines = render(view, seat, { names: ['Anna', 'Ben', 'Cleo'], paint: plainPaint })
    const golden = new URL(`${name}.txt`, goldens)
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(golden.pathname)
  })
}
