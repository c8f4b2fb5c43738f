/** Packages that stay outside of every bundle: the physics carries its WASM inside and is loaded only when Strike is thrown. */
const EXTERNAL = ['@dimforge/rapier3d-deterministic-compat', '#browser/*']

/** Bundles programs for Node. The bundler is imported only here: an installation without development tools lacks it. */
export async function bundleForNode({ external = [], ...settings }) {
  const { build } = await import('esbuild')
  await build({
    ...settings,
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: [...EXTERNAL, ...external],
    logLevel: 'warning',
  })
}
