import type { GameTypes, Match, Result, Seat } from '@rattlecup/kit'
import type { Paint } from './paint.ts'

/** Who sits at the table, and how text may look. */
export interface Stage {
  readonly names: readonly string[]
  readonly paint: Paint
}

export interface TerminalChoice<Move> {
  readonly move: Move
  readonly words: string
  /** What may be typed for it, squeezed; the first is the one shown. */
  readonly keys: readonly string[]
  /** Left out of the list, but may be typed: where listing all would bury the others. */
  readonly unlisted?: boolean
}

export interface Menu<Move> {
  readonly choices: readonly TerminalChoice<Move>[]
  /** Whether a choice may be typed by its number in the list. Not where the keys are numbers themselves. */
  readonly numbered: boolean
  /** A line below the list. */
  readonly note?: string
}

/** The parts of a result: a column each, a row for each seat. */
export interface Breakdown {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

/** How one game speaks. All of it works from DGP/1's views, so it can't tell a secret. */
export interface TerminalWords<T extends GameTypes = GameTypes> {
  /** The rules in short, and what may be typed. */
  readonly help: readonly string[]
  menu(view: T['View'], seat: Seat, moves: readonly T['Move'][], stage: Stage): Menu<T['Move']>
  /** A move typed in a form that no menu can list, such as how hard to throw and where; undefined if it is of no such form. */
  typedMove?(match: Match<T>, text: string): Result<T['Move']> | undefined
  /** A move in words; `view` is from before it. */
  move(view: T['View'], seat: Seat, move: T['Move'], stage: Stage): string
  /** An outcome in words; `view` is from before it. */
  outcome(view: T['View'], outcome: T['Outcome'], stage: Stage): string
  /** What happened by itself between two views, such as a penalty. */
  news(before: T['View'], after: T['View'], stage: Stage): string[]
  /** What to type for the real dice, such as `14 6235`. */
  wanted(view: T['View'], chance: T['Chance']): string
  /** The outcome that was typed, or undefined if it is none. */
  typed(view: T['View'], chance: T['Chance'], text: string): T['Outcome'] | undefined
  /** How the points came about, from the views of the whole game, the last being its end. */
  breakdown(views: readonly T['View'][]): Breakdown
}

/** How one game speaks and looks. */
export interface TerminalUi<T extends GameTypes = GameTypes> extends TerminalWords<T> {
  /** The table as a seat sees it; null is a spectator. */
  render(view: T['View'], seat: Seat | null, stage: Stage): string[]
}
