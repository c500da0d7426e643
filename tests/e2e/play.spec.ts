/** The real program in a real browser: alone, together, by keyboard, after a reload. */
import { readdirSync } from 'node:fs'
import { expect, test, type Browser, type Page } from '@playwright/test'
import * as v from 'valibot'
import { collectTold, pressByKeyboard, readTold } from '../support/browser/keyboardHands'
import { startHost, type HostProcess } from '../support/host/hostProcess'
import { inShort } from '../support/longRun'
import { leaveUnpainted, violationsOf } from '../support/browser/unpainted'
import { byMouse, playMatch } from '../support/browser/windowPlayer'

let host: HostProcess

test.beforeAll(async () => {
  host = await startHost()
})
test.afterAll(async () => {
  expect(await host.end()).toBe(0)
  host.clean()
})

interface Watched {
  readonly page: Page
  /** Console errors, page errors and requests to elsewhere. */
  readonly problems: string[]
}

async function openPage(
  browser: Browser,
  look: {
    locale?: string
    width?: number
    height?: number
    colorScheme?: 'light' | 'dark'
    pictures?: true
  } = {},
): Promise<Watched> {
  const { locale = 'de-DE', width = 1280, height = 800, colorScheme = 'light' } = look
  const context = await browser.newContext({
    locale,
    viewport: { width, height },
    colorScheme,
    reducedMotion: look.pictures ? 'no-preference' : 'reduce',
  })
  if (!look.pictures) await leaveUnpainted(context)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('request', (request) => {
    if (!request.url().startsWith(host.url) && !request.url().startsWith('blob:')) {
      problems.push(`request to ${request.url()}`)
    }
  })
  await page.goto(host.url)
  return { page, problems }
}

async function playAlone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Gegen den Computer: Tom’s Time Bluff' }).click()
  await page.getByRole('button', { name: 'Los geht’s' }).click()
  await expect(page.getByRole('button', { name: 'Verlauf' })).toBeVisible()
}

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await violationsOf(page)
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, select, input:not([type=radio]):not([type=checkbox])')]
      .filter((element) => {
        // What a panel lies over cannot be hit at all.
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return found === null || element.contains(found)
      })
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        return width > 0 && height > 0 && (width < 43.5 || height < 43.5)
      })
      .filter((element) => {
        // What is drawn smaller may be as large as a finger all the same: what counts is where it is hit.
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const [x, y] = [(left + right) / 2, (top + bottom) / 2]
        const around = [
          [x, y - 21],
          [x, y + 21],
          [x - 21, y],
          [x + 21, y],
        ] as const
        return !around.every((at) => element.contains(document.elementFromPoint(...at)))
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )
}

test('home: two clicks to a table with bots, nothing from outside, no errors', async ({
  browser,
}) => {
  const { page, problems } = await openPage(browser)
  await expect(page.getByRole('heading', { level: 1, name: 'Stammtisch' })).toBeVisible()
  await playAlone(page)
  await expect(page.getByTestId('asked')).not.toBeEmpty({ timeout: 30_000 })
  expect(problems).toEqual([])
  await page.context().close()
})

for (const [games, width, height] of [
  [6, 1280, 800],
  [6, 1366, 657],
  [6, 1920, 1080],
  [2, 360, 640],
] as const) {
  test(`${String(games)} games lie in the first window at ${String(width)}x${String(height)}`, async ({
    browser,
  }) => {
    const { page } = await openPage(browser, { width, height })
    const ways = page.locator('.shelf .ways button:first-child')
    for (const language of ['Deutsch', 'Nederlands', 'English']) {
      await page.getByRole('radio', { name: language }).check()
      await expect(ways).toHaveCount(6)
      const edges = await ways.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().bottom),
      )
      const inWindow = edges.filter((edge) => edge <= height)
      expect(inWindow.length, language).toBeGreaterThanOrEqual(games)
    }
    await page.context().close()
  })
}

/** Of every tile: where it begins, where its text ends and its buttons stand, and how high a line is. */
async function tilesOf(
  page: Page,
): Promise<readonly { top: number; ways: number; lowest: number; text: number; line: number }[]> {
  return page.locator('.shelf .game').evaluateAll((all) =>
    all.map((tile) => {
      const [line, ways] = [tile.querySelector('.line'), tile.querySelector('.ways')]
      if (!line || !ways) throw new Error('a tile has no line or no buttons')
      const written = document.createRange()
      written.selectNodeContents(line)
      const { top, bottom } = ways.getBoundingClientRect()
      return {
        top: tile.getBoundingClientRect().top,
        ways: top,
        lowest: bottom,
        text: written.getBoundingClientRect().bottom,
        line: parseFloat(getComputedStyle(line).lineHeight),
      }
    }),
  )
}
const SHELVES = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 1366, height: 657 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
] as const
for (const { width, height } of inShort<readonly (typeof SHELVES)[number][]>(
  SHELVES.slice(0, 2),
  SHELVES,
)) {
  test(`the buttons of all games stand in one line, right under a text that fills its tile, at ${String(width)}x${String(height)}`, async ({
    browser,
  }) => {
    const { page } = await openPage(browser, { width, height })
    for (const language of ['Deutsch', 'Nederlands', 'English']) {
      await page.getByRole('radio', { name: language }).check()
      await expect(page.locator('.shelf .game')).toHaveCount(6)
      const tiles = await tilesOf(page)
      for (const { top, ways, lowest, text, line } of tiles) {
        const row = tiles.filter((one) => Math.abs(one.top - top) < 2)
        expect(Math.max(...row.map((one) => Math.abs(one.ways - ways))), language).toBeLessThan(1)
        expect(Math.max(...row.map((one) => one.lowest - lowest)), language).toBeLessThan(1)
        expect(ways - text, language).toBeLessThan(1.9 * line)
      }
    }
    await page.context().close()
  })
}

test('pages hold at every size, in light and dark, with nothing serious for axe', async ({
  browser,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, problems } = await openPage(browser, { colorScheme })
    // By evening pages differ from the day in their colours, which all of them share.
    const all = ['', '#/rules', '#/settings', '#/about']
    for (const path of colorScheme === 'light' ? all : inShort([''], all)) {
      await page.goto(host.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await violations(page), `${colorScheme} ${path}`).toEqual([])
    }
    await page.goto(host.url)
    await playAlone(page)
    await page.waitForTimeout(1000)
    expect(await violations(page), `${colorScheme} table`).toEqual([])
    expect(problems).toEqual([])
    await page.context().close()
  }
})

for (const [width, height] of [
  [390, 844],
  [1280, 800],
  [1920, 1080],
] as const) {
  test(`no horizontal scrolling and large targets at ${String(width)}x${String(height)}`, async ({
    browser,
  }) => {
    const { page } = await openPage(browser, { width, height })
    for (const path of ['', '#/rules', '#/settings', '#/about']) {
      await page.goto(host.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // What a page loads comes after its heading.
      await page.waitForLoadState('networkidle')
      expect(await overflow(page), path).toBeLessThanOrEqual(0)
      expect(await smallTargets(page), path).toEqual([])
    }
    await page.goto(host.url)
    await playAlone(page)
    await page.waitForTimeout(1000)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(await smallTargets(page)).toEqual([])
    await page.context().close()
  })
}

test('the log of a phone takes all room above the question, and no more', async ({ browser }) => {
  const { page } = await openPage(browser, { width: 390, height: 844 })
  await playAlone(page)
  const question = page.locator('.ask-sheet')
  await expect(question).toBeVisible()
  await page.getByRole('button', { name: 'Verlauf' }).click()
  const log = page.getByRole('complementary', { name: 'Verlauf' })
  await expect(log).toBeVisible()
  const bottom = (box: { y: number; height: number } | null): number =>
    box ? box.y + box.height : 0
  await expect
    .poll(async () => {
      const top = (await question.boundingBox())?.y ?? 0
      return top - bottom(await log.boundingBox())
    })
    // Not more than the margins of both: the question of Time Bluff keeps the room of a line that tells what came out.
    .toBeLessThan(40)
  expect(bottom(await log.boundingBox())).toBeLessThanOrEqual(
    (await question.boundingBox())?.y ?? 0,
  )
  expect((await log.locator('.log-lines').boundingBox())?.height).toBeGreaterThan(150)
  await page.context().close()
})

/** A picture as the browser draws it, in pixels; zeros if it cannot. */
async function drawnSize(page: Page, url: string): Promise<{ width: number; height: number }> {
  return page.evaluate(async (source) => {
    const image = new Image()
    image.src = source
    await image.decode().catch(() => undefined)
    return { width: image.naturalWidth, height: image.naturalHeight }
  }, url)
}

const MANIFEST = v.object({
  name: v.literal('Stammtisch'),
  display: v.literal('standalone'),
  start_url: v.string(),
  scope: v.string(),
  icons: v.array(v.object({ src: v.string(), sizes: v.string() })),
})

test('the manifest is sound for the browser, its icons can be drawn, and it leads back to this host', async ({
  browser,
}) => {
  const { page, problems } = await openPage(browser)
  // As a guest comes: by the link of a table.
  await page.goto(`${host.url}#/join/0123456789abcdef`)
  const session = await page.context().newCDPSession(page)
  const { url, data = '', errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(url).toBe(`${host.url}stammtisch.webmanifest`)
  const { start_url: start, scope, icons } = v.parse(MANIFEST, JSON.parse(data))
  expect([start, scope].map((address) => new URL(address, url).href)).toEqual([host.url, host.url])
  expect(icons.length).toBeGreaterThan(1)
  for (const { src, sizes } of icons) {
    const { width, height } = await drawnSize(page, new URL(src, url).href)
    expect(width, src).toBeGreaterThan(0)
    if (sizes !== 'any') expect(`${String(width)}x${String(height)}`, src).toBe(sizes)
  }
  expect(problems).toEqual([])
  await page.context().close()
})

test('settings are kept over a reload, and the language changes at once', async ({ browser }) => {
  const { page } = await openPage(browser)
  // The first page has its languages too.
  await expect(page.getByRole('heading', { level: 1, name: 'Stammtisch' })).toBeVisible()
  await page.goto(`${host.url}#/settings`)
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible()
  await page.getByRole('radio', { name: 'Nederlands' }).check({ force: true })
  await expect(page.getByRole('heading', { level: 1, name: 'Instellingen' })).toBeVisible()
  await page.getByRole('radio', { name: 'avond' }).check({ force: true })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Instellingen' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('nl')
  await page.context().close()
})

/** Pixels by which a page is wider than a phone, at two widths. */
async function widerThanPhone(page: Page): Promise<number[]> {
  const found: number[] = []
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 })
    found.push(await overflow(page))
  }
  return found
}

test('in very large letters nothing scrolls sideways on a phone', async ({ browser }) => {
  const { page } = await openPage(browser, { locale: 'nl-NL', width: 390, height: 844 })
  await page.evaluate(() => {
    localStorage.setItem('stammtisch.settings', JSON.stringify({ text: 'larger' }))
  })
  await page.reload()
  await expect(page.locator('.shelf .game').first()).toBeVisible()
  expect(await widerThanPhone(page), 'first page').toEqual([0, 0])
  // The languages stand in one row.
  const tops = await page
    .locator('.language .token')
    .evaluateAll((tokens) => tokens.map((token) => token.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  for (const [path, title] of [
    ['rules', 'Regels'],
    ['settings', 'Instellingen'],
  ] as const) {
    await page.goto(`${host.url}#/${path}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(await widerThanPhone(page), path).toEqual([0, 0])
  }
  await page.goto(`${host.url}#/`)
  await page.getByRole('button', { name: 'Met vrienden: Tom’s Time Bluff' }).click()
  await page.locator('dialog form button[type=submit]').click()
  await expect(page.locator('.lobby .reactions')).toBeVisible()
  expect(await widerThanPhone(page), 'lobby').toEqual([0, 0])
  for (let bots = 1; bots < 3; bots += 1) {
    await page.locator('.acts .add').first().click()
    await expect(page.locator('.seat .level').nth(bots - 1)).toBeVisible()
  }
  await page.locator('.begin button').last().click()
  await expect(page.locator('.time-hand')).toBeVisible()
  expect(await widerThanPhone(page), 'table').toEqual([0, 0])
  await page.context().close()
})

/** The own hand as it is read out, whatever else is told in the same breath. */
async function readHand(page: Page): Promise<string> {
  await page.keyboard.press('h')
  await expect(page.getByTestId('spoken')).toContainText('Your hand')
  const told = (await page.getByTestId('spoken').textContent()) ?? ''
  return /Your hand: [^.]*\./u.exec(told.slice(told.lastIndexOf('Your hand')))?.[0] ?? told
}

/** The tables of the host, by its journals. */
function tableIds(): string[] {
  return readdirSync(host.folder).flatMap((name) => /-(\w+)\.journal$/u.exec(name)?.[1] ?? [])
}

/** Both talk in the middle of the match: nobody's question is covered, and each hears it in his own language. */
async function talk(german: Page, english: Page): Promise<void> {
  await english.getByRole('button', { name: 'Chat' }).click()
  const panel = english.getByRole('complementary', { name: 'Chat' })
  await expect(panel).toBeVisible()
  await expect.poll(() => smallTargets(english)).toEqual([])
  // Who begins is drawn: what only tells whose turn it is may be covered, a question and the hand may not.
  const covers = async (): Promise<boolean> => {
    const isAsked = (await english.locator('div.ask button').count()) > 0
    const free = english.locator(isAsked ? 'div.ask' : '.room > .own')
    const [sheet, below] = [await panel.boundingBox(), await free.boundingBox()]
    return !sheet || !below || sheet.y + sheet.height > below.y + 1
  }
  await expect.poll(covers).toBe(false)
  // Faces and phrases stand in the sheet above the field, however little room it has: those that have none are scrolled to.
  const [ready, field] = [panel.locator('.phrases'), panel.locator('form.own')]
  const under = async (): Promise<number> => {
    const [phrases, below] = [await ready.boundingBox(), await field.boundingBox()]
    return (phrases?.y ?? 0) + (phrases?.height ?? 0) - (below?.y ?? 0)
  }
  expect(await under()).toBeLessThan(1)
  await panel.getByRole('button', { name: 'Applaud' }).click()
  await expect(german.locator('.bubble .reaction-face')).toBeVisible()
  await expect(german.getByTestId('spoken')).toContainText('klatscht Beifall')
  await german.keyboard.press('c')
  await german.getByRole('button', { name: 'Danke!' }).click()
  await expect(panel).toContainText('Thanks!')
}

test('a guest joins by the link of a table, both read the table in their own language, a reload keeps seat and hand', async ({
  browser,
}) => {
  const german = await openPage(browser)
  const before = tableIds()
  await german.page.getByRole('button', { name: 'Mit Freunden: Tom’s Time Bluff' }).click()
  await german.page.getByRole('button', { name: 'Aufmachen', exact: true }).click()
  await expect(german.page.getByRole('heading', { name: 'Am Tisch' })).toBeVisible()
  // What begins is in the window, however low that is.
  const usual = german.page.viewportSize() ?? { width: 1280, height: 800 }
  await german.page.setViewportSize({ width: 844, height: 390 })
  const start = german.page.getByRole('button', { name: 'Spiel beginnen' })
  await expect(start).toBeInViewport({ ratio: 0.99 })
  await german.page.setViewportSize(usual)
  const english = await openPage(browser, { locale: 'en-GB', width: 390, height: 844 })
  const [table = ''] = tableIds().filter((id) => !before.includes(id))
  await english.page.goto(`${host.url}#/join/${table}`)
  expect(await violations(english.page)).toEqual([])
  expect(await overflow(english.page)).toBeLessThanOrEqual(0)
  expect(await smallTargets(english.page)).toEqual([])
  await english.page.getByLabel('Your name').fill('Zoe')
  await english.page.getByRole('button', { name: 'Sit down' }).click()
  await expect(english.page.getByRole('heading', { name: 'At the table' })).toBeVisible()
  await expect(english.page.getByText('You’re ready.', { exact: true })).toBeVisible()
  // Both listen from the start: whoever is asked first hears the question right after the cards.
  const englishHears = expect(english.page.getByTestId('spoken')).toContainText(
    /Your hand|lays|begins|doubt|face down/i,
    { timeout: 30_000 },
  )
  const germanHears = expect(german.page.getByTestId('spoken')).toContainText(
    /Deine Hand|legt|beginnt|zweifel|verdeckt/i,
    { timeout: 30_000 },
  )
  await start.click()
  await Promise.all([englishHears, germanHears])
  // Two people, no bot: nothing moves until one of them does.
  const hand = await readHand(english.page)
  await english.page.reload()
  await expect(english.page.locator('.time-hand')).toBeVisible()
  expect(await readHand(english.page)).toBe(hand)
  await talk(german.page, english.page)
  expect([...german.problems, ...english.problems]).toEqual([])
  await english.page.context().close()
  await german.page.context().close()
})

/** The hand by its names; whether a card is new to a window is that window's own. */
async function cardsOf(page: Page): Promise<readonly string[]> {
  const cards = await page.locator('[data-hand-card]').all()
  const names = await Promise.all(cards.map((card) => card.getAttribute('aria-label')))
  return names.map((name) => (name ?? '').replace(/, neu$/, ''))
}

test('a second tab says where one sits and goes on there; the first says so and takes it back; a closed one leaves its seat', async ({
  browser,
}) => {
  const { page: first, problems } = await openPage(browser)
  await playAlone(first)
  await expect(first.locator('.time-hand')).toBeVisible({ timeout: 30_000 })
  const hand = await cardsOf(first)
  expect(hand.length).toBeGreaterThan(0)
  const second = await first.context().newPage()
  await second.goto(host.url)
  await expect(second.getByText('Du sitzt in einem anderen Fenster am Tisch')).toBeVisible()
  expect(await violations(second)).toEqual([])
  await second.getByRole('button', { name: 'Hier weitermachen' }).click()
  await expect(second.locator('.time-hand')).toBeVisible()
  expect(await cardsOf(second)).toEqual(hand)
  await expect(
    first.locator('.trouble').getByText('Ein anderes Fenster hat deinen Platz übernommen.'),
  ).toBeVisible()
  await expect(first.locator('[inert] .time-hand')).toBeVisible()
  // By then the host has heard of the new secret, and the old one is dead.
  await second.waitForTimeout(12_000)
  await first.getByRole('button', { name: 'Wieder hier weitermachen' }).click()
  await expect(first.locator('.trouble')).toHaveCount(0)
  await expect.poll(() => cardsOf(first)).toEqual(hand)
  await expect(
    second.locator('.trouble').getByText('Ein anderes Fenster hat deinen Platz übernommen.'),
  ).toBeVisible()
  await second.close()
  await first.close()
  const context = second.context()
  // A browser tells its next tab a little later what the last one has let go.
  const isHeld = async (): Promise<boolean> =>
    (await context.storageState()).origins.some(({ localStorage }) =>
      localStorage.some(({ name }) => name.endsWith('.alive')),
    )
  await expect.poll(isHeld).toBe(false)
  const third = await context.newPage()
  await third.goto(host.url)
  await expect(third.locator('.time-hand')).toBeVisible()
  expect(problems).toEqual([])
  await context.close()
})

async function openOneRound(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mit Freunden: Tom’s Time Bluff' }).click()
  await page.getByRole('button', { name: 'Aufmachen', exact: true }).click()
  await page.getByText('Alle Regeln einzeln').click()
  await page.getByLabel('Gespielt wird bis').selectOption({ label: 'eine Runde' })
  await expect(page.getByLabel('Gespielt wird bis')).toHaveValue(/.*/)
  await page.getByRole('button', { name: 'Spiel beginnen' }).click()
  await expect(page.getByRole('button', { name: 'Verlauf' })).toBeVisible()
}

test('a whole match by mouse, to the result and the proof of the deal', async ({ browser }) => {
  const { page, problems } = await openPage(browser)
  await openOneRound(page)
  const over = page.getByRole('heading', { name: 'Das Spiel ist aus', exact: true })
  await playMatch(page, byMouse, () => over.isVisible())
  await expect(page.locator('.winners')).toBeInViewport()
  await page.getByRole('button', { name: 'Endstand ansehen' }).click()
  await expect(page.locator('.winners')).not.toBeInViewport()
  await page.getByRole('button', { name: 'Zurück zum Ergebnis' }).click()
  await expect(page.locator('.winners')).toBeInViewport()
  // What is answered stands below: nothing is laid out anew, though the page may scroll until the answer is in sight.
  const check = page.getByRole('button', { name: 'Das Mischen prüfen' })
  const placeOf = (): Promise<number> =>
    check.evaluate((button) => (button instanceof HTMLElement ? button.offsetTop : NaN))
  const place = await placeOf()
  expect(place).toBeGreaterThan(0)
  await check.click()
  await expect(
    page.getByText('Stimmt: Niemand hat Karten ausgesucht', { exact: false }),
  ).toBeVisible()
  expect(await placeOf()).toBe(place)
  // Its frame and its padding, too, end before the window does.
  const toEdge = (): Promise<number> =>
    page
      .locator('.verdict')
      .evaluate(
        (box) =>
          (box.closest('main')?.getBoundingClientRect().bottom ?? 0) -
          box.getBoundingClientRect().bottom,
      )
  expect(await toEdge()).toBeGreaterThanOrEqual(19)
  // What it rests on is read within the window: the buttons above it stay.
  await page.locator('.verdict summary').click()
  await expect(page.locator('.verdict .why p')).toBeInViewport({ ratio: 1 })
  await expect(check).toBeInViewport({ ratio: 1 })
  // All of it can be looked back at, and the result is as it was.
  await page.getByRole('button', { name: 'Zug für Zug ansehen' }).click()
  await expect(page.locator('.look-back-bar .text')).toContainText('noch hat niemand gespielt')
  await page.getByRole('button', { name: 'Einen Schritt weiter' }).click()
  await expect(page.getByText(/^1 von \d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'Zurück zum Ergebnis' }).click()
  await expect(page.getByRole('button', { name: 'Zug für Zug ansehen' })).toBeFocused()
  await page.getByRole('button', { name: 'Noch einmal' }).click()
  await expect(over).toBeHidden()
  expect(problems).toEqual([])
  await page.context().close()
})

test('shows in pictures what happens, and asks all the same', async ({ browser }) => {
  const { page, problems } = await openPage(browser, { pictures: true })
  await page.evaluate(() => {
    Object.assign(window, { flights: 0 })
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      const flying = added.filter(
        (node) => node instanceof Element && node.matches('.flying-thing'),
      )
      Object.assign(window, { flights: Number(Reflect.get(window, 'flights')) + flying.length })
    }).observe(document.body, { subtree: true, childList: true })
  })
  await playAlone(page)
  let answers = 0
  const countingHands: typeof byMouse = async (at, target) => {
    await byMouse(at, target)
    answers += 1
  }
  await playMatch(page, countingHands, () => Promise.resolve(answers >= 12))
  expect(await page.evaluate(() => Number(Reflect.get(window, 'flights')))).toBeGreaterThan(5)
  expect(problems).toEqual([])
  await page.context().close()
})

test('a whole match with the keyboard alone, every event told', async ({ browser }) => {
  const { page, problems } = await openPage(browser)
  await collectTold(page)
  await openOneRound(page)
  const over = page.getByRole('heading', { name: 'Das Spiel ist aus', exact: true })
  await playMatch(page, pressByKeyboard, () => over.isVisible())
  const log = await page.locator('.log-lines .line').allTextContents()
  await page.waitForTimeout(500)
  const told = await readTold(page)
  expect(log.length).toBeGreaterThan(10)
  for (const line of log) expect(told).toContain(JSON.stringify(line.trim()).slice(1, -1))
  expect(log.some((line) => line.startsWith('Du legst'))).toBe(true)
  expect(log.some((line) => line.includes('Die Runde ist aus'))).toBe(true)
  expect(problems).toEqual([])
  await page.context().close()
})
