import type { words } from './en.ts'

export type OnlineWords = typeof words
