/** The way back on a phone: it puts away what lies over the table before it leaves it. */
import { readdirSync } from 'node:fs'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { startHost, type HostProcess } from '../support/host/hostProcess'
import { leaveUnpainted, openUnpainted } from '../support/browser/unpainted'

let host: HostProcess

test.beforeAll(async () => {
  host = await startHost()
})
test.afterAll(async () => {
  expect(await host.end()).toBe(0)
  host.clean()
})

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 800 }

/** Somebody who plays alone, on a phone unless another window is given. */
async function sitDown(
  browser: Browser,
  game = 'Tom’s Time Bluff',
  viewport = PHONE,
): Promise<Page> {
  const context = await browser.newContext({ locale: 'en', viewport })
  await leaveUnpainted(context)
  const page = await context.newPage()
  await page.goto(host.url)
  await page.getByRole('button', { name: `Against the computer: ${game}` }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.locator('main.board')).toBeVisible()
  return page
}
function tool(page: Page, name: string) {
  return page.locator('.tools').getByRole('button', { name })
}
async function isAtTable(page: Page, panels: number): Promise<void> {
  await expect(page.locator('.side-panel')).toHaveCount(panels)
  await expect(page).toHaveURL(/#\/table$/u)
}
/** The tables of the host, by its journals. */
function tableIds(): string[] {
  return readdirSync(host.folder).flatMap((name) => /-(\w+)\.journal$/u.exec(name)?.[1] ?? [])
}
async function entries(page: Page): Promise<number> {
  return page.evaluate(() => history.length)
}

test('the way back closes a panel, and leaves the table only where none is open', async ({
  browser,
}) => {
  const page = await sitDown(browser)
  await tool(page, 'Rules').click()
  await isAtTable(page, 1)
  await page.goBack()
  await isAtTable(page, 0)
  // One panel after the other is one step.
  await tool(page, 'Rules').click()
  await tool(page, 'Who is at the table').click()
  await isAtTable(page, 1)
  await page.goBack()
  await isAtTable(page, 0)
  await page.goBack()
  await expect(page).toHaveURL(/#\/$/u)
  await page.context().close()
})

test('a panel that is closed otherwise leaves nothing behind in the way back', async ({
  browser,
}) => {
  const page = await sitDown(browser)
  await tool(page, 'Rules').click()
  await isAtTable(page, 1)
  const whileOpen = await entries(page)
  await page.keyboard.press('Escape')
  await isAtTable(page, 0)
  await tool(page, 'Settings').click()
  await isAtTable(page, 1)
  expect(await entries(page)).toBe(whileOpen)
  await page.locator('.side-panel').getByRole('button', { name: 'Close', exact: true }).click()
  await isAtTable(page, 0)
  await page.goBack()
  await expect(page).toHaveURL(/#\/$/u)
  // A sheet of the first page is put away in the same way, and the page stays.
  await page.getByRole('button', { name: 'With friends: Tom’s Time Bluff' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/#\/$/u)
  await page.context().close()
})

test('whoever leaves a table by the way back finds the way to it in sight, however far down the game was', async ({
  browser,
}) => {
  const page = await sitDown(browser, 'Tofugott')
  await page.goBack()
  await expect(page).toHaveURL(/#\/$/u)
  await expect(page.getByRole('button', { name: 'Back to the table' })).toBeInViewport()
  await page.context().close()
})

test('the way back of a guest who came by a link leads to the first page, with the way to the table in sight', async ({
  browser,
}) => {
  const before = tableIds()
  const keeper = await openUnpainted(browser, { locale: 'en', viewport: DESK })
  await keeper.goto(host.url)
  await keeper.getByRole('button', { name: 'With friends: Tom’s Time Bluff' }).click()
  await keeper.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(keeper).toHaveURL(/#\/table$/u)
  const [table = ''] = tableIds().filter((id) => !before.includes(id))
  const guest = await openUnpainted(browser, { locale: 'en', viewport: PHONE })
  await guest.goto(`${host.url}#/join/${table}`)
  await guest.getByLabel('Your name').fill('Mies')
  await guest.getByRole('button', { name: 'Sit down' }).click()
  await expect(guest).toHaveURL(/#\/table$/u)
  await guest.goBack()
  await expect(guest).toHaveURL(/#\/$/u)
  await expect(guest.getByRole('button', { name: 'Back to the table' })).toBeInViewport()
  await guest.goForward()
  await expect(guest).toHaveURL(/#\/table$/u)
  await keeper.close()
  await guest.close()
})

test('the way back closes a panel beside the table too; the log there is a part of the table', async ({
  browser,
}) => {
  const page = await sitDown(browser, 'Tom’s Time Bluff', DESK)
  const heading = page.locator('.side-panel').getByRole('heading').first()
  await expect(heading).toHaveText('Log')
  await tool(page, 'Rules').click()
  await expect(heading).toHaveText('Rules')
  await page.goBack()
  await expect(heading).toHaveText('Log')
  await expect(page).toHaveURL(/#\/table$/u)
  await page.goBack()
  await expect(page).toHaveURL(/#\/$/u)
  await page.context().close()
})
