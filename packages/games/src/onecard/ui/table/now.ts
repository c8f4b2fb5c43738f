import type { TableProps } from '@rattlecup/ui'
import type { Onecard } from '../../rules/types.ts'
import type { CardBook } from '../cards/prospect.ts'

/** What the parts of the table share: the game as it stands, and the reader's choice in the making. */
export interface OnecardTableNow {
  readonly props: TableProps<Onecard>
  readonly book: CardBook
  /** Whether a card of the reader's or of the display has been tapped. */
  readonly isChosen: (id: string) => boolean
  /** The move that a tap on a card makes or prepares; undefined if there is none. */
  readonly moveOfCard: (id: string) => string | undefined
  readonly tapCard: (id: string) => void
}
