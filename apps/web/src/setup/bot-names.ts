import { LEVELS, type Level } from '@rattlecup/kit'

/** Who plays how: each level has its own people. Names are the same in every language. */
export const BOT_NAMES: Readonly<Record<Level, readonly string[]>> = {
  beginner: ['Pip', 'Mimi', 'Toto', 'Lila', 'Nino'],
  casual: ['Cleo', 'Bruno', 'Rosa', 'Emil', 'Nora'],
  strong: ['Vera', 'Anton', 'Greta', 'Hugo', 'Selma'],
  master: ['Ada', 'Blaise', 'Emmy', 'Pierre', 'Sofia'],
}

export function isBotName(name: string): boolean {
  return LEVELS.some((level) => BOT_NAMES[level].includes(name))
}

/** A name of that level that nobody at the table has. */
export function botName(level: Level, taken: readonly string[]): string {
  const [first = ''] = BOT_NAMES[level]
  return BOT_NAMES[level].find((name) => !taken.includes(name)) ?? first
}
