// Bundles the command line program.
import { fileURLToPath } from 'node:url'
import { bundleForNode } from '../../scripts/bundle.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

export const buildCli = (outdir = here('dist'), plugins = []) =>
  bundleForNode({ entryPoints: [here('src/main.ts')], outdir, plugins })
