import type { words } from './en.ts'

/** All that Qwixx says, in one language; the English words say what there is to be said. */
export type QwixxWords = typeof words
