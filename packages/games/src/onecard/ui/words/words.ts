import type { words } from './en.ts'
import type { table } from './en/table.ts'

/** Every word of the game on screen; each language has them all. */
export type Words = typeof words
export type TableWords = typeof table
