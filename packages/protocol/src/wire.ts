import type { GameEvent, JsonObject, Seat } from '@rattlecup/kit'

/** A game's event on the wire: [seat, move] or [outcome], the insides in DGP/1's form. Short, because it is most of the traffic. */
export type WireEvent = [Seat, JsonObject] | [JsonObject]

export function toWire(event: GameEvent): WireEvent {
  return 'chance' in event ? [event.chance] : [event.seat, event.move]
}

export function fromWire(event: WireEvent): GameEvent {
  return event.length === 1 ? { chance: event[0] } : { seat: event[0], move: event[1] }
}
