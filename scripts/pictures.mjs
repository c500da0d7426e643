// `npm run pictures`: the README's pictures, taken from the real program.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { needChromium } from './chromium.mjs'
import { ensureBuilt } from './ensureBuilt.mjs'

const FOLDER = 'docs/pictures'
const PORT = 4799
const SHOTS = /** @type {const} */ ([
  { name: 'table-day', width: 1280, height: 800, colorScheme: 'light', locale: 'en-GB' },
  { name: 'table-evening', width: 1280, height: 800, colorScheme: 'dark', locale: 'de-DE' },
  { name: 'table-phone', width: 390, height: 844, colorScheme: 'light', locale: 'nl-NL' },
])

const executablePath = needChromium()
ensureBuilt()
const data = mkdtempSync(join(tmpdir(), 'stammtisch-pictures-'))
const words = [
  'out/node/host.js',
  '--local',
  '--port',
  String(PORT),
  '--data',
  data,
  '--no-discovery',
  '--bot-pace',
  '30',
]
const host = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
await new Promise((done) => host.stdout.once('data', done))
mkdirSync(FOLDER, { recursive: true })
const browser = await chromium.launch({ executablePath })
for (const { name, width, height, colorScheme, locale } of SHOTS) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, locale })
  const page = await context.newPage()
  await page.goto(`http://127.0.0.1:${PORT}/`)
  await page.locator('.door button').first().click()
  await page.locator('.door').first().locator('button[type=submit]').click()
  await page.locator('.time-hand').waitFor()
  await page
    .locator('[data-testid=asked]:not(:empty)')
    .waitFor({ state: 'attached', timeout: 30_000 })
  await page.waitForTimeout(800)
  await page.screenshot({ path: join(FOLDER, `${name}.png`) })
  await context.close()
}
await browser.close()
host.kill('SIGINT')
await new Promise((done) => host.once('exit', done))
rmSync(data, { recursive: true, force: true })
console.log(`${SHOTS.length} pictures in ${FOLDER}`)
