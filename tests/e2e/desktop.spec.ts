/** The desktop app's real files as a player uses them: on the stand-in, and on a real Electron where one is found. */
import { mkdtempSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Browser, type Page } from '@playwright/test'
import {
  launchDesktop,
  launchDesktopIn,
  type DesktopWish,
  type PlayedDesktop,
} from '../support/electron/launchDesktop'
import { hasElectron, launchReal } from '../support/electron/launchReal'
import { listeningPorts } from '../support/electron/listeningPorts'
import { byMouse, playMatch } from '../support/windowPlayer'

const TABLES = 'Stammtisch tables'
const DISCOVERY = 'Stammtisch discovery'
/** Multicast stays on this computer. */
const environment = { STAMMTISCH_DISCOVERY_ADDRESS: '127.0.0.1', STAMMTISCH_BOT_PACE: '0.2' }

type Launch = (browser: Browser, wish?: DesktopWish) => Promise<PlayedDesktop>

const LAUNCHERS: Readonly<Record<string, Launch>> = {
  'the stand-in': (browser, wish) => launchDesktop(browser, { environment, ...wish }),
  ...(hasElectron() ? { Electron: (_browser, wish) => launchReal({ environment, ...wish }) } : {}),
}

function watch(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  return problems
}

async function playAlone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Allein spielen' }).click()
  await page.getByRole('button', { name: 'Los geht’s' }).click()
  await expect(page.getByRole('button', { name: 'Verlauf' })).toBeVisible()
}

async function openTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tisch aufmachen' }).click()
  await page.getByRole('button', { name: 'Aufmachen', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Am Tisch' })).toBeVisible()
}

async function hand(page: Page): Promise<string[]> {
  return page
    .locator('.time-hand button')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? '').sort())
}

for (const [name, launch] of Object.entries(LAUNCHERS)) {
  test.describe(`desktop on ${name}`, () => {
    test('a whole match against bots, and no port is opened', async ({ browser }) => {
      const desktop = await launch(browser)
      const page = await desktop.page()
      const problems = watch(page)
      await openTable(page)
      await page.getByLabel('Gespielt wird bis').selectOption({ label: 'eine Runde' })
      await page.getByRole('button', { name: 'Spiel beginnen' }).click()
      await expect(page.getByRole('button', { name: 'Verlauf' })).toBeVisible()
      const [server = 0, ...more] = await desktop.processes(TABLES)
      expect(more).toEqual([])
      expect(listeningPorts(server)).toEqual([])
      const over = page.getByRole('heading', { name: 'Das Spiel ist aus', exact: true })
      await playMatch(page, byMouse, () => over.isVisible())
      await page.getByRole('button', { name: 'Das Mischen prüfen' }).click()
      await expect(page.getByText('Das Mischen lag vor dem ersten Zug fest')).toBeVisible()
      expect(problems).toEqual([])
      await desktop.quit()
      expect(await desktop.processes(TABLES).catch(() => [])).toEqual([])
    })

    test('E4 a server that dies in play is back by itself with the same hand, 20 times', async ({
      browser,
    }) => {
      const desktop = await launch(browser)
      const page = await desktop.page()
      await playAlone(page)
      await expect(page.getByTestId('asked')).not.toBeEmpty({ timeout: 30_000 })
      for (let kill = 0; kill < 20; kill++) {
        await expect(page.locator('.time-hand button').first()).toBeVisible()
        const before = await hand(page)
        const [server = 0] = await desktop.processes(TABLES)
        process.kill(server, 'SIGKILL')
        await expect
          .poll(async () => (await desktop.processes(TABLES)).filter((one) => one !== server), {
            timeout: 10_000,
          })
          .toHaveLength(1)
        await expect(page.getByRole('button', { name: 'Gleich versuchen' })).toBeHidden()
        expect(await hand(page)).toEqual(before)
      }
      await desktop.quit()
    })

    test('a table opened to the network is found by another app, which joins and comes home again', async ({
      browser,
    }) => {
      const host = await launch(browser)
      const hostPage = await host.page()
      await openTable(hostPage)
      await hostPage.getByRole('button', { name: /Netz/u }).first().click()
      const [server = 0] = await host.processes(TABLES)
      await expect.poll(() => listeningPorts(server)).toHaveLength(1)
      const guest = await launch(browser, { locale: 'nl-NL' })
      const page = await guest.page()
      const problems = watch(page)
      const found = page.getByRole('list', { name: 'Gevonden in het netwerk' })
      await found.getByRole('button', { name: 'Verbinden' }).click({ timeout: 20_000 })
      await page.getByRole('button', { name: 'Aanschuiven' }).click()
      await page.getByRole('button', { name: 'Ik ben er klaar voor' }).click()
      await hostPage.getByRole('button', { name: 'Spiel beginnen' }).click()
      await expect(page.getByTestId('spoken')).not.toBeEmpty({ timeout: 30_000 })
      await expect(hostPage.getByTestId('spoken')).not.toBeEmpty({ timeout: 30_000 })
      for (const one of [page, hostPage]) {
        await expect(one.locator('.time-hand button').first()).toBeVisible()
      }
      expect(await hand(page)).not.toEqual(await hand(hostPage))
      await host.quit()
      await page.getByRole('button', { name: 'Terug naar deze computer' }).click()
      await page.getByRole('button', { name: 'Alleen spelen' }).click()
      expect(problems).toEqual([])
      await guest.quit()
    })

    test('the discovery process may die: it is started again', async ({ browser }) => {
      const desktop = await launch(browser)
      await desktop.page()
      await expect.poll(() => desktop.processes(DISCOVERY)).toHaveLength(1)
      const [first = 0] = await desktop.processes(DISCOVERY)
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
  const first = await launchDesktopIn(context, { userData, environment })
  await playAlone(await first.page())
  const page = await first.page()
  await expect(page.getByTestId('asked')).not.toBeEmpty({ timeout: 30_000 })
  await expect(page.locator('.time-hand button').first()).toBeVisible()
  const before = await hand(page)
  await first.quit()
  const second = await launchDesktopIn(context, { userData, environment })
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
  await expect((await first.page()).getByRole('button', { name: 'Allein spielen' })).toBeVisible()
  const second = await launchDesktop(browser, { userData, environment, locale: 'en-GB' })
  await second.standIn.end
  const [box] = second.standIn.seen.errorBoxes
  expect(box?.text).toContain('Another Stammtisch program is using the same tables')
  expect(box?.text).toContain(join(userData, 'tables'))
  await first.quit()
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
  await expect(page.getByRole('button', { name: 'Allein spielen' })).toBeVisible()
  await desktop.quit()
})
