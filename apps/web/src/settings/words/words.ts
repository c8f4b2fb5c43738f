import type { words } from './en.ts'

export type SettingsWords = typeof words
