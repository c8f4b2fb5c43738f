import {
  checkGameFile,
  isObject,
  isWholeIn,
  type GameFile,
  type GameLog,
  type JsonObject,
} from '@rattlecup/kit'
import { serverBotAt } from '../session/server-bots.ts'

/** A game's log with who sat where, and the proof of its dice where there is one: what is downloaded and read again. */
export interface GameRecord extends GameLog {
  readonly chairs: readonly { readonly name: string }[]
  readonly dice?: GameFile['dice']
}

/** What a text from anywhere is, or undefined where it is no game. Whether its events fit the rules is seen on replaying. */
export function parseRecord(text: string): GameRecord | undefined {
  const raw = parseJson(text)
  if (!isObject(raw)) return undefined
  const { game, players, options, events } = raw
  if (typeof game !== 'string' || !isWholeIn(players, 1, 99)) return undefined
  if (!isObject(options) || !Array.isArray(events)) return undefined
  const log = { game, players, options, events: events as GameLog['events'], chairs: chairsOf(raw, players) }
  const proven = checkGameFile(raw)
  return proven.ok ? { ...log, dice: proven.value.dice } : log
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const NAME = /^[^\p{C}]{1,40}$/u

function chairsOf(raw: JsonObject, players: number): GameRecord['chairs'] {
  const given = raw['chairs']
  return Array.from({ length: players }, (_, seat) => {
    const chair: unknown = Array.isArray(given) ? given[seat] : undefined
    return { name: (isObject(chair) && nameOf(chair, seat)) || String(seat + 1) }
  })
}

function nameOf({ name, bot }: JsonObject, seat: number): string | undefined {
  if (typeof name === 'string' && NAME.test(name)) return name
  return typeof bot === 'string' ? serverBotAt(seat) : undefined
}
