/** The dialog that begins a match: what begins it is in sight at every size of window, whatever is chosen. */
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

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 640, height: 400 },
]
const WAYS = [
  { way: 'Gegen den Computer: Tom’s Time Bluff', begin: 'Los geht’s' },
  { way: 'Mit Freunden: Tom’s Time Bluff', begin: 'Aufmachen' },
]

/** Whether each corner of the button that begins can be pressed where it stands now. */
async function isWholeInSight(page: Page): Promise<boolean> {
  return page.locator('dialog [type=submit]').evaluate((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect()
    const inset = 8
    return [left + inset, right - inset].every((x) =>
      [top + inset, bottom - inset].every((y) =>
        button.contains(button.ownerDocument.elementFromPoint(x, y)),
      ),
    )
  })
}

/** The tokens of a choice that do not stand whole in sight before anything is scrolled. */
async function hiddenTokens(page: Page, choice: string): Promise<string[]> {
  const group = page.getByRole('group', { name: choice })
  await expect(group).toBeVisible()
  return group.locator('label').evaluateAll((labels) =>
    labels
      .filter((label) => {
        const { left, right, top, bottom } = label.getBoundingClientRect()
        const corners = [top + 6, bottom - 6].flatMap((y) =>
          [left + 10, right - 10].map((x) => label.ownerDocument.elementFromPoint(x, y)),
        )
        return !corners.every((seen) => label.contains(seen))
      })
      .map((label) => label.textContent.trim()),
  )
}

for (const size of SIZES) {
  test(`what begins a match is in sight at ${String(size.width)}x${String(size.height)}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: 'de-DE', viewport: size })
    await leaveUnpainted(context)
    const page = await context.newPage()
    await page.goto(host.url)
    for (const { way, begin } of WAYS) {
      await page.getByRole('button', { name: way, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('button', { name: begin })).toBeVisible()
      const games = await dialog.getByRole('combobox').first().locator('option').all()
      expect(games.length).toBeGreaterThan(4)
      for (const game of games) {
        await dialog
          .getByRole('combobox')
          .first()
          .selectOption((await game.getAttribute('value')) ?? '')
        expect(await isWholeInSight(page)).toBe(true)
        const first = dialog.getByLabel('Erster Abend')
        if ((await first.count()) > 0) await first.check()
        expect(await isWholeInSight(page)).toBe(true)
        // At a desk nothing is left to be found below it.
        if (size.width >= 1280) {
          const hidden = await dialog.evaluate((one) => one.scrollHeight - one.clientHeight)
          expect(hidden).toBeLessThanOrEqual(0)
        }
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
    await context.close()
  })
}

for (const { viewport, choices } of [
  { viewport: { width: 390, height: 844 }, choices: ['Wie gut spielt der Computer?'] },
  {
    viewport: { width: 844, height: 390 },
    choices: ['Wie viele am Tisch?', 'Wie gut spielt der Computer?', 'Wie wird gespielt?'],
  },
  {
    viewport: { width: 360, height: 640 },
    choices: ['Wie gut spielt der Computer?', 'Wie wird gespielt?'],
  },
]) {
  test(`what is chosen before a match stands whole above the button at first sight at ${String(viewport.width)}x${String(viewport.height)}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: 'de-DE', viewport })
    await leaveUnpainted(context)
    const page = await context.newPage()
    await page.goto(host.url)
    await page
      .getByRole('button', { name: 'Gegen den Computer: Tom’s Time Bluff', exact: true })
      .click()
    const games = page.getByRole('dialog').getByRole('combobox').first()
    await expect(games).toBeVisible()
    const offered = await games.locator('option').all()
    expect(offered.length).toBeGreaterThan(4)
    for (const game of offered) {
      await games.selectOption((await game.getAttribute('value')) ?? '')
      for (const choice of choices) expect(await hiddenTokens(page, choice)).toEqual([])
    }
    await context.close()
  })
}

test('what goes on under the button that begins fades on a laptop, and no longer at its end', async ({
  browser,
}) => {
  const viewport = { width: 1366, height: 657 }
  const context = await browser.newContext({ locale: 'de-DE', viewport })
  await leaveUnpainted(context)
  const page = await context.newPage()
  await page.goto(host.url)
  await page.getByRole('button', { name: WAYS[0]?.way ?? '', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const shade = () =>
    dialog.locator('.go').evaluate((foot) => {
      const { opacity, backgroundImage } = getComputedStyle(foot, '::before')
      return backgroundImage.includes('gradient') ? opacity : 'no shade'
    })
  await expect.poll(shade).toBe('1')
  await dialog.evaluate((sheet) => {
    sheet.scrollTop = sheet.scrollHeight
  })
  await expect.poll(shade).toBe('0')
  await context.close()
})

/** Whether a ring stands round what has the focus. */
function hasRing(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement
    return focused !== null && getComputedStyle(focused).outlineStyle !== 'none'
  })
}

test('whoever opens a dialog begins at its heading, and sees a ring once he goes on by key', async ({
  browser,
}) => {
  for (const hasTouch of [false, true]) {
    const context = await browser.newContext({ locale: 'de-DE', hasTouch })
    await leaveUnpainted(context)
    const page = await context.newPage()
    await page.goto(host.url)
    const way = page.getByRole('button', { name: WAYS[0]?.way ?? '', exact: true })
    await (hasTouch ? way.tap() : way.click())
    await expect(page.getByRole('dialog')).toBeFocused()
    expect(await hasRing(page)).toBe(false)
    await page.keyboard.press('Tab')
    expect(await hasRing(page)).toBe(true)
    await page.keyboard.press('Escape')
    await way.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeFocused()
    await context.close()
  }
})

test('a table that somebody opens moves nothing of the first page on a laptop, and the links stay in sight', async ({
  browser,
}) => {
  const viewport = { width: 1366, height: 657 }
  const context = await browser.newContext({ locale: 'de-DE', viewport })
  await leaveUnpainted(context)
  const [page, other] = [
    await context.newPage(),
    await (await browser.newContext({ locale: 'de-DE' })).newPage(),
  ]
  await page.goto(host.url)
  const rules = page.getByRole('button', { name: 'Spielregeln' })
  const address = page.getByLabel('Adresse oder Link')
  const places = async () => [await rules.boundingBox(), await address.boundingBox()]
  await expect(rules).toBeInViewport({ ratio: 1 })
  const before = await places()
  await other.goto(host.url)
  await other.getByRole('button', { name: WAYS[1]?.way ?? '', exact: true }).click()
  await other.getByRole('button', { name: 'Aufmachen' }).click()
  await expect(page.getByRole('button', { name: 'Dazusetzen' })).toBeVisible()
  expect(await places()).toEqual(before)
  await expect(rules).toBeInViewport({ ratio: 1 })
  await other.context().close()
  await context.close()
})
