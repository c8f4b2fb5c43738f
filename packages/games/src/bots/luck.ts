import type { DrawSource, Game, GameTypes, Seat } from '@rattlecup/kit'

/**
 * A seat's luck with what chance has just brought, in shares of the win, against what it might have brought. Its mean is
 * zero, so a result less its luck is as true as the result, and tells more.
 */
export type Luck<T extends GameTypes = GameTypes> = (
  state: T['State'],
  seat: Seat,
  source: DrawSource,
) => number

/** Who can tell luck fast enough to do so after every roll of thousands of games. */
const LOADERS: Readonly<Record<string, (players: number, options: object) => Promise<unknown>>> = {
  async qwixx(players, options) {
    const oneGame = !('games' in options) || options.games === 1
    return players === 2 && oneGame ? (await import('../qwixx/bots/luck.ts')).loadLuck() : undefined
  },
}

/** Undefined where nobody can. */
export async function loadLuck(game: Game, players: number, options: object): Promise<Luck | undefined> {
  // Luck is told of states of its own game only; by its name it is always asked with those.
  return (await LOADERS[game.id]?.(players, options)) as Luck | undefined
}
