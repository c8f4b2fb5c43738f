import { LEVELS } from '@rattlecup/kit'

/** Letters that can't be taken for one another, spoken or written. */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
export const CODE_LENGTH = 5
/** What a table's code looks like. */
export const CODE_PATTERN = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`)

/** The longest free text, in characters. */
export const TEXT_LENGTH = 200

/** How many days a turn may last, where a game is played over days. */
export const CLOCK_DAYS = [1, 2, 3, 7, 14] as const

/** The bots that can take a seat, the weakest first. */
export const BOT_LEVELS = ['random', 'greedy', ...LEVELS] as const
export type BotLevel = (typeof BOT_LEVELS)[number]
