import type { GameEvent, JsonObject, Seat } from '@rattlecup/kit'
import * as z from 'zod'

/** A JSON object whose inside is the business of the rules, not of the border. What is parsed from JSON can be nothing else. */
export const jsonObject = z.record(z.string(), z.unknown()) as unknown as z.ZodType<JsonObject, JsonObject>

/** A game's event on the wire: [seat, move] or [outcome], the insides in DGP/1's form. Short, because it is most of the traffic. */
export const wireEvent = z.union([z.tuple([z.int().min(0), jsonObject]), z.tuple([jsonObject])])

export type WireEvent = [Seat, JsonObject] | [JsonObject]

export function toWire(event: GameEvent): WireEvent {
  return 'chance' in event ? [event.chance] : [event.seat, event.move]
}

export function fromWire(event: WireEvent): GameEvent {
  return event.length === 1 ? { chance: event[0] } : { seat: event[0], move: event[1] }
}
