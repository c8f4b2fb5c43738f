import { GAMES } from '@rattlecup/games'
import { isObject, type Game, type Json, type JsonObject } from '@rattlecup/kit'
import { UsageError, type Input, type OptionHelp } from '../command.ts'

/** An option of a game, as JSON Schema tells it. */
interface OptionSchema {
  readonly description: string
  readonly type?: string
  readonly enum?: readonly (string | number)[]
}

/** Options of the games that have a flag of their own, beside `--options` which takes them all. */
export const RULE_FLAGS: Readonly<Record<string, OptionHelp>> = Object.fromEntries(
  GAMES.flatMap((game) =>
    Object.entries(optionsOf(game)).flatMap(([name, schema]) => {
      const flag = name === 'first' ? undefined : flagFor(game, schema)
      return flag ? [[name, flag]] : []
    }),
  ),
)

/** Lists, such as cards that are brought, are too long for a flag. */
function flagFor({ title }: Game, { description, type, enum: values }: OptionSchema): OptionHelp | undefined {
  const about = `${title}: ${description}`
  if (type === 'boolean') return { type, about }
  if (values) return { type: 'string', value: values.join('|'), about }
  return type === 'integer' ? { type: 'string', value: 'N', about } : undefined
}

/** The game's options from `--options`, `--first` and the flags; the game itself checks their values. */
export function ruleOptions(input: Input, game: Game): JsonObject {
  const options: Record<string, Json | undefined> = { ...jsonOptions(input.text('options')) }
  for (const [name, { type }] of Object.entries(RULE_FLAGS)) {
    const value = type === 'boolean' ? input.flag(name) || undefined : flagValue(input.text(name))
    if (value === undefined) continue
    if (!Object.hasOwn(optionsOf(game), name)) throw new UsageError(`--${name} is not for ${game.title}`)
    options[name] = value
  }
  // At a keyboard players count from 1, as in "Player 1"; seats count from 0.
  if (input.text('first') !== undefined) options['first'] = input.whole('first', 1, game.players.max) - 1
  return options
}

function optionsOf(game: Game): Readonly<Record<string, OptionSchema>> {
  return game.options.schema['properties'] as unknown as Readonly<Record<string, OptionSchema>>
}

function flagValue(text: string | undefined): Json | undefined {
  return text !== undefined && /^-?\d+$/.test(text) ? Number(text) : text
}

function jsonOptions(text: string | undefined): JsonObject {
  if (text === undefined) return {}
  const options = parseJson(text)
  if (isObject(options)) return options
  throw new UsageError(`--options must be a JSON object such as {"first":1}, not '${text}'`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
