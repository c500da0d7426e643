/** The desktop app as a host: guests are never cut off unasked, and windows that die come back. */
import { mkdtempSync, readFileSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { isRecord } from '../../src/engine/basics/json'
import { launchDesktop, type Desktop } from '../support/electron/launchDesktop'
import type { MessageBox } from '../support/electron/standIn'
import { freePort } from '../support/host/hostProcess'

const environment = { STAMMTISCH_DISCOVERY_ADDRESS: '127.0.0.1' }
const TABLES = 'Stammtisch tables'

/** An address of this computer from which somebody counts as a guest. */
function ownAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  const found = all.find(({ family, internal }) => family === 'IPv4' && !internal)
  if (!found) throw new Error('this test needs a network adapter')
  return found.address
}

interface Evening {
  readonly desktop: Desktop
  readonly page: Page
  readonly guest: Page
}

/** The app, with a table opened to the network and a guest from a browser at it. */
async function openEvening(browser: Browser): Promise<Evening> {
  const port = await freePort()
  const words = ['--port', String(port), '--no-discovery', '--bot-pace', '20']
  const desktop = await launchDesktop(browser, { environment, words, locale: 'en-GB' })
  const page = await desktop.page()
  await page.getByRole('button', { name: 'With friends: Tom’s Time Bluff' }).click()
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  // Whoever asks friends to the table has opened it: the way in is there at once.
  await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible()
  const context = await browser.newContext({ locale: 'en-GB' })
  const guest = await context.newPage()
  await guest.goto(`http://${ownAddress()}:${String(port)}/`)
  await expect.poll(() => desktop.standIn.seen.trays.length, { timeout: 10_000 }).toBe(1)
  return { desktop, page, guest }
}

async function boxOf(desktop: Desktop, number: number): Promise<MessageBox> {
  await expect.poll(() => desktop.standIn.seen.messageBoxes.length).toBe(number)
  const box = desktop.standIn.seen.messageBoxes[number - 1]
  if (!box) throw new Error('no question was asked')
  return box
}

/** Presses the entry of the tray with this label. */
function pressInTray({ standIn }: Desktop, label: string): void {
  const menu: unknown = standIn.seen.trays.at(-1)?.menu
  for (const entry of Array.isArray(menu) ? menu : []) {
    if (isRecord(entry) && entry.label === label && typeof entry.click === 'function')
      Reflect.apply(entry.click, undefined, [])
  }
}

test('closing the window while guests are here asks: staying, going on in the background, coming back, ending', async ({
  browser,
}) => {
  const { desktop, guest } = await openEvening(browser)
  const { standIn } = desktop
  expect(JSON.stringify(standIn.seen.trays[0]?.menu)).toContain('1 guest')
  standIn.closeWindow()
  const first = await boxOf(desktop, 1)
  expect(first.message).toContain('Guests are still here. 1 guest: ')
  expect(first.buttons).toEqual(['Go on in the background', 'Close the tables and quit', 'Stay'])
  standIn.closeWindow() // whoever is impatient is not asked twice
  first.answer(2)
  await expect.poll(() => standIn.windowCount()).toBe(1)
  standIn.closeWindow()
  const second = await boxOf(desktop, 2)
  second.answer(0)
  await expect.poll(() => standIn.windowCount()).toBe(0)
  expect(await desktop.processes(TABLES)).toHaveLength(1)
  await guest.reload()
  await expect(guest.getByRole('heading', { level: 1 }).first()).toBeVisible()
  standIn.app.emit('second-instance', {}, [])
  await expect.poll(() => standIn.windowCount()).toBe(1)
  // Guests are looked at once a second, and this one was gone for a moment.
  await guest.waitForTimeout(1200)
  await expect.poll(() => JSON.stringify(standIn.seen.trays.at(-1)?.menu)).toContain('1 guest')
  pressInTray(desktop, 'Close the tables and quit')
  const third = await boxOf(desktop, 3)
  expect(third.buttons).toEqual(['Close the tables and quit', 'Stay'])
  expect(third.detail).toContain('they are cut off')
  expect(third.hasWindow).toBe(true)
  third.answer(0)
  expect(await standIn.end).toBe(0)
  expect(standIn.seen.trays.every(({ isGone }) => isGone)).toBe(true)
  await guest.context().close()
})

test('without guests the window closes unasked; when the last has gone the tray goes too', async ({
  browser,
}) => {
  const { desktop, guest } = await openEvening(browser)
  await guest.context().close()
  await expect.poll(() => desktop.standIn.seen.trays[0]?.isGone).toBe(true)
  desktop.standIn.closeWindow()
  expect(await desktop.standIn.end).toBe(0)
  expect(desktop.standIn.seen.messageBoxes).toEqual([])
})

test('the system stays awake while a guest plays a match, and no longer', async ({ browser }) => {
  const { desktop, page, guest } = await openEvening(browser)
  const { awake } = desktop.standIn.seen
  await guest.getByRole('button', { name: 'Sit down' }).first().click()
  await expect(guest.getByText('You’re ready.', { exact: true })).toBeVisible()
  expect(awake.size).toBe(0)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect.poll(() => [...awake.values()]).toEqual(['prevent-app-suspension'])
  await guest.context().close()
  await expect.poll(() => awake.size).toBe(0)
  await desktop.quit()
})

test('a page that dies is loaded again by itself, and after three times within a minute by the player', async ({
  browser,
}) => {
  const desktop = await launchDesktop(browser, { environment, words: ['--no-discovery'] })
  const page = await desktop.page()
  const [contents] = desktop.standIn.contents
  const die = async (): Promise<void> => {
    await expect(
      page.getByRole('button', { name: 'Gegen den Computer: Tom’s Time Bluff' }),
    ).toBeVisible()
    await page.evaluate(() => Object.assign(window, { isOld: true }))
    contents?.forcefullyCrashRenderer()
  }
  const isNew = (): Promise<boolean> =>
    page.evaluate(() => Reflect.get(window, 'isOld') !== true).catch(() => false)
  await die()
  await expect.poll(isNew).toBe(true)
  await die()
  await expect.poll(isNew).toBe(true)
  expect(desktop.standIn.seen.messageBoxes).toEqual([])
  await die()
  const box = await boxOf(desktop, 1)
  expect(box.message).toBe('Das Fenster geht immer wieder aus')
  expect(box.detail).toContain('shell.log')
  expect(box.hasWindow).toBe(true)
  expect(await isNew()).toBe(false)
  box.answer(0)
  await expect.poll(isNew).toBe(true)
  await desktop.quit()
})

test('a page that hangs is ended and loaded again if the player says so, and the question goes when it answers', async ({
  browser,
}) => {
  const desktop = await launchDesktop(browser, { environment, words: ['--no-discovery'] })
  const page = await desktop.page()
  await page.evaluate(() => Object.assign(window, { isOld: true }))
  const isNew = (): Promise<boolean> =>
    page.evaluate(() => Reflect.get(window, 'isOld') !== true).catch(() => false)
  desktop.standIn.emitOnWindow('unresponsive')
  const first = await boxOf(desktop, 1)
  expect(first.message).toBe('Das Fenster antwortet nicht')
  desktop.standIn.emitOnWindow('responsive')
  first.answer(1) // too late
  await page.waitForTimeout(200)
  expect(await isNew()).toBe(false)
  desktop.standIn.emitOnWindow('unresponsive')
  const second = await boxOf(desktop, 2)
  second.answer(1)
  await expect.poll(isNew).toBe(true)
  await desktop.quit()
})

test('crash reports stay on this computer; help copies a diagnosis and opens log and licences', async ({
  browser,
}) => {
  const desktop = await launchDesktop(browser, { environment, words: ['--no-discovery'] })
  await desktop.page()
  const { seen } = desktop.standIn
  expect(seen.crashReports).toEqual([{ uploadToServer: false }])
  for (const label of [
    'Diagnose kopieren',
    'Protokoll öffnen',
    'Ordner der Tische öffnen',
    'Lizenzen',
  ])
    desktop.standIn.pressInMenu(label)
  expect(seen.copied).toContain('Stammtisch 0.0.0-test')
  expect(seen.messageBoxes.map(({ hasWindow }) => hasWindow)).toEqual([true])
  // Also where nothing has failed yet there is something to open.
  const [log = ''] = seen.openedPaths
  expect(readFileSync(log, 'utf8')).toContain('"event":"started","version":"0.0.0-test"')
  expect(seen.openedPaths.map((path) => path.replace(/^.*[\\/]/u, ''))).toEqual([
    'shell.log',
    'tables',
    'licences.txt',
  ])
  await desktop.quit()
})

test('a link from another program fills the field of the address in the window that is open', async ({
  browser,
}) => {
  const words = ['--no-discovery', 'stammtisch://join/10.0.0.1:4747']
  const desktop = await launchDesktop(browser, { environment, words })
  const field = (await desktop.page()).getByLabel('Adresse oder Link')
  await expect(field).toHaveValue('10.0.0.1:4747')
  desktop.standIn.app.emit('second-instance', {}, ['.', 'stammtisch://join/10.0.0.2/3fa9'])
  await expect(field).toHaveValue('http://10.0.0.2/#/join/3fa9')
  await desktop.quit()
})

test('a new window is another player at this computer', async ({ browser }) => {
  const desktop = await launchDesktop(browser, { environment, words: ['--no-discovery'] })
  const first = await desktop.page()
  await expect(
    first.getByRole('button', { name: 'Gegen den Computer: Tom’s Time Bluff' }),
  ).toBeVisible()
  await first.getByRole('button', { name: 'Mit Freunden: Tom’s Time Bluff' }).click()
  await first.getByRole('button', { name: 'Aufmachen', exact: true }).click()
  await expect(first.getByRole('heading', { name: 'Am Tisch' })).toBeVisible()
  desktop.standIn.pressInMenu('Neues Fenster für noch jemanden')
  await expect.poll(() => desktop.standIn.windowCount()).toBe(2)
  await expect.poll(async () => (await desktop.page()) === first).toBe(false)
  const second = await desktop.page()
  await second.getByRole('button', { name: 'Dazusetzen' }).first().click()
  await expect(second.getByRole('heading', { name: 'Am Tisch' })).toBeVisible()
  await expect(first.getByRole('heading', { name: 'Am Tisch' })).toBeVisible()
  await desktop.quit()
})

test('a window for a whole room fills the second screen and watches the table', async ({
  browser,
}) => {
  const desktop = await launchDesktop(browser, { environment, words: ['--no-discovery'] })
  const first = await desktop.page()
  await first.getByRole('button', { name: 'Mit Freunden: Tom’s Time Bluff' }).click()
  await first.getByRole('button', { name: 'Aufmachen', exact: true }).click()
  await expect(first.getByRole('heading', { name: 'Am Tisch' })).toBeVisible()
  desktop.standIn.pressInMenu('Vollbild auf einem zweiten Bildschirm')
  await expect.poll(async () => (await desktop.page()) === first).toBe(false)
  const room = await desktop.page()
  expect(desktop.standIn.seen.fullScreens).toEqual([false, true])
  expect(room.viewportSize()).toEqual({ width: 1280, height: 720 })
  await room.getByRole('button', { name: 'Zuschauen' }).first().click()
  await first.getByRole('button', { name: 'Spiel beginnen' }).click()
  await expect(room.getByRole('button', { name: 'Verlauf' })).toBeVisible()
  await desktop.quit()
})

test('what is set for hosting holds at the next start: name, port, open from the beginning', async ({
  browser,
}) => {
  const userData = mkdtempSync(join(tmpdir(), 'stammtisch-hosting-'))
  const port = await freePort()
  const first = await launchDesktop(browser, { userData, environment, words: ['--no-discovery'] })
  const page = await first.page()
  await page.goto(`${page.url().replace(/#.*$/u, '')}#/settings`)
  await page.getByLabel('Name des Gastgebers').fill('Haus am See')
  await page.getByLabel('Port', { exact: true }).fill(String(port))
  await page.getByRole('switch', { name: 'Von Anfang an für das Netz öffnen' }).check()
  await page.getByRole('button', { name: 'Ab dem nächsten Start so' }).click()
  await expect(page.getByText('Gemerkt')).toBeVisible()
  await first.quit()
  const second = await launchDesktop(browser, { userData, environment, words: ['--no-discovery'] })
  const guest = await (await browser.newContext({ locale: 'de-DE' })).newPage()
  await expect(async () => {
    await guest.goto(`http://${ownAddress()}:${String(port)}/`)
  }).toPass()
  await expect(guest.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await guest.context().close()
  await second.quit()
})
