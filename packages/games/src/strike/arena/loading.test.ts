import { fileURLToPath } from 'node:url'
import { build, type Metafile } from 'esbuild'
import { describe, expect, it } from 'vitest'

async function bundled(entry: string): Promise<{ meta: Metafile; first: string }> {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    external: ['#browser/*'],
    splitting: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  const first = Object.keys(metafile.outputs).find((name) =>
    metafile.outputs[name]?.entryPoint?.endsWith(entry.slice(entry.lastIndexOf('/') + 1)),
  )
  return { meta: metafile, first: first ?? '' }
}

/** The files that are loaded with a chunk: its own and those of the chunks that it imports at once. */
function loadedWith(meta: Metafile, chunk: string, seen = new Set<string>()): string[] {
  if (seen.has(chunk)) return []
  seen.add(chunk)
  const output = meta.outputs[chunk]
  const next = output?.imports.filter((each) => each.kind === 'import-statement' && !each.external) ?? []
  return [...Object.keys(output?.inputs ?? {}), ...next.flatMap((each) => loadedWith(meta, each.path, seen))]
}

const isPhysics = (file: string): boolean => file.includes('rapier')

describe('the physics', () => {
  it.each(['./index.ts', '../game.ts', '../../games.ts'])('is not loaded with %s', async (entry) => {
    const { meta, first } = await bundled(entry)
    const loaded = loadedWith(meta, first)
    expect(loaded.length).toBeGreaterThan(1)
    expect(loaded.filter(isPhysics)).toEqual([])
  })

  it('is there for `loadArena` to load', async () => {
    const { meta } = await bundled('./index.ts')
    expect(Object.keys(meta.inputs).some(isPhysics)).toBe(true)
  })
})
