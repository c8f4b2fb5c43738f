import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { testServer } from '../testing/server.ts'

interface Dashboard {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[]
}

it('has every figure that the dashboard shows', async () => {
  const file = new URL('../../../../deploy/grafana.json', import.meta.url)
  const { panels } = JSON.parse(await readFile(file, 'utf8')) as Dashboard
  const shown = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/[a-z]+(?:_[a-z0-9]+)+/g) ?? []),
  )
  const server = await testServer()
  const text = await (await fetch(`${server.address}/metrics`)).text()
  await server.close()
  expect(shown.length).toBeGreaterThanOrEqual(panels.length)
  for (const name of shown) expect(text).toContain(`# TYPE ${name} `)
})
