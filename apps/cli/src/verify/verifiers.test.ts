import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defraud, FRAUDS, houseFiles, seededFiles } from '@rattlecup/games/testing'
import type { HouseFile } from '@rattlecup/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const examples = join(import.meta.dirname, '../../../../examples')
const folder = mkdtempSync(join(tmpdir(), 'rattlecup-verifiers-'))
const honest: string[] = []
const frauds: { name: string; path: string }[] = []

beforeAll(async () => {
  const files = await houseFiles()
  for (const [name, file] of Object.entries({ ...files, ...(await seededFiles()) }))
    honest.push(write(name, file))
  for (const [at, fraud] of FRAUDS.entries()) {
    frauds.push({ name: fraud.name, path: write(`fraud-${at}`, defraud(files['qwixx'] as HouseFile, fraud)) })
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, file: unknown): string {
  const path = join(folder, `${name}.json`)
  writeFileSync(path, JSON.stringify(file))
  return path
}

/** Runs a verifier on several files; one line begins with each file's path. */
function run([command = '', ...args]: readonly string[], paths: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(command, [...args, ...paths], { encoding: 'utf8' })
  const fair = paths.filter((path) => stdout.includes(`${path}: Fair`))
  return { status, fair, stderr, stdout }
}

const VERIFIERS = {
  Python: ['python3', join(examples, 'verify.py')],
  Java: ['java', join(examples, 'Verify.java')],
} as const

/** Only Java may be missing, and only outside CI, where everything must run. */
const isMissing = process.env['CI'] !== 'true' && spawnSync('java', ['-version']).error !== undefined
if (isMissing) console.warn('java is not installed: examples/Verify.java is not tested here')

// Java compiles the source file at each start.
const patience = { timeout: 300_000 }

describe.each(Object.entries(VERIFIERS).filter(([name]) => name === 'Python' || !isMissing))(
  'the verifier in %s',
  (_, command) => {
    it('finds games of all four kinds and both schemes fair', patience, () => {
      const { status, fair, stderr, stdout } = run(command, honest)
      expect(stderr).toBe('')
      expect(fair).toEqual(honest)
      expect(status).toBe(0)
      expect(stdout).toContain('NOT checked: how the dice of')
    })

    it('finds every planted fraud', patience, () => {
      const { status, fair, stderr } = run(
        command,
        frauds.map(({ path }) => path),
      )
      expect(frauds.filter(({ path }) => fair.includes(path))).toEqual([])
      for (const { path } of frauds) expect(stderr).toContain(`${path}: NOT as promised`)
      expect(status).toBe(1)
    })
  },
)

it('a program in Python finds the same log, tiles, checkpoint and cosignature by the page alone', () => {
  const vectors = join(examples, '../docs/fair-dice-log-vectors.json')
  const { stdout, stderr } = spawnSync('python3', [join(examples, 'log_vectors.py'), vectors], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(stdout).toContain('all values are as the page says')
})
