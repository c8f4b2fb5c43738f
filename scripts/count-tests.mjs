// Adds up vitest's JSON reports, names every test that failed, and closes with one line: `N passed, M failed`. Beside a
// report may lie `NAME.again.json`, where the files that failed ran a second time, alone: its results count, and what
// passed only then is named too. Ends with 1 if a test failed, if a report is missing or if nothing ran.
// Run: node scripts/count-tests.mjs REPORT…   or, for the files to run again: node scripts/count-tests.mjs --failed REPORT
import { existsSync, readFileSync } from 'node:fs'

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
const failedFiles = (report) => report.testResults.filter(({ status }) => status !== 'passed')
const failedTests = ({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed')
const namesOf = (results) =>
  results.flatMap((file) => [file.name, ...failedTests(file).map(({ fullName }) => `  ${fullName}`)])

/** What a report says in the end: passed, failed, and the lines that name what failed. */
function outcome(file) {
  const first = read(file)
  const failed = failedFiles(first)
  const again = file.replace(/\.json$/, '.again.json')
  // Without a file to blame, an error outside of all tests: running files again would not show it.
  if (first.success || failed.length === 0 || !existsSync(again)) return counted(first, failed)
  const second = read(again)
  const repeated = failed.reduce((sum, { assertionResults }) => sum + passedIn(assertionResults), 0)
  const { passed, failures, lines } = counted(second, failedFiles(second))
  const retold = ['failed at first, then ran again alone:', ...namesOf(failed)]
  return { passed: first.numPassedTests - repeated + passed, failures, lines: [...retold, ...lines] }
}

const passedIn = (assertions) => assertions.filter(({ status }) => status === 'passed').length

function counted(report, failed) {
  // A file that can't be loaded has no tests that could fail.
  const failures = Math.max(report.numFailedTests, report.success ? 0 : 1)
  return { passed: report.numPassedTests, failures, lines: failures ? ['failed:', ...namesOf(failed)] : [] }
}

function count(files) {
  let [passed, failures, isWhole] = [0, 0, true]
  for (const file of files) {
    try {
      const found = outcome(file)
      passed += found.passed
      failures += found.failures
      isWhole &&= found.passed > 0
      for (const line of found.lines) console.log(line)
    } catch (error) {
      console.log(`no report of these tests: ${error.message}`)
      failures += 1
    }
  }
  console.log(`${passed} passed, ${failures} failed`)
  process.exitCode = failures === 0 && isWhole && passed > 0 ? 0 : 1
}

const [option, ...rest] = process.argv.slice(2)
if (option === '--failed')
  console.log(
    failedFiles(read(rest[0]))
      .map(({ name }) => name)
      .join('\n'),
  )
else count(process.argv.slice(2))
