import type { DeviceMemory } from '@rattlecup/kit'
import type { DeviceGame } from '@rattlecup/protocol/client'

/** What a device brings forward against a house: what it noticed, all that it kept, and the file if there is one. */
export interface Evidence extends DeviceGame {
  readonly alarm: string
  readonly memory: DeviceMemory
  readonly file?: unknown
}

const KEY = 'rattlecup.dice-alarms'
const MOST = 10

/** The latest first. */
export function keptAlarms(): Evidence[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Evidence[]
  } catch {
    return []
  }
}

/** Keeps it until its player deletes this site's data. The first thing noticed about a game is what counts; a file is added. */
export function keepAlarm(game: DeviceGame, found: Omit<Evidence, keyof DeviceGame>): void {
  const isSame = (kept: Evidence): boolean => kept.table === game.table && kept.game === game.game
  const known = keptAlarms().find(isSame)
  const evidence = { ...game, ...found, ...(known ? { alarm: known.alarm } : {}) }
  const others = keptAlarms().filter((kept) => !isSame(kept))
  localStorage.setItem(KEY, JSON.stringify([evidence, ...others].slice(0, MOST)))
}
