import type { DrawSource } from './chance.ts'
import type { Forms } from './forms.ts'
import type { Json, JsonObject } from './json.ts'
import type { Result } from './result.ts'
import type { Roller } from './roller.ts'

/** A seat at the table, counted from 0, clockwise. */
export type Seat = number

/** The most seats any game has; scratch arrays of this size always suffice. */
export const MAX_SEATS = 8

/** What the rules wait for. */
export type Awaits = 'chance' | 'players' | 'over'

/** What every game's view says in the same words, for whoever shows a game without knowing it. */
export interface GameView extends JsonObject {
  readonly phase: string
  /** Whose turn it is, or who will begin: the seat that rolls. */
  readonly active: Seat
  /** Where seats choose in secret: those that have chosen, ascending, and the viewing seat's own move. */
  readonly chosen?: readonly Seat[]
  readonly own?: JsonObject | null
}

/** What every game's options have. */
export interface GameOptions {
  /** The seat that begins. */
  readonly first: Seat
}

/** The types that belong to one game. */
export interface GameTypes {
  /** Plain, small, mutable, cheap to clone. Only the rules look inside. */
  readonly State: object
  /** Checked options, defaults filled in. */
  readonly Options: GameOptions
  /** DGP/1 forms, to the letter. */
  readonly Move: JsonObject
  readonly Chance: JsonObject
  readonly Outcome: JsonObject
  readonly View: GameView
}

/**
 * The rules of one game. Moves are small whole numbers and a chance outcome is a list of them, so that a game
 * can be played millions of times; `Codec` turns them into DGP/1 and back. Rules never roll: they say how many
 * draws the next chance event is made of and take the result. They trust their input: `Match` is the checked door.
 */
export interface Rules<T extends GameTypes> {
  setup(players: number, options: T['Options']): T['State']
  clone(state: T['State']): T['State']
  awaits(state: T['State']): Awaits
  /** The seats that must choose now, as a bit mask (bit s is seat s); 0 unless players are awaited. Several bits mean that they choose at once and in secret. */
  movers(state: T['State']): number
  /** Writes the legal move numbers of a seat that is among the movers into `into`, from index 0, and returns how many there are (never 0). */
  moves(state: T['State'], seat: Seat, into: number[]): number
  /** Applies the choices of all movers together; `choices[seat]` is that seat's move number. Other entries are not read. */
  play(state: T['State'], choices: readonly number[]): void
  /**
   * Writes into `sizes` the exact odds of the awaited chance event: it is made of that many independent draws, draw i
   * having `sizes[i]` equally likely values 0 … sizes[i]−1. Returns the number of draws.
   */
  draws(state: T['State'], sizes: number[]): number
  /** Applies a chance outcome, given by its draws. */
  applyChance(state: T['State'], draws: readonly number[]): void
  /** One number a seat. */
  scores(state: T['State']): number[]
}

/** Between the rules' numbers and DGP/1's JSON. Decoders take anything at all and return undefined for what is not of the form. */
export interface Codec<T extends GameTypes> {
  encodeMove(state: T['State'], seat: Seat, code: number): T['Move']
  /** The move's number if it has exactly the right form; whether it is legal is checked by the caller. */
  decodeMove(state: T['State'], seat: Seat, move: unknown): number | undefined
  /** What is asked for while chance is awaited. */
  chance(state: T['State']): T['Chance']
  encodeOutcome(state: T['State'], draws: readonly number[]): T['Outcome']
  /** The draws of an outcome if it is one of those asked for. */
  decodeOutcome(state: T['State'], outcome: unknown): number[] | undefined
}

/** What the match runner knows of choices made in secret. */
export interface Sealed<Move> {
  /** Seats that have chosen, ascending; [] when nobody is choosing in secret. */
  readonly chosen: readonly Seat[]
  /** The viewing seat's own choice. */
  readonly own: Move | null
}

export interface OptionsSpec<Options> {
  /** JSON Schema of the options object. */
  readonly schema: JsonObject
  parse(raw: unknown, players: number): Result<Options>
}

/** Saying beforehand that one will pass, unless something happens that one wants to choose at. */
export interface Passing<T extends GameTypes> {
  /** What is wrong with the exceptions that somebody names; undefined where they are well-formed. */
  fault(unless: JsonObject): string | undefined
  /** The move that passes, for a seat that must choose now; undefined where it has to choose itself, or said that it wants to. */
  pass(state: T['State'], seat: Seat, unless: JsonObject): number | undefined
}

export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string
  readonly title: string
  /** The version of the rules, and of the physics where there is any. Games played by another version are verified by that one. */
  readonly version: string
  readonly players: { readonly min: number; readonly max: number }
  /** Whether more or fewer points win. */
  readonly best: 'most' | 'fewest'
  readonly options: OptionsSpec<T['Options']>
  /** What comes in the box: boards, cards. Answered by DGP/1's `describe`. */
  readonly data: Readonly<Record<string, Json>>
  readonly rules: Rules<T>
  readonly codec: Codec<T>
  /** How moves, outcomes and views look. */
  readonly forms: Forms<T>
  /** The game as a seat may see it; null is a spectator. Must not show anything secret. */
  view(state: T['State'], seat: Seat | null, sealed: Sealed<T['Move']>): T['View']
  /**
   * An outcome of the past as everybody may know it now: itself, unless it tells what is still covered. What stands in for
   * that fits all that is open and says nothing. Absent where outcomes are never covered.
   */
  cover?(state: T['State'], outcome: T['Outcome']): T['Outcome']
  /** A copy of the state in which everything the seat can't know is drawn at random: what a bot at that seat may think with. */
  imagine(state: T['State'], seat: Seat, source: DrawSource): T['State']
  /** What a seat's position is worth by a heuristic, in points, more being better (in every game): points in hand plus promise, minus the best rival's. */
  evaluate(state: T['State'], seat: Seat): number
  /** Absent where passing can't be said beforehand. */
  readonly passing?: Passing<T>
  /** Readies what makes the outcomes where it is more than the rules' odds, such as Strike's physics. */
  readonly loadRoller?: () => Promise<Roller>
}
