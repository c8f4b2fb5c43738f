// Bundles the command line program, the server and the web application, so that they start in a blink and run on plain
// Node. Run by `npm ci`, `npm start` and `npm test`; what is built already is not built again.
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { buildCli } from '../apps/cli/build.mjs'
import { buildServer } from '../apps/server/build.mjs'
import { buildWeb } from '../apps/web/build.mjs'
import { buildUnlessFresh } from './stamp.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const COMMON = ['packages', 'package-lock.json', 'scripts']
const WEB = ['src', 'public', 'index.html', 'vite.config.ts', 'build.mjs']

const PARTS = [
  { name: 'cli', sources: ['apps/cli', 'apps/server/src'], build: buildCli },
  { name: 'server', sources: ['apps/server'], build: buildServer },
  { name: 'web', sources: WEB.map((source) => `apps/web/${source}`), build: buildWeb },
]

export async function buildAll() {
  process.chdir(root)
  for (const { name, sources, build } of PARTS)
    await buildUnlessFresh({ folder: `apps/${name}/dist`, sources: [...COMMON, ...sources], build })
}

/** Whether what is needed for building is installed; `npm ci --omit=dev` leaves it out. */
export function hasTools() {
  try {
    createRequire(import.meta.url).resolve('esbuild')
    return true
  } catch {
    return false
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (hasTools()) await buildAll()
  else
    console.warn('rattlecup: nothing is built: without development dependencies, what is built already runs')
}
