import type { JsonObject } from '@rattlecup/kit'
import * as z from 'zod'

/** A JSON object whose content only the rules check. */
function checkedByRules(): z.ZodType<JsonObject, JsonObject> {
  return z.record(z.string(), z.unknown()) as unknown as z.ZodType<JsonObject, JsonObject>
}

export const jsonObject = checkedByRules()

/*
 * What each game has its own forms of. To the schemas they are all the same; a description of the API tells them apart.
 */
export const gameMove = checkedByRules()
export const gameOutcome = checkedByRules()
export const gameChance = checkedByRules()
export const gameView = checkedByRules()
export const gameOptions = checkedByRules()

/** The schema of `Waiting`. */
export const waiting = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('chance'), chance: gameChance }),
  z.object({ kind: z.literal('players'), seats: z.array(z.int().min(0)).readonly() }),
  z.object({ kind: z.literal('over') }),
])

/** The schema of a `WireEvent`. */
export const wireEvent = z.union([
  z.tuple([z.int().min(0), gameMove]),
  z.tuple([gameOutcome]),
  z.tuple([z.int().min(0), z.int().min(0)]).describe('[seat, index of the move that it takes back].'),
])
