import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'count-'))

/** What the program says of these reports; undefined is a report that was never written. */
function count(...reports: (object | undefined)[]): [line: string, status: number | null] {
  const files = reports.map((report, index) => {
    const file = join(folder, `${Math.random()}-${index}.json`)
    if (report) writeFileSync(file, JSON.stringify(report))
    return file
  })
  const program = join(import.meta.dirname, 'count-tests.mjs')
  const { stdout, status } = spawnSync(process.execPath, [program, ...files], { encoding: 'utf8' })
  return [stdout.trim(), status]
}

const good = { numPassedTests: 5, numFailedTests: 0, success: true }

describe('the count of all tests', () => {
  it.each([
    ['all passed', [good, good], '10 passed, 0 failed', 0],
    ['one failed', [good, { numPassedTests: 4, numFailedTests: 1, success: false }], '9 passed, 1 failed', 1],
    ['a file could not be loaded', [{ ...good, success: false }], '5 passed, 1 failed', 1],
    ['a report is missing', [good, undefined], '5 passed, 1 failed', 1],
    ['nothing ran', [good, { ...good, numPassedTests: 0 }], '5 passed, 0 failed', 1],
    ['there are no reports', [], '0 passed, 0 failed', 1],
  ])('%s', (_, reports, line, status) => {
    expect(count(...reports)).toEqual([line, status])
  })
})
