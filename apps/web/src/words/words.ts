import type { words } from './en.ts'

export type ShellWords = typeof words
