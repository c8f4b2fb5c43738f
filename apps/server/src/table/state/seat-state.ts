import type { JsonObject } from '@rattlecup/kit'
import type { BotLevel, SeatInfo } from '@rattlecup/protocol'

/** Plays on for a player who is absent, has left or ran out of time: neither a gift nor a punishment. */
export const STAND_IN: BotLevel = 'casual'

export interface SeatState {
  /** The guest who has the seat; null for an empty one and a bot's. */
  guest: string | null
  name: string | null
  bot: BotLevel | null
  away: boolean
  /** The player's seed for the dice of scheme 1. */
  seed: string
  /** The head that the player's device gave last, for the game to come or for the next ask. */
  head: string | null
  /** Until when the player's time stands still. */
  holiday: number
  /** Who gave the seat up in this game, and may take it back. */
  left: string | null
  /** The passes the player announced in advance, and how many events there were then. Nobody else may know. */
  passing: { readonly unless: JsonObject; readonly from: number } | null
  /** The last events of this game that a bot chose for a person, by their index. */
  byBot: readonly number[]
}

export function emptySeat(): SeatState {
  return {
    guest: null,
    name: null,
    bot: null,
    away: false,
    seed: '',
    head: null,
    holiday: 0,
    left: null,
    passing: null,
    byBot: [],
  }
}

export function seatInfo({ name, bot, away, byBot, holiday }: SeatState): SeatInfo {
  const info = { name, bot, away, ...(byBot.length > 0 ? { byBot: [...byBot] } : {}) }
  return holiday > 0 ? { ...info, holiday } : info
}
