import type { GameEntry, JsonObject, Seat } from '@rattlecup/kit'

/**
 * An entry of a game's log on the wire: [seat, move], [outcome], or [seat, index of the move it takes back]; the insides
 * in DGP/1's form. Short, because it is most of the traffic.
 */
export type WireEvent = [Seat, JsonObject] | [JsonObject] | [Seat, number]

export function toWire(entry: GameEntry): WireEvent {
  if ('chance' in entry) return [entry.chance]
  return 'back' in entry ? [entry.seat, entry.back] : [entry.seat, entry.move]
}

export function fromWire(event: WireEvent): GameEntry {
  if (event.length === 1) return { chance: event[0] }
  const [seat, what] = event
  return typeof what === 'number' ? { seat, back: what } : { seat, move: what }
}
