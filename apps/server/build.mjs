// Bundles the server and the programs of its threads. Packages from the registry stay outside: some bring native code
// or worker files of their own.
import { readFile } from 'node:fs/promises'
import { build } from 'esbuild'

const here = (path) => new URL(path, import.meta.url).pathname

export async function buildServer(outdir = here('dist')) {
  const { dependencies } = JSON.parse(await readFile(here('package.json'), 'utf8'))
  const outside = Object.keys(dependencies).filter((name) => !name.startsWith('@rattlecup/'))
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
