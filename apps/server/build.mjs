// Bundles the server and the programs of its threads. Packages are taken in, since opening their many small modules takes
// time at every start; what brings native code, WASM or a worker file of its own stays outside.
import { fileURLToPath } from 'node:url'
import { bundleForNode } from '../../scripts/bundle.mjs'

/** Packages of CommonJS ask for Node's modules by `require`, which a module does not have. */
const REQUIRE = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const entryPoints = {
  main: here('src/main.ts'),
  index: here('src/index.ts'),
  'store-thread': here('src/store/sqlite/worker.ts'),
  'work-thread': here('src/work/worker.ts'),
}

const external = ['libsql', 'piscina']

export const buildServer = (outdir = here('dist'), plugins = []) =>
  bundleForNode({ entryPoints, outdir, plugins, external, banner: { js: REQUIRE } })

/** Ten thousand stories take a sixth less time as one program than as their sources. */
export const buildSimulation = (outdir) =>
  bundleForNode({
    entryPoints: { main: here('src/simulation/main.ts') },
    outdir,
    external,
    banner: { js: REQUIRE },
  })
