import { isObject, type Game, type Json, type JsonObject } from '@rattlecup/kit'
import { UsageError, type Input, type OptionHelp } from '../command.ts'

/** Options of the games that have a flag of their own, beside `--options` which takes them all. */
export const RULE_FLAGS: Readonly<Record<string, OptionHelp>> = {
  games: { type: 'string', value: 'N', about: 'Qwixx: number of games, 1 to 5' },
  target: { type: 'string', value: 'N', about: 'Gambler: points that end the game' },
  stars: { type: 'string', value: 'WAY', about: 'Gambler: star rows independent or distinct' },
  beginner: { type: 'boolean', about: "Gambler: begin with the beginners' board" },
  variant: { type: 'string', value: 'NAME', about: 'Alles auf 1 Karte: basic or advanced' },
  rounds: { type: 'string', value: 'N', about: 'Strike: 1 or tournament' },
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

function optionsOf(game: Game): object {
  return game.options.schema['properties'] as object
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
