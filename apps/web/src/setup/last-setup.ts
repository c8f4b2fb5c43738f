import { findManifest } from '@rattlecup/games/manifest'
import { LEVELS, type Level } from '@rattlecup/kit'

/** Somebody who is to sit down; a person with an empty name is "You". */
export interface SetupChair {
  readonly name: string
  readonly bot?: Level
}

/** How a table was set up. */
export interface Setup {
  readonly chairs: readonly SetupChair[]
  readonly options: Readonly<Record<string, unknown>>
  readonly dice: 'fair' | 'real'
}

const PREFIX = 'rattlecup.setup.'

/** How this game was last set up at this device. */
export function lastSetup(game: string): Setup | undefined {
  try {
    const setup = JSON.parse(localStorage.getItem(PREFIX + game) ?? 'null') as Setup | null
    return setup && Array.isArray(setup.chairs) ? setup : undefined
  } catch {
    return undefined
  }
}

export function keepSetup(game: string, setup: Setup): void {
  localStorage.setItem(PREFIX + game, JSON.stringify(setup))
}

/** The level of the bots that were last chosen to play against. */
export function lastLevel(game: string): Level {
  const level = lastSetup(game)?.chairs.find(({ bot }) => bot)?.bot
  if (level && LEVELS.includes(level)) return level
  return findManifest(game)?.firstGame?.level ?? 'casual'
}
