import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const isGood = (tests: readonly string[]) => tests.length > 0 && !tests.includes('failed')

/** What vitest reports of files, each by the status of its tests; an empty one could not be loaded. */
function report(files: Record<string, readonly ('passed' | 'failed')[]>) {
  const statuses = Object.values(files).flat()
  return {
    numPassedTests: statuses.filter((status) => status === 'passed').length,
    numFailedTests: statuses.filter((status) => status === 'failed').length,
    success: Object.values(files).every(isGood),
    testResults: Object.entries(files).map(([name, tests]) => ({
      name,
      status: isGood(tests) ? 'passed' : 'failed',
      assertionResults: tests.map((status, index) => ({ fullName: `${name} ${index}`, status })),
    })),
  }
}

type Report = ReturnType<typeof report>

/** What the program says of these reports; undefined is a report that was never written. */
function count(
  reports: readonly (Report | undefined)[],
  again?: Report,
): [lines: string[], status: number | null] {
  const folder = mkdtempSync(join(tmpdir(), 'count-'))
  const files = reports.map((each, index) => {
    const file = join(folder, `${index}.json`)
    if (each) writeFileSync(file, JSON.stringify(each))
    return file
  })
  if (again) writeFileSync(join(folder, '0.again.json'), JSON.stringify(again))
  const program = join(import.meta.dirname, 'count-tests.mjs')
  const { stdout, status } = spawnSync(process.execPath, [program, ...files], { encoding: 'utf8' })
  return [stdout.trim().split('\n'), status]
}

const good = report({ 'a.ts': ['passed', 'passed', 'passed'], 'b.ts': ['passed', 'passed'] })
const bad = report({ 'a.ts': ['passed', 'failed', 'passed'], 'b.ts': ['passed', 'passed'] })

describe('the count of all tests', () => {
  it.each([
    ['all passed', [good, good], '10 passed, 0 failed', 0],
    ['one failed', [good, bad], '9 passed, 1 failed', 1],
    ['a file could not be loaded', [report({ 'a.ts': ['passed'], 'b.ts': [] })], '1 passed, 1 failed', 1],
    ['an error outside of all tests', [{ ...good, success: false }], '5 passed, 1 failed', 1],
    ['a report is missing', [good, undefined], '5 passed, 1 failed', 1],
    ['nothing ran', [good, report({})], '5 passed, 0 failed', 1],
    ['there are no reports', [], '0 passed, 0 failed', 1],
  ])('%s', (_, reports, line, status) => {
    const [lines, ended] = count(reports)
    expect([lines.at(-1), ended]).toEqual([line, status])
  })

  it('names what failed', () => {
    expect(count([bad])[0]).toEqual(['failed:', 'a.ts', '  a.ts 1', '4 passed, 1 failed'])
  })

  it('takes the second run of a file for its result, and names what failed at first', () => {
    const again = report({ 'a.ts': ['passed', 'passed', 'passed'] })
    const retold = ['failed at first, then ran again alone:', 'a.ts', '  a.ts 1']
    expect(count([bad], again)).toEqual([[...retold, '5 passed, 0 failed'], 0])
  })

  it('fails if a file fails twice, or if the error was outside of all tests', () => {
    expect(count([bad], report({ 'a.ts': ['passed', 'failed', 'passed'] }))[1]).toBe(1)
    expect(count([{ ...good, success: false }], good)[1]).toBe(1)
  })
})
