import type { Shortcut } from '@rattlecup/ui'
import type { OnecardWords } from './words/words.ts'

export function shortcuts({ keys }: OnecardWords): Shortcut[] {
  return [
    { keys: '1 – 5', does: keys.choose },
    { keys: 'R', does: keys.roll },
    { keys: 'S', does: keys.stop },
    { keys: 'D', does: keys.confirm },
    { keys: 'P', does: keys.pass },
  ]
}
