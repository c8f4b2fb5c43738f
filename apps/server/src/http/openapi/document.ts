import type { Game, JsonObject } from '@rattlecup/kit'
import { call, SUBPROTOCOL } from '@rattlecup/protocol'
import type * as z from 'zod'
import { TAGS, type Route } from '../route.ts'
import { BODIES, NEXT, PLACES, TOUR } from './examples.ts'
import { refusals } from './refusals.ts'
import { jsonSchema, namedSchemas } from './schemas.ts'

const ABOUT = `Tables, games and guests. Moves, outcomes and views are in the forms of DGP/1.

A guest has a cookie, a bot a token. Every refusal has a code and a sentence.`

const SOCKET = `\`/ws\` takes a WebSocket that names its version in the handshake, \`Sec-WebSocket-Protocol: ${SUBPROTOCOL}\`,
and carries the guest's cookie or the bot's token. The server begins with \`welcome\`; the client sends \`join\` with the code of a
table, then whatever \`ClientMessage\` lists. Each message is one JSON text; the server's are those of \`ServerMessage\`.
\`streamTable\` gives the same messages over HTTP, one a line, and \`sendCommand\` takes the same commands.`

/** Describes the API by the very schemas that check it, and the games by their own. */
export function openApi(routes: readonly Route[], games: readonly Game[]): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const route of routes) {
    const path = pathOf(route)
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rattlecup',
      version: '1',
      description: ABOUT,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This house.' }],
    tags: [...Object.entries(TAGS), ['Socket', SOCKET]].map(([name, description]) => ({ name, description })),
    security: [],
    paths,
    webhooks: { call: CALL },
    components: { securitySchemes: SECURITY, schemas: namedSchemas(games) },
    'x-tour': TOUR as never,
  }
}

const SECURITY: JsonObject = {
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'rattlecup',
    description: 'What `becomeGuest` sets in a browser.',
  },
  token: { type: 'http', scheme: 'bearer', description: 'What `makeBot` answers, once.' },
}

const CALL: JsonObject = {
  post: {
    operationId: 'receiveCall',
    tags: ['Days'],
    summary: 'Sent to the webhook that I have chosen, when a game waits for me, is over, or waits no more.',
    security: [],
    requestBody: { required: true, content: content(call, 'output') },
    responses: {
      '2XX': { description: 'Taken.' },
      '4XX': { description: 'Not taken; it is not sent again.' },
    },
  },
}

/** A path as OpenAPI writes it; what stands for the rest of an address is called `path`. */
function pathOf({ url }: Route): string {
  return url.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{path}')
}

function operation(route: Route): JsonObject {
  const { id, tag, summary, guest, params, query, body } = route
  return {
    operationId: id,
    tags: [tag],
    summary,
    security: guest === 'known' ? [{ cookie: [] }, { token: [] }] : [],
    ...(params || query ? { parameters: parametersOf(route) } : {}),
    ...(body ? { requestBody: { required: true, content: bodyOf(id, body) } } : {}),
    responses: { 200: answer(route), ...refusals(route) },
  }
}

function answer({ id, answer: schema, type }: Route): JsonObject {
  const links = (NEXT[id] ?? []).map(({ to, parameters, body }) => [
    to,
    {
      operationId: to,
      ...(parameters ? { parameters } : {}),
      ...(body ? { requestBody: body } : {}),
    },
  ])
  return {
    description: 'Done.',
    content: content(schema, 'output', type),
    ...(links.length > 0 ? { links: Object.fromEntries(links) } : {}),
  }
}

function bodyOf(id: string, schema: z.ZodType): JsonObject {
  const examples = BODIES[id] as JsonObject | undefined
  return { 'application/json': { schema: jsonSchema(schema, 'input'), ...(examples ? { examples } : {}) } }
}

function content(schema: z.ZodType, io: 'input' | 'output', type = 'application/json'): JsonObject {
  return { [type.replace(/;.*/, '')]: { schema: jsonSchema(schema, io) } }
}

function parametersOf({ params, query }: Route): JsonObject[] {
  return [...(params ? parameters(params, 'path') : []), ...(query ? parameters(query, 'query') : [])]
}

function parameters(schema: z.ZodType, where: 'path' | 'query'): JsonObject[] {
  const { properties } = jsonSchema(schema, 'output') as { properties: Record<string, JsonObject> }
  return Object.entries(properties).map(([key, { description, ...property }]) => {
    const name = key === '*' ? 'path' : key
    return {
      name,
      in: where,
      required: where === 'path',
      ...(description === undefined ? {} : { description }),
      schema: property,
      ...(where === 'path' && PLACES[name] !== undefined ? { example: PLACES[name] } : {}),
    }
  })
}
