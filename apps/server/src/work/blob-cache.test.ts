import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cacheFolder, fileCache } from './blob-cache.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rattlecup-cache-'))
})
afterEach(() => rm(folder, { recursive: true }))

const BYTES = Uint8Array.from({ length: 1000 }, (_, i) => i % 7)

it('gives back what was put there, and nothing else is left beside it', async () => {
  const cache = fileCache(join(folder, 'deep', 'down'))
  expect(await cache.read('table')).toBeUndefined()
  await cache.write('table', BYTES)
  expect(await cache.read('table')).toEqual(BYTES)
  expect(await readdir(join(folder, 'deep', 'down'))).toEqual(['table.br'])
})

it('a damaged file reads as none', async () => {
  await writeFile(join(folder, 'table.br'), 'not a table')
  expect(await fileCache(folder).read('table')).toBeUndefined()
})

it('a folder that cannot be made costs nothing but time', async () => {
  await writeFile(join(folder, 'file'), '')
  await expect(fileCache(join(folder, 'file')).write('table', BYTES)).resolves.toBeUndefined()
})

it('is where the user says, or in the user’s cache', () => {
  expect(cacheFolder({ RATTLECUP_CACHE: '/a' })).toBe('/a')
  expect(cacheFolder({ XDG_CACHE_HOME: '/b' })).toBe(join('/b', 'rattlecup'))
  expect(cacheFolder({})).toMatch(/rattlecup$/)
})
