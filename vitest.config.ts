import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'packages/**/*.test.{ts,tsx}',
      'apps/**/*.test.{ts,tsx}',
      'bench/**/*.test.ts',
      'scripts/**/*.test.ts',
      'tools/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**', 'bench/peers/**'],
    // Tables that bots compute are kept apart from the user's own.
    env: { RATTLECUP_CACHE: join(tmpdir(), 'rattlecup-tests') },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
