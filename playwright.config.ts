// The tests in a real Chromium: `npm run test:e2e`, or as part of `npm test`, which sees to it that there is one.
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/disk/ownTemporaryFolder.ts',
  // Each file has hosts of its own. They wait for clocks and pictures: one more than two cores keeps those busy.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  // A match takes half a minute, and several times that on a busy computer: what hangs is ended, what is slow is not.
  timeout: 150_000,
  // Real processes and matches by chance: what fails once on a busy computer is tried once more, and told as flaky.
  retries: process.env['CI'] ? 1 : 0,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? 'out-test/browser.json' }],
  ],
  outputDir: 'out-test/browser',
  use: {
    // Pictures of every step take their time: they are taken where a failure is tried again.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    // Whole matches are played without pictures; what the pictures do has tests of its own that ask for them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: executablePath === undefined ? {} : { executablePath },
  },
})
