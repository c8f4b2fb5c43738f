import type { words } from './en.ts'
import type { table } from './en/table.ts'

/** Every word of the game on screen; each language has them all. */
export type OnecardWords = typeof words
export type TableWords = typeof table
