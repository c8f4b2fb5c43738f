import type { Shortcut } from '@rattlecup/ui'
import type { Words } from './words/words.ts'

/** The table's keys, for the list of shortcuts. */
export function shortcuts({ keys }: Words): readonly Shortcut[] {
  return [
    { keys: '1–6', does: keys.die },
    { keys: '↑ ↓', does: keys.row },
    { keys: 'R', does: keys.roll },
    { keys: 'S', does: keys.stop },
    { keys: 'Esc', does: keys.takeBack },
  ]
}
