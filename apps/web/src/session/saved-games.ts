import { FairDice, type GameEntry, type GameOptions, type Level, type Seat } from '@rattlecup/kit'
import type { GameRecord } from '../records/game-record.ts'

/** A game played at this device, as it is kept between visits. */
export interface SavedGame {
  readonly id: string
  readonly game: string
  readonly players: readonly { readonly name: string; readonly bot?: Level }[]
  readonly options: Partial<GameOptions>
  /** The secret of the fair dice; undefined where real dice are rolled. */
  readonly secret: string | undefined
  /** What each seat threw into the fair dice. */
  readonly seeds: readonly string[]
  readonly events: readonly GameEntry[]
  readonly isOver: boolean
  /** Points, and who has won, as of the last event; unknown of games that an older version kept. */
  readonly scores?: readonly number[]
  readonly winners?: readonly Seat[]
  /** Milliseconds since 1970. */
  readonly changed: number
}

const PREFIX = 'rattlecup.game.'
/** Finished games beyond this many are forgotten, the oldest first. */
const MOST = 30

/** All kept games, the one played last first. */
export function savedGames(): SavedGame[] {
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) as string)
  const games = keys.filter((key) => key.startsWith(PREFIX)).flatMap((key) => read(key) ?? [])
  return games.sort((a, b) => b.changed - a.changed)
}

export function savedGame(id: string): SavedGame | undefined {
  return read(PREFIX + id)
}

/** Keeps a game; where the browser has no more room, the oldest finished ones make way. */
export function saveGame(game: SavedGame): void {
  const text = JSON.stringify(game)
  for (;;) {
    try {
      return localStorage.setItem(PREFIX + game.id, text)
    } catch (error) {
      const oldest = finishedGames().findLast(({ id }) => id !== game.id)
      if (!oldest) throw error
      forgetGame(oldest.id)
    }
  }
}

export function forgetGame(id: string): void {
  localStorage.removeItem(PREFIX + id)
}

/** Forgets the oldest finished games beyond what is kept, and tables that were left before anything happened. */
export function pruneGames(): void {
  const empty = savedGames().filter(({ events }) => events.length === 0)
  for (const { id } of [...finishedGames().slice(MOST), ...empty]) forgetGame(id)
}

/** A game as it is downloaded, verified and replayed; the secret of its dice is in it once it is over. */
export function fileOf({ id, game, players, options, events, secret, seeds, isOver }: SavedGame): GameRecord {
  const chairs = players.map(({ name }) => ({ name }))
  const log = { game, players: players.length, options, events, chairs }
  if (!isOver || secret === undefined) return log
  return { ...log, dice: new FairDice({ secret, seeds, table: id }).proof }
}

function finishedGames(): SavedGame[] {
  return savedGames().filter(({ isOver }) => isOver)
}

function read(key: string): SavedGame | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
