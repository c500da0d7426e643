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
/** By the key of what the form offers: where its cards are. */
const HANDS = {
  'time-bluff': '.time-hand',
  tafelrunde: '.rogue-hand',
  buchstabenbluff: '.letter-hand',
  'tijdlijn-co-operative': '.front-hand',
  'tijdlijn-competitive': '.front-hand',
  tofugott: '.silhouette-hand',
}
const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
/** Nothing is caught in flight. */
const STILL = /** @type {const} */ ({ reducedMotion: 'reduce' })
const SHOTS = /** @type {const} */ ([
  ['home-day', undefined, DESKTOP, 'light', 'en-GB'],
  ['table-day', 'time-bluff', DESKTOP, 'light', 'en-GB'],
  ['table-evening', 'time-bluff', DESKTOP, 'dark', 'de-DE'],
  ['table-phone', 'time-bluff', PHONE, 'light', 'nl-NL'],
  ['raid-evening', 'tafelrunde', DESKTOP, 'dark', 'de-DE'],
  ['raid-phone', 'tafelrunde', PHONE, 'dark', 'en-GB'],
  ['word-day', 'buchstabenbluff', DESKTOP, 'light', 'nl-NL'],
  ['word-phone', 'buchstabenbluff', PHONE, 'light', 'de-DE'],
  ['years-evening', 'tijdlijn-co-operative', DESKTOP, 'dark', 'en-GB'],
  ['years-phone', 'tijdlijn-co-operative', PHONE, 'light', 'nl-NL'],
  ['silhouettes-day', 'tofugott', DESKTOP, 'light', 'de-DE'],
  ['silhouettes-phone', 'tofugott', PHONE, 'dark', 'en-GB'],
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

/** Sits down at a table against the computer, and waits until something is asked. */
async function playAlone(page, game) {
  // Games stand on the first page in the order in which they are named above.
  const place = Object.keys(HANDS).indexOf(game)
  await page.locator('.shelf .game').nth(place).locator('.ways button').first().click()
  await page.locator('dialog form button[type=submit]').click()
  await page.locator(HANDS[game]).waitFor()
  const asked = page.locator('[data-testid=asked]:not(:empty)')
  await asked.waitFor({ state: 'attached', timeout: 30_000 })
}

/** @param {(typeof SHOTS)[number]} shot */
async function shoot([name, game, viewport, colorScheme, locale]) {
  const context = await browser.newContext({ viewport, colorScheme, locale, ...STILL })
  const page = await context.newPage()
  await page.goto(`http://127.0.0.1:${PORT}/`)
  await page.locator('.shelf .game').first().waitFor()
  if (game !== undefined) await playAlone(page, game)
  await page.waitForTimeout(800)
  await page.screenshot({ path: join(FOLDER, `${name}.png`) })
  await context.close()
}

// Whatever happens, nothing keeps running.
try {
  for (const shot of SHOTS) await shoot(shot)
  console.log(`${SHOTS.length} pictures in ${FOLDER}`)
} finally {
  await browser.close()
  host.kill('SIGINT')
  await new Promise((done) => host.once('exit', done))
  rmSync(data, { recursive: true, force: true })
}
