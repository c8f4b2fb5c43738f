import type { GameEvent, Level } from '@rattlecup/kit'

/** A game played at this device, as it is kept between visits. */
export interface SavedGame {
  readonly id: string
  readonly game: string
  readonly players: readonly { readonly name: string; readonly bot?: Level }[]
  readonly options: object
  /** The secret of the fair dice; undefined where real dice are rolled. */
  readonly secret: string | undefined
  /** What each seat threw into the fair dice. */
  readonly seeds: readonly string[]
  readonly events: readonly GameEvent[]
  readonly isOver: boolean
  /** Milliseconds since 1970. */
  readonly changed: number
}

const PREFIX = 'rattlecup.game.'
/** Finished games beyond this many are forgotten, the oldest first. */
const MOST = 30

export function savedGames(): SavedGame[] {
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) as string)
  const games = keys.filter((key) => key.startsWith(PREFIX)).flatMap((key) => read(key) ?? [])
  return games.sort((a, b) => b.changed - a.changed)
}

export function savedGame(id: string): SavedGame | undefined {
  return read(PREFIX + id)
}

export function saveGame(game: SavedGame): void {
  localStorage.setItem(PREFIX + game.id, JSON.stringify(game))
  for (const old of savedGames()
    .filter(({ isOver }) => isOver)
    .slice(MOST))
    forgetGame(old.id)
}

export function forgetGame(id: string): void {
  localStorage.removeItem(PREFIX + id)
}

function read(key: string): SavedGame | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
