import type { Sound, Step } from '@rattlecup/ui'
import type { Strike } from '../rules/types.ts'

/** A stop knocks; dice that are thrown are heard where they hit. */
export function sound({ events: [event] }: Step<Strike>): Sound | undefined {
  return event && 'move' in event && event.move.type === 'stop' ? 'place' : undefined
}
