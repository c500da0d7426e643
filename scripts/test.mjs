// `npm test`: unit tests, then the tests in a real Chromium; prints one closing line over both. With --long everything at every size, in
// every language and over longer walks.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureBuilt } from './ensureBuilt.mjs'
import { needChromium } from './chromium.mjs'

const REPORTS = 'out-test'
const UNIT = `${REPORTS}/unit.json`
const BROWSER = `${REPORTS}/browser.json`

function run(words, env = {}) {
  const done = spawnSync(process.execPath, words, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (done.status !== 0) console.error(`${words[0]} ended with ${done.status ?? done.signal}.`)
  return done.status === 0
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    console.error(`The report ${path} is missing: its test runner did not finish.`)
    process.exit(1)
  }
}

/** Every failure once more by name, below all other lines: the last ones are what is read. */
function tell(what, names) {
  for (const name of names) console.error(`${what}: ${name}`)
}

function unitCounts() {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = read(UNIT)
  for (const { name, assertionResults } of testResults) {
    const failures = assertionResults.filter(({ status }) => status === 'failed')
    tell(
      'Failed',
      failures.map((test) => `${name} › ${test.fullName}: ${test.failureMessages[0] ?? ''}`),
    )
  }
  // A file that cannot be loaded or set up holds no failed test, but it is a failure.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  tell(
    'No test could run in',
    broken.map(({ name }) => name),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
  }
}

function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

function browserCounts() {
  const { stats, errors, suites } = read(BROWSER)
  const specs = suites.flatMap(specsOf)
  for (const [status, what] of [
    ['unexpected', 'Failed'],
    ['flaky', 'Passed only when tried again'],
  ]) {
    const some = specs.filter(({ tests }) => tests.some((test) => test.status === status))
    tell(
      what,
      some.map(({ file, title }) => `${file} › ${title}`),
    )
  }
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}

if (process.argv.includes('--long')) process.env.STAMMTISCH_TESTS = 'long'
const executable = needChromium()
ensureBuilt()
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const unitOk = run([
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${UNIT}`,
])
const browserOk = run(['node_modules/@playwright/test/cli.js', 'test'], {
  CHROMIUM_PATH: executable,
  PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER,
})
const parts = [unitCounts(), browserCounts()]
const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map((key) =>
  parts.reduce((sum, part) => sum + part[key], 0),
)
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
const isEmpty = parts.some((part) => part.passed + part.failed === 0)
if (isEmpty) console.error('One of the two test runners executed no test at all.')
process.exit(unitOk && browserOk && !isEmpty && failed === 0 ? 0 : 1)
