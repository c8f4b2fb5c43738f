import type { words } from './en.ts'

export type ResultWords = typeof words
