import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

/** As many of them as there is time for: all on three quiet cores, about seven in ten on two. */
const SEEDS = 10_000
const MINUTES = 2.5

it(
  `a table on three nodes holds what it must in up to ${SEEDS} stories`,
  async () => {
    const args = ['--seeds', SEEDS, '--minutes', MINUTES, '--processes', availableParallelism()].map(String)
    const program = fileURLToPath(new URL('main.ts', import.meta.url))
    const child = fork(program, args, { execArgv: ['--import', 'tsx'] })
    // Whose parent ends, however it ends, ends too.
    expect(await new Promise((resolve) => void child.once('exit', resolve))).toBe(0)
  },
  (MINUTES + 1) * 60_000,
)
