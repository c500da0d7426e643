/** A table on a big screen beside the window that plays, in a real browser. */
import { expect, test, type Page } from '@playwright/test'
import { startHost, type HostProcess } from '../support/host/hostProcess'
import { leaveUnpainted } from '../support/browser/unpainted'

let host: HostProcess

test.beforeAll(async () => {
  host = await startHost()
})
test.afterAll(async () => {
  expect(await host.end()).toBe(0)
  host.clean()
})

async function hand(page: Page): Promise<string[]> {
  const labels = await page
    .locator('.time-hand button')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''))
  return labels.map((label) => label.replace(/, neu$/u, ''))
}

/** Words that are smaller than what is read from three metres. */
function tooSmall(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const words = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (element) =>
        element instanceof HTMLElement &&
        element.checkVisibility() &&
        element.getBoundingClientRect().width > 3 &&
        element.closest('.visually-hidden') === null &&
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
    )
    return words
      .map((element) => ({ size: parseFloat(getComputedStyle(element).fontSize), element }))
      .filter(({ size }) => size < 28)
      .map(({ size, element }) => `${String(size)} ${element.className} ${element.innerText}`)
  })
}

test('a table is shown to a room by one press: no hand, no question, no panel, and the seat stays where it was', async ({
  browser,
}) => {
  const context = await browser.newContext({
    locale: 'de-DE',
    viewport: { width: 1920, height: 1080 },
  })
  await leaveUnpainted(context)
  const page = await context.newPage()
  await page.goto(host.url)
  await page.getByRole('button', { name: 'Mit Freunden: Tom’s Time Bluff' }).click()
  await page.getByRole('button', { name: 'Aufmachen', exact: true }).click()
  await page.getByRole('button', { name: 'Spiel beginnen' }).click()
  await expect(page.getByTestId('asked')).not.toBeEmpty({ timeout: 30_000 })
  const cards = await hand(page)
  expect(cards.length).toBeGreaterThan(3)

  const opening = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Tisch groß zeigen' }).click()
  const big = await opening
  const problems: string[] = []
  big.on('pageerror', (error) => problems.push(String(error)))
  await expect(big.getByRole('button', { name: 'Vollbild' })).toBeVisible()
  await expect(big.locator('[data-spot="seat-0"]')).toBeVisible()
  await big.waitForTimeout(1500)
  await big.setViewportSize({ width: 1920, height: 1080 })
  await expect.poll(() => tooSmall(big)).toEqual([])
  await expect(big.getByTestId('asked')).toBeEmpty()
  expect(await big.locator('.time-hand button').count()).toBe(0)
  expect(await big.getByRole('toolbar').count()).toBe(0)
  expect(await big.getByRole('complementary').count()).toBe(0)
  const shown = await big.evaluate(() => document.documentElement.outerHTML)
  expect(shown).not.toContain('time-hand')
  // It goes on by itself, and whoever opened it still has seat and hand.
  expect(await hand(page)).toEqual(cards)
  // It is no person: nobody reads that he watches.
  await page.getByRole('button', { name: 'Wer am Tisch ist' }).click()
  await expect(page.getByText('Der Tisch ist auf einem großen Bildschirm zu sehen.')).toBeVisible()
  await expect(page.getByText(/schau(t|en) zu\.$/u)).toHaveCount(0)
  await page.reload()
  await expect(page.locator('.time-hand button').first()).toBeVisible()
  expect((await hand(page)).sort()).toEqual([...cards].sort())
  await big.reload()
  await expect(big.getByRole('button', { name: 'Vollbild' })).toBeVisible()
  expect(await big.locator('.time-hand button').count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})
