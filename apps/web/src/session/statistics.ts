import type { Game, Level } from '@rattlecup/kit'
import type { SavedGame } from './saved-games.ts'

/** What one person's finished games of one kind at this device came to. */
interface OwnRecord {
  readonly played: number
  readonly won: number
  /** The best points of all, and their sum. */
  readonly best: number
  readonly sum: number
  /** Against bots of one level: how many games were won in a row, or lost, as a negative number. */
  readonly row?: { readonly level: Level; readonly count: number } | undefined
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

/** After this many games won or lost in a row, bots of another level are offered. */
const IN_A_ROW = 2

/** Whether somebody keeps winning or losing against the same bots; undefined while it goes to and fro. */
export function trend(game: string): 'winning' | 'losing' | undefined {
  const count = statistics()[game]?.row?.count ?? 0
  if (Math.abs(count) < IN_A_ROW) return undefined
  return count > 0 ? 'winning' : 'losing'
}

function rowAfter(before: OwnRecord['row'], level: Level | undefined, hasWon: boolean): OwnRecord['row'] {
  if (level === undefined) return undefined
  const step = hasWon ? 1 : -1
  const isSame = before?.level === level && Math.sign(before.count) === step
  return { level, count: (isSame ? before.count : 0) + step }
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
  const hasWon = winners?.includes(seat) ?? false
  const after: OwnRecord = {
    played: (before?.played ?? 0) + 1,
    won: (before?.won ?? 0) + (hasWon ? 1 : 0),
    best: before ? better(before.best, score) : score,
    sum: (before?.sum ?? 0) + score,
    row: rowAfter(before?.row, players.find(({ bot }) => bot)?.bot, hasWon),
  }
  localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: after }))
}
