import { greedyBot } from '@rattlecup/bots'
import { loadBots } from '@rattlecup/games/bots'
import type { Bot, Game, BlobCache } from '@rattlecup/kit'
import type { BotLevel } from '@rattlecup/protocol'

/** The bots of every game, each readied when it is first asked for. */
export class Team {
  readonly #cache: BlobCache
  readonly #loaded = new Map<string, Promise<ReadonlyMap<string, Bot>>>()

  constructor(cache: BlobCache) {
    this.#cache = cache
  }

  /** The bot of that level; a game without levels has only the greedy one. */
  async bot(game: Game, players: number, level: BotLevel): Promise<Bot> {
    return (await this.#botsOf(game, players)).get(level) ?? greedyBot
  }

  #botsOf(game: Game, players: number): Promise<ReadonlyMap<string, Bot>> {
    const key = `${game.id} ${players}`
    const known = this.#loaded.get(key)
    if (known) return known
    const loading = loadBots(game, players, this.#cache)
    this.#loaded.set(key, loading)
    loading.catch(() => this.#loaded.delete(key))
    return loading
  }
}
