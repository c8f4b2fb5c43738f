import type { Game, JsonObject } from '@rattlecup/kit'
import {
  clientMessage,
  errorAnswer,
  gameChance,
  gameFile,
  gameMove,
  gameOptions,
  gameOutcome,
  gameView,
  opening,
  serverMessage,
  tableInfo,
} from '@rattlecup/protocol'
import * as z from 'zod'

type Io = 'input' | 'output'

/** What has a name in the description, and whether it is taken or answered. */
const NAMED: readonly [name: string, schema: z.ZodType, io: Io][] = [
  ['ClientMessage', clientMessage, 'input'],
  ['ServerMessage', serverMessage, 'output'],
  ['Table', tableInfo, 'output'],
  ['Opening', opening, 'input'],
  ['GameFile', gameFile, 'input'],
  ['Error', errorAnswer, 'output'],
]

/** What every game has its own forms of. */
const BY_GAME: readonly [name: string, schema: z.ZodType, of: (game: Game) => JsonObject][] = [
  ['Move', gameMove, ({ forms }) => forms.move.json],
  ['Chance', gameChance, ({ forms }) => forms.chance.json],
  ['Outcome', gameOutcome, ({ forms }) => forms.outcome.json],
  ['View', gameView, ({ forms }) => forms.view.json],
  ['Options', gameOptions, ({ options }) => options.schema],
]

const NAMES = new Map<unknown, string>([...NAMED, ...BY_GAME].map(([name, schema]) => [schema, name]))

/** A schema as JSON Schema; what has a name is only named. */
export function jsonSchema(schema: z.ZodType, io: Io): JsonObject {
  const name = NAMES.get(schema)
  return name === undefined ? written(schema, io) : reference(name)
}

export function reference(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` }
}

function written(root: z.ZodType, io: Io): JsonObject {
  const { $schema: _, ...json } = z.toJSONSchema(root, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: json }) {
      const name = (zodSchema as unknown) === root ? undefined : NAMES.get(zodSchema)
      if (name === undefined) return
      for (const key of Object.keys(json)) delete json[key]
      Object.assign(json, reference(name))
    },
  })
  return json as JsonObject
}

/** Everything that has a name. */
export function namedSchemas(games: readonly Game[]): JsonObject {
  return Object.fromEntries([
    ...NAMED.map(([name, schema, io]) => [name, written(schema, io)]),
    ...BY_GAME.flatMap(([name, , of]) => formsByGame(games, name, of)),
  ])
}

function formsByGame(
  games: readonly Game[],
  name: string,
  of: (game: Game) => JsonObject,
): [string, JsonObject][] {
  const own = games.map((game) => [`${capital(game.id)}${name}`, { title: game.title, ...of(game) }] as const)
  const any = { anyOf: own.map(([each]) => reference(each)) }
  return [[name, any], ...own.map(([each, json]): [string, JsonObject] => [each, json])]
}

function capital(id: string): string {
  return `${id.charAt(0).toUpperCase()}${id.slice(1)}`
}
