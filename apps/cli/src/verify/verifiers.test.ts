import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defraud, FRAUDS, houseFiles, seededFiles } from '@rattlecup/games/testing'
import type { HouseFile } from '@rattlecup/kit'
import { runVerifier, VERIFIERS } from '@rattlecup/server/testing'
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

// Java compiles the source file at each start.
const patience = { timeout: 300_000 }

describe.each(VERIFIERS)('the verifier in %s', (_, command) => {
  it('finds games of all four kinds and both schemes fair', patience, () => {
    const { status, fair, stderr, stdout } = runVerifier(command, honest)
    expect(stderr).toBe('')
    expect(fair).toEqual(honest)
    expect(status).toBe(0)
    expect(stdout).toContain('NOT checked: how the dice of')
  })

  it('finds every planted fraud', patience, () => {
    const { status, fair, stderr } = runVerifier(
      command,
      frauds.map(({ path }) => path),
    )
    expect(frauds.filter(({ path }) => fair.includes(path))).toEqual([])
    for (const { path } of frauds) expect(stderr).toContain(`${path}: NOT as promised`)
    expect(status).toBe(1)
  })
})

it('a program in Python finds the same log, tiles, checkpoint and cosignature by the page alone', () => {
  const vectors = join(examples, '../docs/fair-dice-log-vectors.json')
  const { stdout, stderr } = spawnSync('python3', [join(examples, 'log_vectors.py'), vectors], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(stdout).toContain('all values are as the page says')
})
