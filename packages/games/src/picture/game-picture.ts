import type { GameTypes, Seat } from '@rattlecup/kit'
import type { PictureFrame, Shape } from './shapes.ts'

/** A finished game, as its picture is drawn. */
interface FinishedTable<T extends GameTypes = GameTypes> {
  readonly view: T['View']
  readonly options: T['Options']
  readonly names: readonly string[]
}

/** How a game is shown where it can't be played: in a preview, in a chat. */
export interface GamePicture<T extends GameTypes = GameTypes> {
  /** The final table within a frame, on felt. */
  table(finished: FinishedTable<T>, frame: PictureFrame): Shape[]
  /** What a seat has at the end, in a few symbols that any chat shows. */
  symbols(view: T['View'], seat: Seat): string
}
