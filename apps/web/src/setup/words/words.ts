import type { words } from './en.ts'

export type SetupWords = typeof words
