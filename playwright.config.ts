import { defineConfig } from '@playwright/test'

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

export default defineConfig({
  testDir: 'tests/e2e',
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? 'out-test/browser.json' }],
  ],
  outputDir: 'out-test/browser',
  use: { trace: 'retain-on-failure', launchOptions: { executablePath } },
})
