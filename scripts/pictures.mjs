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
const GAMES = {
  'time-bluff': { name: 'Tom’s Time Bluff', hand: '.time-hand' },
  tafelrunde: { name: 'Die Tafelrunde 2', hand: '.rogue-hand' },
}
const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
const SHOTS = /** @type {const} */ ([
  {
    name: 'table-day',
    game: 'time-bluff',
    viewport: DESKTOP,
    colorScheme: 'light',
    locale: 'en-GB',
  },
  {
    name: 'table-evening',
    game: 'time-bluff',
    viewport: DESKTOP,
    colorScheme: 'dark',
    locale: 'de-DE',
  },
  {
    name: 'table-phone',
    game: 'time-bluff',
    viewport: PHONE,
    colorScheme: 'light',
    locale: 'nl-NL',
  },
  {
    name: 'raid-day',
    game: 'tafelrunde',
    viewport: DESKTOP,
    colorScheme: 'light',
    locale: 'nl-NL',
  },
  {
    name: 'raid-evening',
    game: 'tafelrunde',
    viewport: DESKTOP,
    colorScheme: 'dark',
    locale: 'de-DE',
  },
  { name: 'raid-phone', game: 'tafelrunde', viewport: PHONE, colorScheme: 'dark', locale: 'en-GB' },
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

/** @param {(typeof SHOTS)[number]} shot */
async function shoot({ name, game, ...look }) {
  const context = await browser.newContext(look)
  const page = await context.newPage()
  await page.goto(`http://127.0.0.1:${PORT}/`)
  await page.locator('.door button').first().click()
  const form = page.locator('.door').first().locator('form')
  await form.locator('select').first().selectOption({ label: GAMES[game].name })
  await form.locator('button[type=submit]').click()
  await page.locator(GAMES[game].hand).waitFor()
  const asked = page.locator('[data-testid=asked]:not(:empty)')
  await asked.waitFor({ state: 'attached', timeout: 30_000 })
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
