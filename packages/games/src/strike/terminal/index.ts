import type { TerminalUi } from '../../terminal/terminal-ui.ts'
import type { Strike } from '../rules/types.ts'
import { render } from './render.ts'
import { words } from './words.ts'

export const terminalUi = (): TerminalUi<Strike> => ({ ...words, render })
