import type { Game } from '@rattlecup/kit'
import type { TerminalUi } from './terminal-ui.ts'

const LOADERS: Readonly<Record<string, () => Promise<{ terminalUi: unknown }>>> = {
  qwixx: () => import('../qwixx/terminal/index.ts'),
  gambler: () => import('../gambler/terminal/index.ts'),
  onecard: () => import('../onecard/terminal/index.ts'),
  strike: () => import('../strike/terminal/index.ts'),
}

/** How a game speaks and looks; some of it depends on the options, such as cards that were brought. */
export async function loadTerminal(game: Game, options: object): Promise<TerminalUi> {
  const loader = LOADERS[game.id]
  if (!loader) throw new Error(`${game.id} is not for terminals`)
  // It takes views and moves of its own game only; by its name it always gets those.
  const make = (await loader()).terminalUi as (options: object) => TerminalUi
  return make(options)
}
