import type { words } from './en.ts'

export type RecordWords = typeof words
