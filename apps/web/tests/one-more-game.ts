import { fileURLToPath } from 'node:url'
import type { Plugin as EsbuildPlugin } from 'esbuild'
import { resolve, dirname } from 'node:path'
import type { Plugin } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const REGISTRY = here('../../../packages/games/src/registry.ts')
/** The same, and one line more. */
const LONGER = here('../../../packages/games/src/testing/registry.ts')

function replaced(source: string, importer: string | undefined): string | undefined {
  if (importer === undefined || importer === LONGER || !source.endsWith('registry.ts')) return undefined
  return resolve(dirname(importer), source) === REGISTRY ? LONGER : undefined
}

/** Builds with the longer registry: nothing else in the program is told of the game. */
export const withOneMoreGame: EsbuildPlugin = {
  name: 'one-more-game',
  setup({ onResolve }) {
    onResolve({ filter: /registry\.ts$/ }, ({ path, importer }) => {
      const longer = replaced(path, importer)
      return longer === undefined ? undefined : { path: longer }
    })
  },
}

export const pageWithOneMoreGame = (): Plugin => ({
  name: 'one-more-game',
  enforce: 'pre',
  resolveId: replaced,
})
