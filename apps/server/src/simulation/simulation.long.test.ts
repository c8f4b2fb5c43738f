import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { buildSimulation } from '../../build.mjs'

const SEEDS = 10_000
/** More than they take on two busy cores; what is left then is left out, and the last line says so. */
const MINUTES = 6
/** Room for young objects: a story leaves little behind. */
const FLAGS = ['--max-semi-space-size=64']

it(
  `a table on three nodes holds what it must in ${SEEDS} stories`,
  async () => {
    const folder = fileURLToPath(new URL('../../dist/simulation', import.meta.url))
    await buildSimulation(folder)
    const args = ['--seeds', SEEDS, '--minutes', MINUTES, '--processes', availableParallelism()].map(String)
    const child = fork(join(folder, 'main.js'), args, { execArgv: FLAGS })
    // Whose parent ends, however it ends, ends too.
    expect(await new Promise((resolve) => void child.once('exit', resolve))).toBe(0)
  },
  (MINUTES + 1) * 60_000,
)
