import type { words } from './en.ts'

export type HomeWords = typeof words
