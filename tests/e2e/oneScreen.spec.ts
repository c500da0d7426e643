/** Two people at one screen: a hand each, a curtain between, in a real browser. */
import { expect, test, type Page } from '@playwright/test'
import { startHost, type HostProcess } from '../support/host/hostProcess'
import { byMouse, playMatch, pressIfShown } from '../support/browser/windowPlayer'
import { leaveUnpainted } from '../support/browser/unpainted'

let host: HostProcess

test.beforeAll(async () => {
  host = await startHost()
})
test.afterAll(async () => {
  expect(await host.end()).toBe(0)
  host.clean()
})

/** The host keeps names apart, so each test has its own. */
async function openForTwo(page: Page, own: string, other: string): Promise<void> {
  await page.goto(host.url)
  await page.getByLabel('Dein Name').fill(own)
  await page.getByRole('button', { name: 'Gegen den Computer: Tom’s Time Bluff' }).click()
  await page.getByLabel('Mehrere an diesem Bildschirm').check()
  await page.getByLabel('Name der 2. Person').fill(other)
  await page.getByRole('button', { name: 'Los geht’s' }).click()
  await expect(page.locator('.time-hand button').first()).toBeVisible()
}

/** What the hand that is shown looks like to the eye and the ear. */
async function hand(page: Page): Promise<string[]> {
  const labels = await page
    .locator('.time-hand button')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''))
  return labels.map((label) => label.replace(/, neu$/u, '')).sort()
}

async function wholePage(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.outerHTML)
}

async function handOver(page: Page, to: string): Promise<void> {
  await page.getByRole('button', { name: `An ${to} weitergeben` }).click()
  await expect(page.getByRole('heading', { name: `Gebt ${to} den Bildschirm.` })).toBeFocused()
}

test('while the curtain is down nothing of any hand is in the page, to be read or heard', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'de-DE' })
  await leaveUnpainted(context)
  const page = await context.newPage()
  await openForTwo(page, 'Ada', 'Bo')
  const ofAda = await hand(page)
  expect(ofAda.length).toBeGreaterThan(3)
  // On a phone on its side who plays here stands in the bar, and the table has the height of that of one player.
  await page.setViewportSize({ width: 844, height: 390 })
  const [stage, bar] = await Promise.all(
    ['.game-stage', '.screen-bar'].map((part) => page.locator(part).boundingBox()),
  )
  expect((stage?.y ?? 0) + (stage?.height ?? 0)).toBeGreaterThan(385)
  expect((bar?.y ?? 0) + (bar?.height ?? 99)).toBeLessThanOrEqual(stage?.y ?? 0)
  const first = await page.locator('.play .bar button').first().boundingBox()
  expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeLessThanOrEqual(first?.x ?? 0)
  await expect(page.locator('.play .bar > .title')).toHaveCSS('clip-path', 'inset(50%)')
  await page.setViewportSize({ width: 1280, height: 720 })
  // What is said on request must not be said to whoever comes next.
  await page.keyboard.press('h')
  await handOver(page, 'Bo')
  await expect(page.getByTestId('spoken')).toBeEmpty()
  await expect(page.getByTestId('asked')).toBeEmpty()
  // All of it is in sight on a phone on its side.
  await page.setViewportSize({ width: 640, height: 360 })
  await expect(page.getByRole('button', { name: 'Ich bin Ada' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1280, height: 720 })
  const behind = await wholePage(page)
  for (const card of ofAda) expect(behind).not.toContain(card)
  expect(behind).not.toContain('time-hand')
  await page.waitForTimeout(2500)
  await expect(page.getByTestId('spoken')).toBeEmpty()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('.time-hand button').first()).toBeVisible()
  const ofBo = await hand(page)
  expect(ofBo).not.toEqual(ofAda)
  const shown = await wholePage(page)
  for (const card of ofAda.filter((one) => !ofBo.includes(one))) {
    expect(shown).not.toContain(`aria-label="${card}"`)
  }
  await page.keyboard.press('g')
  await expect(page.getByTestId('curtain')).toBeVisible()
  await page.getByRole('button', { name: 'Ich bin Ada' }).click()
  await expect(page.locator('.time-hand button').first()).toBeVisible()
  expect(await hand(page)).toEqual(ofAda)
  await context.close()
})

test('two people come to their table, however late its page is there', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE' })
  await leaveUnpainted(context)
  const page = await context.newPage()
  // The dialog that began the table is gone by then, and its step in the history left.
  await page.route(/TablePage.*\.js$/u, async (route) => {
    await page.waitForTimeout(400)
    await route.continue()
  })
  await openForTwo(page, 'Eva', 'Finn')
  await context.close()
})

test('a page that is loaded anew begins behind the curtain, with both seats kept', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'de-DE' })
  await leaveUnpainted(context)
  const page = await context.newPage()
  await openForTwo(page, 'Cleo', 'Dirk')
  const ofCleo = await hand(page)
  await handOver(page, 'Dirk')
  await page.getByRole('button', { name: 'Ich bin Dirk' }).click()
  await expect(page.locator('.time-hand button').first()).toBeVisible()
  const ofDirk = await hand(page)
  await page.reload()
  await expect(page.getByTestId('curtain')).toBeVisible()
  expect(await wholePage(page)).not.toContain('time-hand')
  await page.getByRole('button', { name: 'Ich bin Dirk' }).click()
  await expect(page.locator('.time-hand button').first()).toBeVisible()
  expect(await hand(page)).toEqual(ofDirk)
  await handOver(page, 'Cleo')
  await page.getByRole('button', { name: 'Ich bin Cleo' }).click()
  await expect(page.locator('.time-hand button').first()).toBeVisible()
  expect(await hand(page)).toEqual(ofCleo)
  await context.close()
})

test('two people at one screen hand it on whenever the other is asked, and play goes on', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'de-DE' })
  await leaveUnpainted(context)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  await openForTwo(page, 'Eva', 'Fritz')
  const curtains: string[] = []
  const goRound = async (): Promise<boolean> => {
    const heading = page.getByTestId('curtain').getByRole('heading')
    if (await heading.isVisible()) {
      curtains.push((await heading.textContent()) ?? '')
      await pressIfShown(page.getByTestId('curtain').getByRole('button').first())
    } else await pressIfShown(page.locator('.screen-bar .look-main'))
    // A match may be over sooner than that.
    const isOver = await page
      .getByRole('heading', { name: 'Das Spiel ist aus', exact: true })
      .isVisible()
    return isOver || curtains.length >= 8
  }
  await playMatch(page, byMouse, goRound)
  expect(curtains.some((line) => line.includes('Eva'))).toBe(true)
  expect(curtains.some((line) => line.includes('Fritz'))).toBe(true)
  expect(problems).toEqual([])
  await context.close()
})
