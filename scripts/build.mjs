// Bundles the command line program, so that it starts in a blink and runs on plain Node. Run by `npm ci`.
import { build } from 'esbuild'

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
