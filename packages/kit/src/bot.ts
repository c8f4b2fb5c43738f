import type { DrawSource } from './chance.ts'
import type { Game, GameTypes, Seat } from './game.ts'
import type { Json, JsonObject } from './json.ts'

/** What a bot is asked: a move for `seat`, which is among the movers of `state`. */
export interface BotTask<T extends GameTypes = GameTypes> {
  readonly game: Game<T>
  /** From `Game.imagine`: it holds nothing that a player at this seat couldn't know. The bot may change it. */
  readonly state: T['State']
  readonly seat: Seat
  /** The bot's own chance: for ties, errors and rollouts. The same source gives the same move, time permitting. */
  readonly source: DrawSource
  /** Whether the time is up. Bots have no clock; an anytime bot asks now and then. */
  readonly expired: () => boolean
}

export interface BotAnswer {
  /** The chosen move's number. */
  readonly code: number
  /** Further fields of the move that the rules ignore, such as how a die is thrown. */
  readonly how?: JsonObject
  /** What the bot thinks of it, where it thinks. */
  readonly evaluation?: Json
  /** Why, the weightiest first, as data that a client puts into words. */
  readonly reasons?: readonly Reason[]
}

/** One reason for a move: a key to a sentence, and what to fill in. */
export interface Reason {
  readonly key: string
  readonly values: JsonObject
}

export type Bot<T extends GameTypes = GameTypes> = (task: BotTask<T>) => BotAnswer

/** How well a bot plays, the weakest first. */
export const LEVELS = ['beginner', 'casual', 'strong', 'master'] as const
export type Level = (typeof LEVELS)[number]
export type Bots<T extends GameTypes = GameTypes> = Readonly<Record<Level, Bot<T>>>

/** Where computed tables are kept between runs; whoever runs the program decides the place. */
export interface BlobCache {
  read(name: string): Promise<Uint8Array | undefined>
  write(name: string, bytes: Uint8Array): Promise<void>
}

/** Readies a game's bots for a number of players; tables that are not on the cache are computed and put there. */
export type LoadBots<T extends GameTypes = GameTypes> = (
  players: number,
  cache: BlobCache,
) => Promise<Bots<T>>
