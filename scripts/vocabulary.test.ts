import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'packages', 'apps'], {
  cwd: root,
})
  .toString()
  .trim()
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|\/tests\//.test(file))
  .filter((file) => existsSync(join(root, file)))

const TYPE = /^export (?:declare )?(?:abstract )?(?:interface|type|class) (\w+)/gm

/** The files that define each exported type. */
function definitions(): Map<string, string[]> {
  const places = new Map<string, string[]>()
  for (const file of sources)
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(TYPE))
      places.set(name, [...(places.get(name) ?? []), file])
  return places
}

it('no exported type name means two things', () => {
  const places = definitions()
  expect(places.size).toBeGreaterThan(500)
  expect([...places].filter(([, files]) => files.length > 1)).toEqual([])
})
