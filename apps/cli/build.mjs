// Bundles the command line program.
import { fileURLToPath } from 'node:url'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

export async function buildCli(outdir = here('dist'), plugins = []) {
  const { build } = await import('esbuild')
  await build({
    entryPoints: [here('src/main.ts')],
    outdir,
    plugins,
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // The physics carries its WASM inside and is loaded only when Strike is thrown.
    external: ['@dimforge/rapier3d-deterministic-compat', '#browser/*'],
    logLevel: 'warning',
  })
}
