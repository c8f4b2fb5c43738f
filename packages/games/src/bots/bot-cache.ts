import { greedyBot } from '@rattlecup/bots'
import type { BlobCache, Bot, Game } from '@rattlecup/kit'
import { loadBots } from './load.ts'

/** The bots of every game, each loaded when it is first asked for. */
export class BotCache {
  readonly #blobs: BlobCache
  readonly #loaded = new Map<string, Promise<ReadonlyMap<string, Bot>>>()

  constructor(blobs: BlobCache) {
    this.#blobs = blobs
  }

  /** The bot of that level; a game without levels has only the greedy one. */
  async bot(game: Game, players: number, level: string): Promise<Bot> {
    return (await this.bots(game, players)).get(level) ?? greedyBot
  }

  /** All bots of a game for a number of players, by level. A load that failed is tried again when next asked for. */
  bots(game: Game, players: number): Promise<ReadonlyMap<string, Bot>> {
    const key = `${game.id} ${players}`
    const known = this.#loaded.get(key)
    if (known) return known
    const loading = loadBots(game, players, this.#blobs)
    this.#loaded.set(key, loading)
    loading.catch(() => this.#loaded.delete(key))
    return loading
  }
}
