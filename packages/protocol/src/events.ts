import type { JsonObject } from '@rattlecup/kit'
import * as z from 'zod'

/** A JSON object whose content only the rules check. */
export const jsonObject = z.record(z.string(), z.unknown()) as unknown as z.ZodType<JsonObject, JsonObject>

/** The schema of a `WireEvent`. */
export const wireEvent = z.union([
  z.tuple([z.int().min(0), jsonObject]),
  z.tuple([jsonObject]),
  z.tuple([z.int().min(0), z.int().min(0)]).describe('[seat, index of the move that it takes back].'),
])
