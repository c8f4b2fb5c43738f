import { readFile } from 'node:fs/promises'
import { findGame, GAMES } from '@rattlecup/games'
import { isObject, isWholeIn, Match, show, type Game, type GameLog, type JsonObject } from '@rattlecup/kit'

/** A game from a file: as `play --save`, DGP/1's `log` or the server writes it. */
export interface GameFromFile {
  readonly game: Game
  readonly log: GameLog
  readonly names: readonly string[]
}

/** The game, or why there is none. */
export async function readGame(path: string): Promise<GameFromFile | string> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => error)
  if (typeof text !== 'string') return text.code === 'ENOENT' ? 'there is no such file' : text.message
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch (error) {
    return `not JSON: ${(error as Error).message.replaceAll(/\s+/g, ' ')}`
  }
  return isObject(raw) ? check(raw) : 'the file must hold one JSON object'
}

function check(raw: JsonObject): GameFromFile | string {
  const { game: id, players, options, events } = raw
  if (id === undefined) return 'this is no file of a game: it names none'
  const game = typeof id === 'string' ? findGame(id) : undefined
  if (!game) return `there is no game ${show(id)}; games: ${GAMES.map((each) => each.id).join(', ')}`
  if (!isWholeIn(players, 1, 99)) return `players must be a whole number, not ${show(players)}`
  if (!Array.isArray(events)) return `events must be a list, not ${show(events)}`
  const loaded = Match.load(game, players, options, events)
  if (!loaded.ok) return loaded.error.message
  return { game, log: loaded.value.logWithSecrets(), names: namesOf(raw['chairs'], players) }
}

function namesOf(chairs: unknown, players: number): string[] {
  return Array.from({ length: players }, (_, seat) => {
    const chair: unknown = Array.isArray(chairs) ? chairs[seat] : undefined
    const name = isObject(chair) ? chair['name'] : undefined
    return typeof name === 'string' && /^[^\p{C}]{1,12}$/u.test(name) ? name : `Player ${seat + 1}`
  })
}
