import { isObject, Match, type Game, type JsonObject } from '@rattlecup/kit'
import type { GameRecord } from '../records/game-record.ts'

/** The move that an address tells to be better at an event; undefined where it is none that could have been played then. */
export function betterMove(
  game: Game,
  { players, options, events }: GameRecord,
  { at, text }: { at: number; text: string | null },
): JsonObject | undefined {
  const event = events[at]
  const move = parsed(text)
  if (!event || !('seat' in event) || !move) return undefined
  const match = Match.load(game, players, options, events.slice(0, at))
  return match.ok && match.value.play(event.seat, move).ok ? move : undefined
}

function parsed(text: string | null): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
