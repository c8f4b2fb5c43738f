/**
 * CPU seconds of the Qwixx solver beside the same method written by hand in C++ (left out where there is no g++).
 * `npx tsx bench/solve.ts`, with `--json` one object a line.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

interface Measured {
  readonly value: number
  readonly states: number
  readonly cpu_s: number
  readonly rss_mb?: number
}

const scratch = mkdtempSync(join(tmpdir(), 'rattlecup-solve-'))
const here = fileURLToPath(new URL('.', import.meta.url))

/** Our solver as users run it: bundled, on plain Node, in a process of its own. */
function measureOurs(): Measured {
  const file = join(scratch, 'solve.mjs')
  const contents = `import { solve } from './solve.ts'
    const solution = solve()
    const { userCPUTime, maxRSS } = process.resourceUsage()
    console.log(JSON.stringify({ ...solution, cpu_s: userCPUTime / 1e6, rss_mb: maxRSS / 1024 }))`
  const resolveDir = join(here, '../packages/games/src/qwixx/bots/solver')
  const options = { bundle: true, platform: 'node', format: 'esm', outfile: file } as const
  buildSync({ stdin: { contents, resolveDir, loader: 'ts' }, ...options })
  return JSON.parse(execFileSync(process.execPath, [file], { encoding: 'utf8' })) as Measured
}

function measureCpp(): Measured | undefined {
  const file = join(scratch, 'solver')
  const source = join(here, 'peers/qwixx-solver.cpp')
  const compiled = spawnSync('g++', ['-O3', '-std=c++17', source, '-o', file], { encoding: 'utf8' })
  if (compiled.error) return undefined
  if (compiled.status !== 0) throw new Error(compiled.stderr)
  return JSON.parse(execFileSync(file, { encoding: 'utf8' })) as Measured
}

try {
  const ours = { bench: 'solve', case: 'qwixx', ...measureOurs() }
  const cpp = measureCpp()
  const rows = cpp ? [ours, { bench: 'solve', case: 'qwixx', peer: 'c++', ...cpp }] : [ours]
  if (process.argv.includes('--json')) for (const row of rows) console.log(JSON.stringify(row))
  else console.table(rows)
} finally {
  rmSync(scratch, { recursive: true })
}
