import type { Game, GameTypes, Seat } from './game.ts'
import { sameJson } from './json.ts'

/** What happens in a game. */
export type GameEvent<T extends GameTypes = GameTypes> =
  | { readonly seat: Seat; readonly move: T['Move'] }
  | { readonly chance: T['Outcome'] }

/** A seat takes back its move that is entry `back` of the log, counted from 0: the game goes on from before it. */
export interface TakeBack {
  readonly seat: Seat
  readonly back: number
}

/** One entry of a game's log. A game is its list of entries: replaying them gives the same game. Nothing is ever removed. */
export type GameEntry<T extends GameTypes = GameTypes> = GameEvent<T> | TakeBack

/** A game as DGP/1's `log` answers it. */
export interface GameLog<T extends GameTypes = GameTypes> {
  readonly game: string
  readonly players: number
  /** As they were given. */
  readonly options: object
  readonly events: readonly GameEntry<T>[]
}

/**
 * The entries of a match: which of them stand, and which everybody may see. Sealed choices are the last ones: they are
 * made one after the other, and nothing happens in between.
 */
export class Entries<T extends GameTypes> {
  readonly #all: GameEntry<T>[] = []
  /** What stands, step by step: the indices of an outcome, of a move, or of moves that were made at once. */
  readonly #steps: number[][] = []
  #sealed = 0
  #outcomes = 0
  /** What everybody could see when somebody last asked, and how many entries there were then. */
  #public: readonly GameEntry<T>[] = []
  #publicAt = 0

  get withSecrets(): readonly GameEntry<T>[] {
    return this.#all
  }

  /** How many there are without sealed choices. */
  get openLength(): number {
    return this.#all.length - this.#sealed
  }

  get open(): readonly GameEntry<T>[] {
    return this.#all.slice(0, this.openLength)
  }

  /** How many outcomes there were, those taken back included. */
  get outcomes(): number {
    return this.#outcomes
  }

  get standing(): number[] {
    return this.#steps.flat()
  }

  get lastStep(): readonly number[] {
    return this.#steps.at(-1) ?? []
  }

  addOutcome(chance: T['Outcome']): void {
    this.#steps.push([this.#all.push({ chance }) - 1])
    this.#outcomes++
  }

  seal(seat: Seat, move: T['Move']): void {
    this.#all.push({ seat, move })
    this.#sealed++
  }

  /** The sealed choices were made at once, and everybody sees them now. */
  reveal(): void {
    this.#steps.push(Array.from({ length: this.#sealed }, (_, at) => this.openLength + at))
    this.#sealed = 0
  }

  /** Forgets a seat's sealed choice. */
  withdraw(seat: Seat): void {
    const at = this.#all.findLastIndex((entry) => 'move' in entry && entry.seat === seat)
    this.#all.splice(at, 1)
    this.#sealed--
    this.#publicAt = -1
  }

  /** The step that holds the move of `seat` which is entry `back` and stands; -1 if there is none. */
  stepOf({ seat, back }: TakeBack): number {
    const entry = this.#all[back]
    if (!entry || !('move' in entry) || entry.seat !== seat) return -1
    return this.#steps.findIndex((indices) => indices.includes(back))
  }

  /** What stands before a step. */
  before(step: number): GameEvent<T>[][] {
    return this.#steps.slice(0, step).map((indices) => indices.map((at) => this.#all[at] as GameEvent<T>))
  }

  /** Only the steps before `step` go on standing, and what is sealed is forgotten. */
  takeBack(takeBack: TakeBack, step: number): void {
    this.#all.length -= this.#sealed
    this.#sealed = 0
    this.#steps.length = step
    this.#all.push(takeBack)
    this.#publicAt = -1
  }

  /** A new list after every entry; what it holds is the same object until it is uncovered. */
  public(game: Game<T>, state: T['State']): readonly GameEntry<T>[] {
    if (this.#publicAt === this.#all.length) return this.#public
    const { open } = this
    this.#public = game.cover ? open.map((entry, at) => this.#covered(game, state, entry, at)) : open
    this.#publicAt = this.#all.length
    return this.#public
  }

  #covered(game: Game<T>, state: T['State'], entry: GameEntry<T>, at: number): GameEntry<T> {
    if (!('chance' in entry)) return entry
    const chance = game.cover?.(state, entry.chance) ?? entry.chance
    if (chance === entry.chance) return entry
    const before = this.#public[at]
    return before && 'chance' in before && sameJson(before.chance, chance) ? before : { chance }
  }
}
