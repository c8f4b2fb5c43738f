import { fail, Match, ok, unwrap, type Game, type Json, type JsonObject, type Result } from '@rattlecup/kit'
import { isPrintable } from '@rattlecup/protocol'

/** The engine takes any number; a server's table has to come to an end. */
const MOST = 5000
const LONGEST_LIST = 100
const LONGEST_TEXT = 100

/** The options of a table, checked, without what the game does not know: that is ignored, so it is not kept either. */
export function knownOptions(game: Game, seats: number, options: JsonObject): Result<JsonObject> {
  const tried = Match.start(game, seats, options)
  if (!tried.ok) return tried
  const excess = excessOf(options)
  if (excess) return fail('bad-options', excess)
  const parsed = unwrap(game.options.parse(options, seats)) as unknown as JsonObject
  return ok(Object.fromEntries(Object.keys(options).map((key) => [key, parsed[key]])))
}

/** What is too much about the options of a table; undefined if nothing is. */
function excessOf(options: JsonObject, path = ''): string | undefined {
  for (const [key, value] of Object.entries(options)) {
    const excess = excessAt(path ? `${path}.${key}` : key, value)
    if (excess) return excess
  }
  return undefined
}

function excessAt(path: string, value: Json | undefined): string | undefined {
  if (typeof value === 'number' && Math.abs(value) > MOST)
    return `option ${path} can be at most ${MOST} at a table of this server`
  if (typeof value === 'string' && value.length > LONGEST_TEXT)
    return `option ${path} can have at most ${LONGEST_TEXT} characters at a table of this server`
  // Titles of boards are shown to everybody at the table.
  if (typeof value === 'string' && value !== '' && !isPrintable(value))
    return `option ${path} can hold only characters that are seen`
  if (Array.isArray(value)) return excessOfList(path, value)
  return typeof value === 'object' && value !== null ? excessOf(value as JsonObject, path) : undefined
}

function excessOfList(path: string, list: readonly Json[]): string | undefined {
  if (list.length > LONGEST_LIST)
    return `option ${path} can have at most ${LONGEST_LIST} entries at a table of this server`
  for (const [index, entry] of list.entries()) {
    const excess = excessAt(`${path}[${index}]`, entry)
    if (excess) return excess
  }
  return undefined
}
