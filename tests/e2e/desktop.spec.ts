/** The desktop app's real files as a player uses them: on the stand-in, and on a real Electron where one is found. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extractAll } from '@electron/asar'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { chooseInForm } from '../support/match/chooseInForm'
import {
  launchDesktop,
  launchDesktopIn,
  tablesIn,
  type DesktopWish,
  type PlayedDesktop,
} from '../support/electron/launchDesktop'
import { hasElectron, launchReal } from '../support/electron/launchReal'
import { listeningPorts } from '../support/electron/listeningPorts'
import { freePort, startHost } from '../support/host/hostProcess'
import { inShort } from '../support/longRun'
import { packLinux } from '../support/packLinux'
import { byMouse, playMatch } from '../support/browser/windowPlayer'
import { canStop } from '../support/systems'

/** How often a server is killed in play. */
const DEATHS = inShort(3, 20)

const TABLES = 'Stammtisch tables'
const DISCOVERY = 'Stammtisch discovery'
/** Multicast stays on this computer. */
const environment = { STAMMTISCH_DISCOVERY_ADDRESS: '127.0.0.1' }
const words = ['--bot-pace', '20']

type Launch = (browser: Browser, wish?: DesktopWish) => Promise<PlayedDesktop>

const LAUNCHERS: Readonly<Record<string, Launch>> = {
  'the stand-in': (browser, wish) => launchDesktop(browser, { environment, words, ...wish }),
  ...(hasElectron()
    ? { Electron: (_browser, wish) => launchReal({ environment, words, ...wish }) }
    : {}),
}

function watch(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  return problems
}

/** The number of the one process of this name; no other one may ever be sent a signal. */
async function numberOf(desktop: PlayedDesktop, name: string): Promise<number> {
  await expect.poll(() => desktop.processes(name)).toHaveLength(1)
  const [number = 0] = await desktop.processes(name)
  expect(number).toBeGreaterThan(0)
  return number
}

async function playAlone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Gegen den Computer: Tom’s Time Bluff' }).click()
  await page.getByRole('button', { name: 'Los geht’s' }).click()
  await expect(page.getByRole('button', { name: 'Verlauf' })).toBeVisible()
}

async function openTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mit Freunden: Tom’s Time Bluff' }).click()
  await page.getByRole('button', { name: 'Aufmachen', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Am Tisch' })).toBeVisible()
}

/** The cards by name: whether one has just come is said for a while only. */
async function hand(page: Page): Promise<string[]> {
  const labels = await page
    .locator('.time-hand button')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''))
  return labels.map((label) => label.replace(/, neu$/u, '')).sort()
}

for (const [name, launch] of Object.entries(LAUNCHERS)) {
  test.describe(`desktop on ${name}`, () => {
    test('a whole match against bots, and no port is opened', async ({ browser }) => {
      const desktop = await launch(browser)
      const page = await desktop.page()
      const problems = watch(page)
      await page.getByRole('button', { name: 'Gegen den Computer: Tom’s Time Bluff' }).click()
      // One round.
      await chooseInForm(page.getByRole('radio', { name: 'Erster Abend' }))
      await page.getByRole('button', { name: 'Los geht’s' }).click()
      await expect(page.getByRole('button', { name: 'Verlauf' })).toBeVisible()
      const server = await numberOf(desktop, TABLES)
      expect(await listeningPorts(server)).toEqual([])
      const over = page.getByRole('heading', { name: 'Das Spiel ist aus', exact: true })
      await playMatch(page, byMouse, () => over.isVisible())
      await page.getByRole('button', { name: 'Das Mischen prüfen' }).click()
      await expect(page.getByText('Stimmt: Niemand hat Karten ausgesucht')).toBeVisible()
      expect(problems).toEqual([])
      await desktop.quit()
      expect(await desktop.processes(TABLES).catch(() => [])).toEqual([])
    })

    test(`a server that dies in play is back by itself with the same hand, ${String(DEATHS)} times`, async ({
      browser,
    }) => {
      const desktop = await launch(browser)
      const page = await desktop.page()
      await playAlone(page)
      await expect(page.getByTestId('asked')).not.toBeEmpty({ timeout: 30_000 })
      for (let kill = 0; kill < DEATHS; kill++) {
        await expect(page.locator('.time-hand button').first()).toBeVisible()
        const before = await hand(page)
        const server = await numberOf(desktop, TABLES)
        process.kill(server, 'SIGKILL')
        await expect
          .poll(async () => (await desktop.processes(TABLES)).filter((one) => one !== server), {
            timeout: 10_000,
          })
          .toHaveLength(1)
        await expect(page.getByRole('button', { name: 'Gleich versuchen' })).toBeHidden()
        expect(await hand(page)).toEqual(before)
        // Five ends within half a minute would be one too many.
        await desktop.passTime(8)
      }
      await desktop.quit()
    })

    test('a table opened to the network is found by another app, which joins and comes home again', async ({
      browser,
    }) => {
      const host = await launch(browser)
      const hostPage = await host.page()
      await openTable(hostPage)
      const server = await numberOf(host, TABLES)
      await expect.poll(() => listeningPorts(server)).toHaveLength(1)
      const guest = await launch(browser, { locale: 'nl-NL' })
      const page = await guest.page()
      const problems = watch(page)
      const found = page.getByRole('list', { name: 'Gevonden op het netwerk' })
      await found.getByRole('button', { name: 'Verbinden' }).click({ timeout: 20_000 })
      await page.getByRole('button', { name: 'Aanschuiven' }).click()
      await expect(page.getByText('Je bent klaar.', { exact: true })).toBeVisible()
      await hostPage.getByRole('button', { name: 'Spiel beginnen' }).click()
      await expect(page.getByTestId('spoken')).not.toBeEmpty({ timeout: 30_000 })
      await expect(hostPage.getByTestId('spoken')).not.toBeEmpty({ timeout: 30_000 })
      for (const one of [page, hostPage]) {
        await expect(one.locator('.time-hand button').first()).toBeVisible()
      }
      expect(await hand(page)).not.toEqual(await hand(hostPage))
      await host.quit()
      await page.getByRole('button', { name: 'Terug naar deze computer' }).click()
      await page.getByRole('button', { name: 'Tegen de computer: Tom’s Time Bluff' }).click()
      expect(problems).toEqual([])
      await guest.quit()
    })

    test('the discovery process may die: it is started again', async ({ browser }) => {
      const desktop = await launch(browser)
      await desktop.page()
      const first = await numberOf(desktop, DISCOVERY)
      process.kill(first, 'SIGKILL')
      await expect
        .poll(async () => (await desktop.processes(DISCOVERY)).filter((one) => one !== first))
        .toHaveLength(1)
      await desktop.quit()
    })
  })
}

test('desktop: quitting in the middle of a match keeps the seat and the hand for the next start', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'de-DE' })
  const userData = mkdtempSync(join(tmpdir(), 'stammtisch-desktop-'))
  const first = await launchDesktopIn(context, { userData, environment, words })
  await playAlone(await first.page())
  const page = await first.page()
  await expect(page.getByTestId('asked')).not.toBeEmpty({ timeout: 30_000 })
  await expect(page.locator('.time-hand button').first()).toBeVisible()
  const before = await hand(page)
  await first.quit()
  const second = await launchDesktopIn(context, { userData, environment, words })
  const again = await second.page()
  await expect(again.getByRole('button', { name: 'Verlauf' })).toBeVisible()
  await expect.poll(() => hand(again)).toEqual(before)
  await second.quit()
  await context.close()
})

test('desktop: tables in use by another program are told in a sentence, and the app ends', async ({
  browser,
}) => {
  const userData = mkdtempSync(join(tmpdir(), 'stammtisch-desktop-'))
  const first = await launchDesktop(browser, { userData, environment })
  await expect(
    (await first.page()).getByRole('button', { name: 'Gegen den Computer: Tom’s Time Bluff' }),
  ).toBeVisible()
  const second = await launchDesktop(browser, { userData, environment, locale: 'en-GB' })
  expect(await second.standIn.end).toBe(1)
  const [box] = second.standIn.seen.errorBoxes
  expect(box?.text).toContain('Another Stammtisch program is using the same tables')
  expect(box?.text).toContain(tablesIn(userData))
  await first.quit()
})

test('desktop: tables that are open in the browser already are shown there, and the app ends well', async ({
  browser,
}) => {
  const userData = mkdtempSync(join(tmpdir(), 'stammtisch-desktop-'))
  const note = join(userData, 'started')
  const host = await startHost({ folder: tablesIn(userData) })
  process.env.STAMMTISCH_STARTED = note
  try {
    const second = await launchDesktop(browser, { userData, environment })
    expect(await second.standIn.end).toBe(0)
    expect(second.standIn.seen.openedAddresses).toEqual([host.url])
    expect(second.standIn.seen.errorBoxes).toEqual([])
    expect(readFileSync(note, 'utf8')).toBe('open in the browser')
  } finally {
    delete process.env.STAMMTISCH_STARTED
    await host.end()
  }
})

test('desktop: a browser version started while the app hosts leads to its tables', async ({
  browser,
}) => {
  const userData = mkdtempSync(join(tmpdir(), 'stammtisch-desktop-'))
  const port = await freePort()
  const desktop = await launchDesktop(browser, {
    userData,
    environment,
    words: ['--port', String(port)],
  })
  const page = await desktop.page()
  await openTable(page)
  const lock = join(tablesIn(userData), 'host.lock')
  const address = `http://127.0.0.1:${String(port)}/`
  await expect.poll(() => readFileSync(lock, 'utf8').split('\n')[1]).toBe(address)
  const program = ['out/node/host.js', '--local', '--data', tablesIn(userData)]
  const second = spawnSync(process.execPath, program, { encoding: 'utf8' })
  expect(second.stdout).toContain(`Stammtisch is running already, with the same tables: ${address}`)
  expect(second.status).toBe(0)
  await page.getByText('Klappt es nicht?').click()
  await page.getByRole('button', { name: 'Netz schließen' }).click()
  await expect.poll(() => readFileSync(lock, 'utf8').split('\n')[1]).toBe(undefined)
  await desktop.quit()
})

test('desktop: unreadable settings and window files are set aside, and the app starts', async ({
  browser,
}) => {
  const userData = mkdtempSync(join(tmpdir(), 'stammtisch-desktop-'))
  mkdirSync(userData, { recursive: true })
  writeFileSync(join(userData, 'settings.json'), '{"language":')
  writeFileSync(join(userData, 'window.json'), '\u0000\u0000')
  const desktop = await launchDesktop(browser, { userData, environment })
  const page = await desktop.page()
  await expect(
    page.getByRole('button', { name: 'Gegen den Computer: Tom’s Time Bluff' }),
  ).toBeVisible()
  await desktop.quit()
})

test('desktop: tables that cannot be written are told with their folder, and the app ends', async ({
  browser,
}) => {
  const userData = mkdtempSync(join(tmpdir(), 'stammtisch-desktop-'))
  // A file where the folder should be: refused to everybody, on every system.
  writeFileSync(tablesIn(userData), 'no folder')
  const desktop = await launchDesktop(browser, { userData, environment, locale: 'nl-NL' })
  expect(await desktop.standIn.end).toBe(1)
  expect(desktop.standIn.seen.errorBoxes).toEqual([
    { title: 'Stammtisch kan niet starten', text: expect.stringContaining(tablesIn(userData)) },
  ])
})

test('desktop: a port that another program has is told in the window, and the table goes on', async ({
  browser,
}) => {
  const other = createServer()
  const port = await freePort()
  await new Promise<void>((done) => other.listen(port, done))
  const own = ['--port', String(port), '--no-discovery']
  const desktop = await launchDesktop(browser, { environment, words: own })
  const page = await desktop.page()
  await openTable(page)
  await expect(page.getByText('Der Port ist belegt')).toBeVisible()
  expect(await listeningPorts(await numberOf(desktop, TABLES), [])).toEqual([])
  // As soon as it is free, one press opens the table.
  await new Promise((done) => other.close(done))
  await page.getByRole('button', { name: /Netz/u }).first().click()
  await expect(page.getByRole('button', { name: 'Link kopieren' })).toBeVisible()
  await desktop.quit()
})

test('desktop: a server that hangs is killed when the app quits, and the player told', async ({
  browser,
}) => {
  test.skip(!canStop, 'nothing can be made to hang here')
  const userData = mkdtempSync(join(tmpdir(), 'stammtisch-desktop-'))
  const desktop = await launchDesktop(browser, { environment, words, userData })
  await playAlone(await desktop.page())
  const server = await numberOf(desktop, TABLES)
  process.kill(server, 'SIGSTOP')
  const began = Date.now()
  // Whoever is impatient asks twice.
  desktop.standIn.app.quit()
  desktop.standIn.app.quit()
  expect(await desktop.standIn.end).toBe(0)
  expect(Date.now() - began).toBeLessThan(10_000)
  expect(await desktop.processes(TABLES)).toEqual([])
  expect(() => process.kill(server, 0)).toThrow('ESRCH')
  const log = join(tablesIn(userData), 'shell.log')
  const [box, ...more] = desktop.standIn.seen.errorBoxes
  expect(more).toEqual([])
  expect(box?.text).toMatch(/hat sich nicht beendet und wurde abgebrochen/u)
  expect(box?.text).toContain(log)
  expect(readFileSync(log, 'utf8')).toContain('"event":"killed","process":"Stammtisch tables"')
})

test('desktop: a server that hangs in play is ended and started anew, with the same hand', async ({
  browser,
}) => {
  test.skip(!canStop, 'nothing can be made to hang here')
  const userData = mkdtempSync(join(tmpdir(), 'stammtisch-desktop-'))
  const desktop = await launchDesktop(browser, { environment, words, userData })
  const page = await desktop.page()
  await playAlone(page)
  await expect(page.getByTestId('asked')).not.toBeEmpty({ timeout: 30_000 })
  await expect(page.locator('.time-hand button').first()).toBeVisible()
  const before = await hand(page)
  const server = await numberOf(desktop, TABLES)
  const discovery = await numberOf(desktop, DISCOVERY)
  for (const number of [server, discovery]) process.kill(number, 'SIGSTOP')
  for (const [name, old] of [
    [TABLES, server],
    [DISCOVERY, discovery],
  ] as const)
    await expect
      .poll(async () => (await desktop.processes(name)).filter((one) => one !== old), {
        timeout: 40_000,
      })
      .toHaveLength(1)
  await expect(page.getByRole('button', { name: 'Gleich versuchen' })).toBeHidden()
  await expect.poll(() => hand(page)).toEqual(before)
  const log = readFileSync(join(tablesIn(userData), 'shell.log'), 'utf8')
  expect(log).toContain('"event":"hangs","process":"Stammtisch tables"')
  expect(log).toContain('"event":"hangs","process":"Stammtisch discovery"')
  expect(desktop.standIn.seen.errorBoxes).toEqual([])
  await desktop.quit()
})

test('desktop: a server that ends five times within half a minute is told with its log, and the app ends', async ({
  browser,
}) => {
  const userData = mkdtempSync(join(tmpdir(), 'stammtisch-desktop-'))
  const missing = join(userData, 'never-was.cjs')
  const desktop = await launchDesktop(browser, {
    environment: { ...environment, NODE_OPTIONS: `--require ${missing}` },
    words: ['--no-discovery'],
    locale: 'en-GB',
    userData,
  })
  expect(await desktop.standIn.end).toBe(1)
  const log = join(tablesIn(userData), 'shell.log')
  expect(desktop.standIn.seen.errorBoxes).toEqual([
    { title: 'Stammtisch cannot go on', text: expect.stringContaining(log) },
  ])
  expect(desktop.standIn.children.map(({ name }) => name)).toEqual(Array(5).fill(TABLES))
  const lines = readFileSync(log, 'utf8').trim().split('\n')
  const ends = lines.filter((line) => line.includes('"event":"ended"'))
  expect(ends).toHaveLength(5)
  expect(ends[0]).toContain('"code":1')
  expect(ends[0]).toContain('never-was.cjs')
})

test('desktop: a program whose window files are gone says so, and the app ends', async ({
  browser,
}) => {
  const userData = mkdtempSync(join(tmpdir(), 'stammtisch-desktop-'))
  const program = join(userData, 'program')
  cpSync('out/main', join(program, 'out/main'), { recursive: true })
  writeFileSync(join(program, 'package.json'), '{"type":"module"}')
  const desktop = await launchDesktop(browser, { environment, words, userData, program })
  expect(await desktop.standIn.end).toBe(1)
  expect(desktop.standIn.seen.errorBoxes).toEqual([
    {
      title: 'Stammtisch kann nicht starten',
      text: expect.stringContaining('Dateien des Programms fehlen'),
    },
  ])
  expect(readFileSync(join(tablesIn(userData), 'shell.log'), 'utf8')).toContain('ENOENT')
})

test('desktop: without discovery, which keeps ending, the tables go on', async ({ browser }) => {
  const desktop = await launchDesktop(browser, { environment, words })
  const page = await desktop.page()
  for (let end = 0; end < 5; end++) {
    const number = await numberOf(desktop, DISCOVERY)
    process.kill(number, 'SIGKILL')
    await expect.poll(() => desktop.processes(DISCOVERY)).not.toContain(number)
  }
  await expect.poll(() => desktop.standIn.seen.errorBoxes).toHaveLength(1)
  expect(desktop.standIn.seen.errorBoxes[0]?.text).toContain('Tische im Netz')
  await playAlone(page)
  await desktop.quit()
})

test('desktop: a second start opens a window again where there is none', async ({ browser }) => {
  const desktop = await launchDesktop(browser, { environment, words })
  await desktop.page()
  const { app, context } = desktop.standIn
  // As on macOS, where the app outlives its window.
  const listeners = app.listeners('window-all-closed')
  app.removeAllListeners('window-all-closed')
  await context.pages()[0]?.close()
  await expect.poll(() => context.pages().length).toBe(0)
  for (const listener of listeners)
    app.on('window-all-closed', () => Reflect.apply(listener, app, []))
  app.emit('second-instance', {}, [])
  await expect.poll(() => context.pages().length).toBe(1)
  await desktop.quit()
})

test('desktop: the app says to npm start that it is there, and takes the same words', async ({
  browser,
}) => {
  const note = join(mkdtempSync(join(tmpdir(), 'stammtisch-desktop-')), 'started')
  const port = await freePort()
  process.env.STAMMTISCH_STARTED = note
  try {
    // As root: without the switch that Chromium then needs nothing would start.
    const own = [
      '--no-sandbox',
      `--port=${String(port)}`,
      '--name',
      'Haus am See',
      '--no-discovery',
    ]
    const desktop = await launchDesktop(browser, { environment, words: [...own, '--lang=de'] })
    const page = await desktop.page()
    await expect.poll(() => readFileSync(note, 'utf8')).toBe('window')
    expect(desktop.standIn.seen.isSandboxed).toBe(false)
    expect(desktop.standIn.seen.switches).toEqual(['disable-gpu-sandbox'])
    expect(await desktop.processes(DISCOVERY)).toEqual([])
    await openTable(page)
    const server = await numberOf(desktop, TABLES)
    await expect.poll(() => listeningPorts(server, [port])).toEqual([port])
    await desktop.quit()
  } finally {
    delete process.env.STAMMTISCH_STARTED
  }
})

test('desktop: a word with a wrong value ends the app with a sentence and its code', async ({
  browser,
}) => {
  const told: string[] = []
  const write = process.stderr.write.bind(process.stderr)
  process.stderr.write = (text: string | Uint8Array) => told.push(String(text)) > 0
  try {
    const desktop = await launchDesktop(browser, { environment, words: ['--port', 'x'] })
    expect(await desktop.standIn.end).toBe(2)
  } finally {
    process.stderr.write = write
  }
  expect(told.join('')).toContain('--port is "x" but must be a whole number from 1 to 65535.')
})

test('the program from a packed archive plays on the stand-in: window, server, bots and content are its own', async ({
  browser,
}) => {
  test.skip(process.platform !== 'linux', 'packed for Linux')
  const folder = mkdtempSync(join(tmpdir(), 'stammtisch-packed-'))
  const { archive, code, printed } = await packLinux(folder)
  expect(code, printed).toBe(0)
  const program = join(folder, 'program')
  extractAll(archive, program)
  const desktop = await launchDesktop(browser, { environment, words, program })
  const page = await desktop.page()
  const problems = watch(page)
  await playAlone(page)
  await expect(page.getByTestId('asked')).not.toBeEmpty({ timeout: 30_000 })
  await expect(page.locator('.time-hand button').first()).toBeVisible()
  expect(problems).toEqual([])
  await desktop.quit()
  rmSync(folder, { recursive: true, force: true })
})
