import type { DrawSource } from './chance.ts'
import type { Game, GameTypes, Seat } from './game.ts'
import type { Json } from './json.ts'

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
  /** What the bot thinks of it, where it thinks. */
  readonly evaluation?: Json
}

export type Bot<T extends GameTypes = GameTypes> = (task: BotTask<T>) => BotAnswer
