import type { Shortcut } from '@rattlecup/ui'
import type { QwixxWords } from './words/words.ts'

/** The table's keys, for the list of shortcuts. */
export const shortcuts = ({ shortcuts }: QwixxWords): readonly Shortcut[] => [
  { keys: '1 2 3 4', does: shortcuts.row },
  { keys: '← → ↑ ↓', does: shortcuts.box },
  { keys: 'Enter', does: shortcuts.cross },
  { keys: 'P', does: shortcuts.pass },
  { keys: 'Esc', does: shortcuts.erase },
]
