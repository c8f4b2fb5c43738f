import type { words } from './en.ts'

export type MineWords = typeof words
