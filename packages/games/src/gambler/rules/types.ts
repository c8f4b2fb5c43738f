/** Dice in the box; they are dealt evenly and what is left over stays in it (GB-1). */
export const DICE = 30
/** GB-2. */
export const STARTING_POINTS = 80
/** The most dice a turn is played with (GB-7). */
export const MOST_ROLLED = 5
/** The most rows a board and the most boxes a row can have: strides of the state's arrays. */
export const MAX_ROWS = 6
export const MAX_BOXES = 6
export const FACES = 6
/** A full house is this many equal dice and two others. */
export const TRIPLE = 3
export const FULL_HOUSE = 5

/** GB-3: a row in DGP/1's form. Yellow rows have positive points, black ones negative. */
export type BoardRow =
  | { readonly kind: 'numbers'; readonly boxes: readonly number[]; readonly points: number }
  | { readonly kind: 'stars'; readonly length: number; readonly points: number }
  | { readonly kind: 'fullhouse'; readonly points: number }

/** A board in DGP/1's form. */
export type Board = {
  readonly id: string
  readonly title: string
  readonly beginner?: true
  readonly rows: readonly BoardRow[]
}

/** A row made ready for play: one shape for all kinds. */
export interface Row {
  readonly kind: BoardRow['kind']
  readonly length: number
  readonly points: number
  /** For a row of numbers, the value that each box wants, as a bit mask; else empty. */
  readonly wants: readonly number[]
}

/** A board made ready for play. */
export interface Layout {
  readonly board: Board
  readonly rows: readonly Row[]
  readonly boxes: number
}

export interface GamblerOptions {
  readonly first: number
  readonly target: number
  readonly stars: 'independent' | 'distinct'
  readonly beginner: boolean
  readonly boards: readonly Board[] | undefined
}

export interface GamblerState {
  readonly players: number
  readonly target: number
  /** Whether star rows of one board must take different values (GB-29). */
  readonly distinct: boolean
  /** Whether the beginners' board lies on top of the stack. */
  readonly beginner: boolean
  /** Whether the stack is shuffled, and so secret; brought boards lie in an order that all know. */
  readonly shuffled: boolean
  /** All boards of the game, never changed. */
  readonly layouts: readonly Layout[]
  /** The stack from the top, as indexes into `layouts`; [] until shuffled. Replaced, never changed in place, so that copies may share it. */
  order: readonly number[]
  phase: 'boards' | 'roll' | 'place' | 'over'
  active: number
  round: number
  /** Rolls this turn has had. */
  rolls: number
  /** Dice of this turn not placed yet: in hand, or about to be rolled. */
  loose: number
  /** Whether the present roll has not had its compulsory die yet. */
  obliged: boolean
  /** How many dice of each value are in hand, by value (index 0 is unused); all 0 but in phase `place`. */
  hand: number[]
  /** How many boxes of each row are filled, and with what: `placed[row * MAX_BOXES + box]`. */
  filled: number[]
  placed: number[]
  /** What the next free box of each row takes, as a bit mask; 0 for a full row. Follows from the rest; kept because every move asks. */
  takes: number[]
  /** Free boxes of the board. */
  free: number
  /** Each seat's dice that are not on the board. */
  supply: number[]
  points: number[]
}

export type GamblerMove = { type: 'place'; row: number; value: number } | { type: 'roll' } | { type: 'stop' }

type GamblerChance = { type: 'boards' } | { type: 'roll'; count: number }

export type GamblerOutcome = { type: 'boards'; order: string[] } | { type: 'roll'; values: number[] }

export type GamblerView = {
  phase: GamblerState['phase']
  active: number
  round: number
  board: Board | null
  rows: number[][]
  hand: number[]
  rolls: number
  supply: number[]
  points: number[]
}

export interface Gambler {
  State: GamblerState
  Options: GamblerOptions
  Move: GamblerMove
  Chance: GamblerChance
  Outcome: GamblerOutcome
  View: GamblerView
}
