import { LEVELS, type GameOptions, type Level } from '@rattlecup/kit'
import { randomHex } from '../random.ts'
import { botName } from '../setup/bot-names.ts'
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

/** A game whose bots play a level better (1) or worse (−1); undefined where there are none, or no such level. */
export function withBotsOf(saved: SavedGame, change: 1 | -1): SavedGame | undefined {
  const shifted = (bot: Level): Level | undefined => LEVELS[LEVELS.indexOf(bot) + change]
  if (!saved.players.some(({ bot }) => bot && shifted(bot))) return undefined
  const players: { name: string; bot?: Level }[] = []
  for (const { name, bot } of saved.players) {
    const level = bot && (shifted(bot) ?? bot)
    const taken = players.map((player) => player.name)
    players.push(level ? { name: botName(level, taken), bot: level } : { name })
  }
  return { ...saved, players }
}
