import type { Game } from '@rattlecup/kit'
import { manifestOf } from '../manifest.ts'
import type { TerminalUi } from './terminal-ui.ts'

/** How a game speaks and looks; some of it depends on the options, such as cards that were brought. */
export async function loadTerminal(game: Game, options: object): Promise<TerminalUi> {
  const { terminalUi } = await manifestOf(game.id).terminal()
  // It takes views and moves of its own game only; by its name it always gets those.
  return (terminalUi as (options: object) => TerminalUi)(options)
}
