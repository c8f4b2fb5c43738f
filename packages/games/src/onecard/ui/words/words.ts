import type { words } from './en.ts'

/** Every word of the game on screen; each language has them all. */
export type OnecardWords = typeof words
