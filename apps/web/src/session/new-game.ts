import type { GameOptions, Level } from '@rattlecup/kit'
import { pruneGames, saveGame, type SavedGame } from './saved-games.ts'

export interface NewGame {
  readonly game: string
  readonly players: readonly { readonly name: string; readonly bot?: Level }[]
  readonly options?: Partial<GameOptions>
  readonly dice?: 'fair' | 'real'
}

/** Makes a game at this device ready to be played and returns its id. */
export function newGame({ game, players, options = {}, dice = 'fair' }: NewGame): string {
  const saved: SavedGame = {
    id: randomHex(8),
    game,
    players,
    options,
    secret: dice === 'fair' ? randomHex(32) : undefined,
    seeds: players.map(() => randomHex(8)),
    events: [],
    isOver: false,
    changed: Date.now(),
  }
  pruneGames()
  saveGame(saved)
  return saved.id
}

/** The same people once more, with dice of their own; the next one begins. */
export function rematchOf({ game, players, options, secret }: SavedGame): string {
  const { first = 0 } = options
  return newGame({
    game,
    players,
    options: { ...options, first: (first + 1) % players.length },
    dice: secret === undefined ? 'real' : 'fair',
  })
}

function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
