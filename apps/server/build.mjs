// Bundles the server and the programs of its threads. Packages that bring native code, worker files or much of CommonJS
// stay outside; those made of many small modules are taken in, since opening each takes time at every start.
import { readFile } from 'node:fs/promises'
import { build } from 'esbuild'

const TAKEN_IN = new Set(['@simplewebauthn/server', 'cookie', 'kysely', 'zod'])

const here = (path) => new URL(path, import.meta.url).pathname

export async function buildServer(outdir = here('dist')) {
  const { dependencies } = JSON.parse(await readFile(here('package.json'), 'utf8'))
  const outside = Object.keys(dependencies).filter(
    (name) => !name.startsWith('@rattlecup/') && !TAKEN_IN.has(name),
  )
  await build({
    entryPoints: {
      main: here('src/main.ts'),
      index: here('src/index.ts'),
      'store-thread': here('src/store/sqlite/worker.ts'),
      'work-thread': here('src/work/worker.ts'),
    },
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: [...outside, '@dimforge/rapier3d-deterministic-compat'],
    logLevel: 'warning',
  })
}

if (process.argv[1] === here('build.mjs')) await buildServer()
