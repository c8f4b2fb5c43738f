// Adds up vitest's JSON reports and prints one line: `N passed, M failed`. Ends with 1 if a test failed, if a report is
// missing or if nothing ran. Run: node scripts/count-tests.mjs REPORT…
import { readFileSync } from 'node:fs'

let passed = 0
let failed = 0
let isWhole = true

for (const file of process.argv.slice(2)) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    passed += report.numPassedTests
    // A file that can't be loaded has no tests that could fail.
    failed += Math.max(report.numFailedTests, report.success ? 0 : 1)
    isWhole &&= report.numPassedTests > 0
  } catch (error) {
    console.error(`no report of these tests: ${error.message}`)
    failed += 1
  }
}

console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && isWhole && passed > 0 ? 0 : 1
