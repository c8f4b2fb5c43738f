import type { Player } from '@rattlecup/ui'
import type { GameRecord } from './game-record.ts'
import type { ShellWords } from '../words/en.ts'

/** Who sat at a recorded game: by name, or else by the number of the seat. */
export function playersOf({ chairs }: GameRecord, { you, seatName }: ShellWords): Player[] {
  return chairs.map(({ name }) => ({ name: /^\d+$/.test(name) ? seatName(name) : name || you }))
}
