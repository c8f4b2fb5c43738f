import type { BotLevel, SeatInfo } from '@rattlecup/protocol'

export interface Chair {
  /** The guest who has the seat; null for an empty one and a bot's. */
  guest: string | null
  name: string | null
  bot: BotLevel | null
  away: boolean
  seed: string
}

export function emptyChair(): Chair {
  return { guest: null, name: null, bot: null, away: false, seed: '' }
}

export function seatInfo({ name, bot, away }: Chair): SeatInfo {
  return { name, bot, away }
}
