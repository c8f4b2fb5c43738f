import { createConfig, lintFromString } from '@redocly/openapi-core'
import { GAMES } from '@rattlecup/games'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../server.ts'
import { testServer } from '../../testing/server.ts'

interface Operation {
  readonly operationId: string
  readonly security: readonly object[]
  readonly responses: Readonly<Record<string, { readonly links?: Readonly<Record<string, object>> }>>
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
  readonly 'x-tour': readonly { readonly operation: string; readonly example?: string }[]
}

async function lint(text: string) {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const problems = await lintFromString({ source: text, absoluteRef: '/openapi.json', config })
  return problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])
}

describe('the description of the API', () => {
  let server: RunningServer
  let source: string
  let api: Document
  beforeAll(async () => {
    server = await testServer()
    source = await (await fetch(`${server.address}/api/openapi.json`)).text()
    api = JSON.parse(source) as Document
  })
  afterAll(() => server.close())

  const operations = () => Object.values(api.paths).flatMap((methods) => Object.values(methods))

  it('passes a strict linter, which finds what is missing and examples that do not fit', async () => {
    expect(await lint(source)).toEqual([])
    const worse = source.replace('"operationId":"openTable",', '').replace('"days":7', '"days":"seven"')
    const rules = (await lint(worse)).map(([rule]) => rule)
    expect(rules).toEqual(expect.arrayContaining(['operation-operationId', 'no-invalid-media-type-examples']))
  })

  it('names every request once, says who may make it and how it can fail', () => {
    const names = operations().map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(names.length)
    for (const { security, responses } of operations()) {
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '429', '500', '503']))
      if (security.length > 0) expect(responses).toHaveProperty('401')
    }
  })

  it('has the moves, outcomes, views and options of every game', () => {
    const { schemas } = api.components
    for (const form of ['Move', 'Chance', 'Outcome', 'View', 'Options']) {
      const names = GAMES.map(({ id }) => `${id.charAt(0).toUpperCase()}${id.slice(1)}${form}`)
      expect(schemas[form]).toEqual({
        anyOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })),
      })
      for (const name of names) expect(schemas[name]).toHaveProperty('title')
    }
    expect(JSON.stringify(schemas['ClientMessage'])).toContain('#/components/schemas/Move')
    expect(JSON.stringify(schemas['ServerMessage'])).toContain('#/components/schemas/View')
  })

  it('leads only to requests that there are', () => {
    const names = operations().map(({ operationId }) => operationId)
    const linked = operations().flatMap(({ responses }) => Object.keys(responses['200']?.links ?? {}))
    expect(names).toEqual(
      expect.arrayContaining([...linked, ...api['x-tour'].map(({ operation }) => operation)]),
    )
  })
})
