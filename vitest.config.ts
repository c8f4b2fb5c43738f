import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const NEVER = ['**/node_modules/**', '**/dist/**', 'bench/peers/**']
/** What takes half a minute or more: `npm run test:long`. */
const LONG = '**/*.long.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'short',
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/**/*.test.{ts,tsx}',
            'bench/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: [...NEVER, LONG],
        },
      },
      { extends: true, test: { name: 'long', include: [LONG], exclude: NEVER } },
    ],
    // Tables that bots compute are kept apart from the user's own.
    env: { RATTLECUP_CACHE: join(tmpdir(), 'rattlecup-tests') },
    // By itself vitest leaves a core free: of two that would be half, and tests with browsers and servers wait a lot.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
