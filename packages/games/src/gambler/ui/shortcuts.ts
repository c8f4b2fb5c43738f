import type { Shortcut } from '@rattlecup/ui'
import type { GamblerWords } from './words/words.ts'

/** The table's keys, for the list of shortcuts. */
export function shortcuts({ keys }: GamblerWords): readonly Shortcut[] {
  return [
    { keys: '1–6', does: keys.die },
    { keys: '↑ ↓', does: keys.row },
    { keys: 'R', does: keys.roll },
    { keys: 'S', does: keys.stop },
    { keys: 'Esc', does: keys.takeBack },
  ]
}
