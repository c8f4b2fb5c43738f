import type { Shortcut } from '@rattlecup/ui'
import type { StrikeWords } from './words/words.ts'

/** The table's keys, for the list of shortcuts. */
export const shortcuts = ({ shortcuts }: StrikeWords): readonly Shortcut[] => [
  { keys: '← → ↑ ↓', does: shortcuts.aim },
  { keys: '␣', does: shortcuts.throw },
  { keys: 'G', does: shortcuts.group },
  { keys: 'R', does: shortcuts.ungroup },
  { keys: 'Q E', does: shortcuts.turn },
  { keys: '+ −', does: shortcuts.zoom },
  { keys: '0', does: shortcuts.reset },
  { keys: 'V', does: shortcuts.values },
  { keys: 'S', does: shortcuts.stop },
]
