import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

it('brings no schema library into a browser', async () => {
  const entry = fileURLToPath(new URL('./without-schemas.ts', import.meta.url))
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
  })
  const files = Object.keys(metafile.inputs)
  expect(files.some((file) => file.endsWith('follower.ts'))).toBe(true)
  expect(files.filter((file) => file.includes('zod'))).toEqual([])
})
