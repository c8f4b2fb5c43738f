import { errorAnswer } from '@rattlecup/protocol'
import * as z from 'zod'
import type { Route } from './route.ts'

type Doc = Record<string, unknown>

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Doc {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Doc
  return json
}

/** Describes the API by the very schemas that check it. */
export function openApi(routes: readonly Route[]): Doc {
  const paths: Record<string, Doc> = {}
  for (const route of routes) {
    const path = route.url.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rattlecup',
      version: '1',
      description: 'Tables, games and guests. Moves, outcomes and views are in the forms of DGP/1.',
    },
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'rattlecup' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
    paths,
  }
}

function operation(route: Route): Doc {
  const type = route.type ?? 'application/json'
  return {
    summary: route.summary,
    ...(route.guest === 'known' ? { security: [{ cookie: [] }, { token: [] }] } : {}),
    ...(route.params || route.query ? { parameters: parametersOf(route) } : {}),
    ...(route.body ? { requestBody: { required: true, content: content(route.body, 'input') } } : {}),
    responses: {
      200: { description: 'Done.', content: content(route.answer, 'output', type) },
      default: { description: 'Refused, with a code.', content: content(errorAnswer, 'output') },
    },
  }
}

function content(schema: z.ZodType, io: 'input' | 'output', type = 'application/json'): Doc {
  return { [type]: { schema: jsonSchema(schema, io) } }
}

function parametersOf({ params, query }: Route): Doc[] {
  return [...(params ? parameters(params, 'path') : []), ...(query ? parameters(query, 'query') : [])]
}

function parameters(schema: z.ZodType, where: 'path' | 'query'): Doc[] {
  const { properties } = jsonSchema(schema, 'output') as { properties: Record<string, Doc> }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path',
    schema: property,
  }))
}
