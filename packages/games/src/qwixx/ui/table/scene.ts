import type { Seat } from '@rattlecup/kit'
import type { TableProps, Who } from '@rattlecup/ui'
import type { Qwixx, QwixxMove } from '../../rules/types.ts'
import type { QwixxWords } from '../words/words.ts'

/** What the parts of the table are drawn from: the shell's props, and what the player is about to do. */
export interface QwixxScene extends TableProps<Qwixx> {
  readonly words: QwixxWords
  /** The move in pencil: made, but for a last tap. */
  readonly draft: QwixxMove | undefined
  /** A name; undefined is the player at this screen. */
  readonly whoIs: (seat: Seat) => Who
  readonly nameOf: (seat: Seat) => string
}
