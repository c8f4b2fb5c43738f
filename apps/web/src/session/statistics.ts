import type { Game } from '@rattlecup/kit'
import type { SavedGame } from './saved-games.ts'

/** What one person's finished games of one kind at this device came to. */
interface OwnRecord {
  readonly played: number
  readonly won: number
  /** The best points of all, and their sum. */
  readonly best: number
  readonly sum: number
}

const KEY = 'rattlecup.statistics'

/** By the game's id. */
export function statistics(): Readonly<Record<string, OwnRecord>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}
  } catch {
    return {}
  }
}

/** Counts a finished game of one person against others; with several people at the device nobody knows whose it is. */
export function countGame({ game, players, scores, winners }: SavedGame, wins: Game['best']): void {
  const people = players.flatMap(({ bot }, seat) => (bot ? [] : [seat]))
  const [seat] = people
  if (people.length !== 1 || seat === undefined || players.length === 1) return
  const all = statistics()
  const score = scores?.[seat] ?? 0
  const before = all[game]
  const better = wins === 'most' ? Math.max : Math.min
  const after: OwnRecord = {
    played: (before?.played ?? 0) + 1,
    won: (before?.won ?? 0) + (winners?.includes(seat) ? 1 : 0),
    best: before ? better(before.best, score) : score,
    sum: (before?.sum ?? 0) + score,
  }
  localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: after }))
}
