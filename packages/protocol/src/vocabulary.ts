import { LEVELS } from '@rattlecup/kit'

/** Letters that can't be taken for one another, spoken or written. */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
export const CODE_LENGTH = 5
/** What a table's code looks like. */
export const CODE_PATTERN = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`)

/** The longest name and the longest free text, in characters. */
export const NAME_LENGTH = 24
export const TEXT_LENGTH = 200

/** The bots that can take a seat, the weakest first. */
export const BOT_LEVELS = ['random', 'greedy', ...LEVELS] as const
export type BotLevel = (typeof BOT_LEVELS)[number]
