// Bundles the command line program, the server and the web application, so that they start in a blink and run on plain
// Node. Run by `npm ci`.
import { build } from 'esbuild'
import { buildServer } from '../apps/server/build.mjs'
import { buildWeb } from '../apps/web/build.mjs'

await build({
  entryPoints: ['apps/cli/src/main.ts'],
  outdir: 'apps/cli/dist',
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  // The physics carries its WASM inside and is loaded only when Strike is thrown.
  external: ['@dimforge/rapier3d-deterministic-compat'],
  logLevel: 'warning',
})
await buildServer()
await buildWeb()
