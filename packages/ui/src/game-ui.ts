import type { Game, GameEvent, GameTypes, JsonObject, Level, Reason, Seat, Status } from '@rattlecup/kit'
import type { ComponentType } from 'react'
import type { InEveryLanguage } from './language.ts'
import type { Lesson } from './lesson.ts'
import type { Sound } from './sound.ts'

/** Somebody at the table, as everybody may know them. */
export interface Player {
  readonly name: string
  /** The bot's level; undefined for a person. */
  readonly bot?: Level
  /** Whether a bot plays for them until they are back. */
  readonly away?: boolean
}

/** A step of the game that everybody saw: one outcome, one move, or all choices made at once. */
export interface Step<T extends GameTypes = GameTypes> {
  /** How many events had happened before. */
  readonly at: number
  readonly events: readonly GameEvent<T>[]
  /** The seat that took back a move: then there are no events. Only the shell sees such a step. */
  readonly takenBack?: Seat
  /** The game just before and just after, as the watching seat sees it. */
  readonly before: T['View']
  readonly after: T['View']
}

/** What a game's table is drawn from. It never asks where the game is played: in this browser, on a server, or long ago. */
export interface TableProps<T extends GameTypes = GameTypes> {
  readonly view: T['View']
  /** Whose eyes; null for a spectator. */
  readonly seat: Seat | null
  readonly players: readonly Player[]
  readonly options: T['Options']
  readonly status: Status<T['Chance']>
  /** What `seat` may do now; [] while it has nothing to choose. Only these are legal: rules are never computed again. */
  readonly moves: readonly T['Move'][]
  /** Every event up to `view`, for what a view does not hold, such as where dice lie. */
  readonly events: readonly GameEvent<T>[]
  /** The step that led to `view`; undefined at the beginning and after a jump. */
  readonly step: Step<T> | undefined
  /** Whether the step has been shown long enough: until then its dice tumble. */
  readonly settled: boolean
  /** Ends the showing of the step at once. */
  readonly skip: () => void
  /** Why the game stands still, such as a pause: said instead of what is asked and who is awaited. */
  readonly standstill?: string | undefined
  /** Whether it is long over and only shown again: nobody will choose anything. */
  readonly isReplay?: boolean
  /** A move to point at. */
  readonly hint: T['Move'] | undefined
  readonly play: (move: T['Move']) => void
  /** Answers a tap that can't be a move, in one line: why not. */
  readonly say: (why: string) => void
}

/** Entering what real dice show. */
export interface EntryProps<T extends GameTypes = GameTypes> {
  readonly chance: T['Chance']
  readonly view: T['View']
  readonly options: T['Options']
  readonly players: readonly Player[]
  /** The reader's seat; null where several people read. */
  readonly seat: Seat | null
  readonly enter: (outcome: T['Outcome']) => void
}

/** The end of a game: where the points come from. */
export interface BreakdownProps<T extends GameTypes = GameTypes> {
  readonly view: T['View']
  readonly events: readonly GameEvent<T>[]
  readonly options: T['Options']
  readonly status: Status<T['Chance']>
  readonly players: readonly Player[]
}

/** Choosing a game's options before it begins. `value` holds those that were changed. */
export interface OptionsFormProps {
  /** What each seat is called so far. */
  readonly players: readonly string[]
  readonly value: Readonly<Record<string, unknown>>
  readonly change: (value: Record<string, unknown>) => void
}

/** Choosing what one does not want to pass at. */
export interface PassingFormProps {
  readonly unless: JsonObject
  readonly change: (unless: JsonObject) => void
}

/** How a game speaks of passing that was said beforehand. */
export interface PassingUi<Words> {
  readonly Form: ComponentType<PassingFormProps>
  /** No exception at all. */
  readonly nothing: JsonObject
  /** What was excepted, as the end of a sentence: "the white sum is 7, or fits blue"; undefined if nothing was. */
  tell(unless: JsonObject, words: Words): string | undefined
}

/** Whom a sentence is about: a name, or undefined for the reader. */
export type Who = string | undefined

/** What words need to speak about a game. */
export interface Telling<Words> {
  readonly words: Words
  readonly players: readonly Player[]
  /** The reader's seat. */
  readonly seat: Seat | null
}

/** A moment of the game as one seat sees it, to be put into words. */
export interface SeatMoment<T extends GameTypes, Words> {
  readonly view: T['View']
  readonly options: T['Options']
  /** Whom it is about. */
  readonly seat: Seat
  readonly words: Words
}

/** How a game answers who can't see it. */
export interface Ear<T extends GameTypes, Words> {
  /** What was rolled, and lies there for everybody. */
  dice(moment: SeatMoment<T, Words>): string
  /** All that is the asker's own: a sheet, cards, points. */
  own(moment: SeatMoment<T, Words>): string
  /** A move in words, none like another; without this, `tellMove` is clear enough. */
  move?(move: T['Move'], moment: SeatMoment<T, Words>): string
}

/** All that a game brings to the screen. */
export interface GameUi<T extends GameTypes = GameTypes, Words = unknown> {
  /** The rules, so that who loads the screens has all of the game. */
  readonly game: Game<T>
  /** Begins to load what is large and needed from the first roll on, before anybody waits for it. */
  preload?(): Promise<unknown>
  readonly words: InEveryLanguage<{ readonly words: Words }>
  /** The rules, with drawings. */
  readonly rules: InEveryLanguage<{ readonly Rules: ComponentType }>
  readonly Table: ComponentType<TableProps<T>>
  readonly Entry: ComponentType<EntryProps<T>>
  readonly Breakdown: ComponentType<BreakdownProps<T>>
  readonly OptionsForm: ComponentType<OptionsFormProps>
  /** Whose hand the dice are in while this chance is awaited; undefined where a move of theirs has just thrown them. */
  cupAt?(view: T['View'], chance: T['Chance']): Seat | undefined
  /** Whether a seat has nothing to do any more, though the game goes on. */
  isOut?(view: T['View'], seat: Seat, options: T['Options']): boolean
  /** How many milliseconds a step is shown before the next; the table may need to work it out. */
  pace(step: Step<T>, seat: Seat | null): number | Promise<number>
  /** A step in words, for the ear and for the list of last moves; undefined if it is not worth a word. */
  tell(step: Step<T>, telling: Telling<Words>): string | undefined
  /** How a seat stands, such as "5 dice" or "2nd"; without this, by its points. */
  tellScore?(moment: SeatMoment<T, Words>): string
  /** What the manifest's `tally` counts, in words. */
  tallyName?(key: string, words: Words): string
  /** A move in words, such as "red 7". */
  tellMove(move: T['Move'], words: Words): string
  /** Where `game.passing` is. */
  readonly passing?: PassingUi<Words>
  /** Answers for players who play by ear. */
  readonly ear?: Ear<T, Words>
  /** A hint's reason in words. */
  explain(reason: Reason, words: Words): string
  lesson(): Promise<Lesson<T, Words>>
  /** What a step sounds like; without this, rolls rattle and moves knock. */
  sound?(step: Step<T>): Sound | undefined
  /** The table's own keys, for the list of shortcuts. */
  shortcuts?(words: Words): readonly Shortcut[]
}

export interface Shortcut {
  /** As printed on the key. */
  readonly keys: string
  readonly does: string
}
