import type { words } from './en.ts'

export type HouseWords = typeof words
