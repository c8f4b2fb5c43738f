import type { TerminalUi } from '../../terminal/terminal-ui.ts'
import type { Onecard } from '../rules/types.ts'
import { cardFinder } from './cards.ts'
import { render } from './render.ts'
import { words } from './words.ts'

/** Cards may be brought. */
export function terminalUi(options: object): TerminalUi<Onecard> {
  const find = cardFinder(options)
  return { ...words(find), render: render(find) }
}
