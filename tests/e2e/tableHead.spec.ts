// What stands around a table, in a real Chromium: the head with its buttons, who watches, and the lobby on a phone.
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test'
import { startHost, type HostProcess } from '../support/host/hostProcess'
import { inShort } from '../support/longRun'
import { leaveUnpainted, openUnpainted } from '../support/browser/unpainted'

const PHONE = { width: 390, height: 844 }
/** A phone whose keys are open. */
const WITH_KEYS = { width: 390, height: 450 }
const WORDED = [
  { width: 1200, height: 750 },
  { width: 1280, height: 800 },
  { width: 1366, height: 657 },
] as const
const SIGNS_ALONE = [
  { width: 768, height: 1024 },
  { width: 1024, height: 698 },
  { width: 1199, height: 750 },
] as const

const GAME = 'Tom’s Time Bluff'

let host: HostProcess
test.beforeAll(async () => {
  host = await startHost()
})
test.afterAll(async () => {
  expect(await host.end()).toBe(0)
  host.clean()
})

interface Names {
  readonly withFriends: string
  readonly open: string
  readonly start: string
}
const NAMES: Readonly<Record<'de-DE' | 'nl-NL' | 'en-GB', Names>> = {
  'de-DE': {
    withFriends: 'Mit Freunden',
    open: 'Aufmachen',
    start: 'Spiel beginnen',
  },
  'nl-NL': {
    withFriends: 'Met vrienden',
    open: 'Openen',
    start: 'Spel beginnen',
  },
  'en-GB': { withFriends: 'With friends', open: 'Open', start: 'Start the game' },
}
type Locale = keyof typeof NAMES

/** Somebody in the lobby of a table for friends. */
async function openLobby(
  browser: Browser,
  locale: Locale,
  { url } = host,
  game = GAME,
): Promise<Page> {
  const context = await browser.newContext({ locale })
  await leaveUnpainted(context)
  const page = await context.newPage()
  await page.goto(url)
  await page.getByRole('button', { name: `${NAMES[locale].withFriends}: ${game}` }).click()
  await page.getByRole('button', { name: NAMES[locale].open, exact: true }).click()
  await expect(page.getByRole('button', { name: NAMES[locale].start })).toBeVisible()
  return page
}
async function openTable(browser: Browser, locale: Locale, at = host): Promise<Page> {
  const page = await openLobby(browser, locale, at)
  await page.getByRole('button', { name: NAMES[locale].start }).click()
  await expect(page.locator('.tools')).toBeVisible()
  return page
}

interface Edges {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
async function edgesOf(found: Locator): Promise<Edges> {
  const box = await found.boundingBox()
  if (!box) throw new Error('it is not there')
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
}
function isWithin(inner: Edges, outer: Edges): boolean {
  return (
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1
  )
}
function overlaps(one: Edges, other: Edges): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return across > 0.5 && down > 0.5
}
function windowOf(page: Page): Edges {
  const { width, height } = page.viewportSize() ?? PHONE
  return { left: 0, top: 0, right: width, bottom: height }
}

/** Whether all of something can be seen: in the window, cut by nothing around it, under nothing. */
async function isSeen(found: Locator): Promise<boolean> {
  return found.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const isIn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    for (let box = element.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflow === 'visible') continue
      const room = box.getBoundingClientRect()
      if (left < room.left - 1 || right > room.right + 1 || bottom > room.bottom + 1) return false
    }
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return isIn && right - left > 4 && (element === above || element.contains(above))
  })
}

const LOCALES = ['de-DE', 'nl-NL', 'en-GB'] as const
for (const locale of inShort<readonly Locale[]>(['nl-NL'], LOCALES)) {
  test(`the buttons at the head of a table have words from 1200 px on, and below that a tip that lies on none of them, in ${locale}`, async ({
    browser,
  }) => {
    const page = await openTable(browser, locale)
    const buttons = page.locator('.tools button')
    const count = await buttons.count()
    expect(count).toBe(8)
    for (const size of WORDED) {
      await page.setViewportSize(size)
      for (let at = 0; at < count; at += 1) {
        const [button, word] = [buttons.nth(at), buttons.nth(at).locator('.word')]
        await button.hover()
        expect(await button.locator('.tip').isVisible()).toBe(false)
        await expect(word).not.toBeEmpty()
        const [edges, inner] = [await edgesOf(button), await edgesOf(word)]
        expect(isWithin(inner, edges), `${String(size.width)}: ${await word.innerText()}`).toBe(
          true,
        )
        expect(isWithin(edges, windowOf(page))).toBe(true)
        // Whoever speaks to it says what he sees.
        const name = (await button.getAttribute('aria-label')) ?? ''
        expect(name.toLowerCase()).toContain((await word.innerText()).toLowerCase())
      }
      // The first tip of a first match lies beside them all.
      const tip = page.locator('.guide .slip')
      await expect(tip).toBeVisible()
      const [slip, first] = [await edgesOf(tip), await edgesOf(buttons.first())]
      expect(slip.right, String(size.width)).toBeLessThanOrEqual(first.left)
      expect(slip.right - slip.left).toBeGreaterThan(300)
    }
    // Each language at one of them: waiting for tips takes its time.
    for (const size of SIGNS_ALONE.filter((_, at) => at === LOCALES.indexOf(locale))) {
      await page.setViewportSize(size)
      const all = await Promise.all(
        Array.from({ length: count }, (_, at) => edgesOf(buttons.nth(at))),
      )
      for (let at = 0; at < count; at += 1) {
        // What is open has its name above it.
        if (/\bopened\b/u.test((await buttons.nth(at).getAttribute('class')) ?? '')) continue
        await buttons.nth(at).hover()
        // The system's own would lie on its neighbours.
        expect(await buttons.nth(at).getAttribute('title')).toBe(null)
        const tip = buttons.nth(at).locator('.tip')
        await expect(tip).toBeVisible()
        const edges = await edgesOf(tip)
        expect(isWithin(edges, windowOf(page))).toBe(true)
        expect(all.filter((one) => overlaps(one, edges))).toEqual([])
      }
    }
    await page.context().close()
  })
}

/** Places on the first page: the longest title of all, the longest word, and the one of two short words and a long one. */
const [LONGEST_TITLE, LONGEST_WORD, LONG_TITLE] = [4, 2, 1]
const TITLED: readonly (readonly [Locale, number])[] = inShort(
  [
    ['en-GB', LONGEST_TITLE],
    ['de-DE', LONGEST_WORD],
    ['nl-NL', LONG_TITLE],
  ],
  LOCALES.flatMap((locale) => [0, 1, 2, 3, 4, 5].map((at) => [locale, at] as const)),
)

/** What is wrong with the title at the head of a table: what is cut, small, or under something. */
async function faultsOfTitle(page: Page): Promise<string[]> {
  return page.locator('.bar h1').evaluate((title) => {
    const written = document.createRange()
    written.selectNodeContents(title)
    const [words, room] = [written.getBoundingClientRect(), title.getBoundingClientRect()]
    const isCut =
      words.right > Math.min(room.right, innerWidth) + 1 || words.bottom > room.bottom + 3
    const above = document.elementFromPoint(words.right - 3, (words.top + words.bottom) / 2)
    const size = parseFloat(getComputedStyle(title).fontSize)
    return [
      ...(isCut ? ['cut'] : []),
      ...(title.contains(above) ? [] : ['covered']),
      ...(size < 12 ? [`${String(size)} px`] : []),
    ]
  })
}
for (const [locale, at] of TITLED) {
  test(`the title at the head of a table stands whole and under nothing, in ${locale}, game ${String(at + 1)}`, async ({
    browser,
  }) => {
    const page = await openUnpainted(browser, { locale })
    await page.goto(host.url)
    await page.locator('.shelf .ways').nth(at).getByRole('button').first().click()
    await page.locator('dialog[open] button[type=submit]').click()
    await expect(page.locator('.guide .slip')).toBeVisible()
    for (const size of [...WORDED, ...SIGNS_ALONE, PHONE, { width: 360, height: 640 }]) {
      await page.setViewportSize(size)
      await expect
        .poll(() => faultsOfTitle(page), { message: String(size.width), timeout: 2000 })
        .toEqual([])
    }
    // A tip that can be read only after a press is none, also beside the log in very large letters.
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const text of ['normal', 'large', 'larger']) {
      await page.evaluate((size) => (document.documentElement.dataset.text = size), text)
      const isWhole = () =>
        page
          .locator('.guide .words')
          .evaluate(
            (words) =>
              words.scrollHeight <= words.clientHeight + 1 &&
              words.querySelector('.sentence.visually-hidden') === null,
          )
      await expect.poll(isWhole, { message: text, timeout: 2000 }).toBe(true)
    }
    await page.context().close()
  })
}

test('whoever watches sees at the head of the table that he does, on a phone and on a desk', async ({
  browser,
}) => {
  // A host of its own: the guest watches the only table there is.
  const own = await startHost()
  const page = await openTable(browser, 'en-GB', own)
  const guest = await openUnpainted(browser, { locale: 'en-GB', viewport: PHONE })
  await guest.goto(own.url)
  await guest
    .getByRole('button', { name: /^Watch/u })
    .first()
    .click()
  // B4 whoever leads the table can give a seat from there.
  await expect(page.locator('.new-watcher').getByRole('button').first()).toBeVisible()
  const chip = guest.locator('.bar').getByText('you’re watching')
  for (const size of [PHONE, { width: 360, height: 640 }, ...SIGNS_ALONE, ...WORDED]) {
    await guest.setViewportSize(size)
    await expect(chip).toBeVisible()
    expect(await isSeen(chip), String(size.width)).toBe(true)
  }
  await guest.context().close()
  await page.context().close()
  expect(await own.end()).toBe(0)
  own.clean()
})

test('the lobby folds what most do not decide: the game, the seats, and how the table closes', async ({
  browser,
}) => {
  const page = await openLobby(browser, 'en-GB')
  const close = page.getByRole('button', { name: 'Close the table' })
  await expect(page.getByRole('group', { name: 'How do we play?' })).toBeVisible()
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await expect(close).toBeHidden()
  await page.getByText('Another game, number of seats').click()
  await expect(page.getByRole('combobox')).toHaveCount(2)
  await page.getByText('Away, pace and who may come in').click()
  await expect(close).toBeVisible()
  await page.context().close()
})

test('on a phone what begins a match stays in the window, however much is said', async ({
  browser,
}) => {
  const page = await openLobby(browser, 'en-GB')
  const start = page.getByRole('button', { name: 'Start the game' })
  await page.setViewportSize(PHONE)
  expect(await isSeen(start)).toBe(true)
  const field = page.getByLabel('Message')
  const lines = page.locator('.chat .line')
  /** Where the ready-made sentences stand in the sheet of the chat. */
  const below = (): Promise<number> =>
    page.locator('.chat .ready-made').evaluate((element) => {
      const sheet = element.closest('.sheet') ?? element
      return element.getBoundingClientRect().top - sheet.getBoundingClientRect().top
    })
  const before = await below()
  // As many as may be said at once (P-73), and long ones.
  for (let number = 1; number <= 5; number += 1) {
    const words = `This is line number ${String(number)}, and it is a long one. `
    await field.fill(words.repeat(4).trim())
    await field.press('Enter')
    await expect(lines).toHaveCount(number)
    // Whoever presses one of them twice says the same twice.
    expect(await below()).toBe(before)
  }
  expect(await isSeen(start)).toBe(true)
  // Where one writes, and what was said last, are above it.
  await page.setViewportSize(WITH_KEYS)
  await field.focus()
  await field.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest' })
  })
  expect(await isSeen(field)).toBe(true)
  expect(await isSeen(lines.last())).toBe(true)
  await page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight })
  })
  expect(await isSeen(start)).toBe(true)
  await page.context().close()
})

test('whoever keeps a table on a phone sees in its first window the whole picture to scan, once somebody has come who sits there, and how it is played', async ({
  browser,
}) => {
  const own = await startHost({ isOpen: true })
  const page = await openLobby(browser, 'nl-NL', own)
  const [picture, begin] = [page.locator('.qr'), page.locator('.begin')]
  const guest = await openUnpainted(browser, { locale: 'nl-NL', viewport: PHONE })
  await guest.goto(own.url)
  // Whoever comes finds the table beside the games on a phone on its side.
  await guest.setViewportSize({ width: 844, height: 390 })
  const sit = guest.getByRole('button', { name: 'Aanschuiven' }).first()
  await expect(sit).toBeVisible()
  for (const way of [sit, guest.locator('.shelf .ways button').first()]) {
    expect(await isSeen(way)).toBe(true)
  }
  await guest.setViewportSize(PHONE)
  for (const [size, count] of [
    [{ width: 360, height: 640 }, '1 van 4 aan tafel'],
    [PHONE, '2 van 4 aan tafel'],
  ] as const) {
    await page.setViewportSize(size)
    expect(await isSeen(page.getByText(count))).toBe(true)
    expect(await isSeen(page.getByRole('combobox', { name: 'Hoe spelen we?' }))).toBe(true)
    const bar = await edgesOf(begin)
    if (count.startsWith('2')) {
      const seats = await edgesOf(page.locator('.seats'))
      expect(isWithin(seats, windowOf(page))).toBe(true)
      expect(overlaps(seats, bar)).toBe(false)
      continue
    }
    const code = await edgesOf(picture)
    expect(overlaps(await edgesOf(page.locator('.copy')), bar), String(size.width)).toBe(false)
    expect(isWithin(code, windowOf(page)), String(size.width)).toBe(true)
    expect(overlaps(code, bar), String(size.width)).toBe(false)
    expect(code.right - code.left).toBeGreaterThan(200)
    await sit.click()
    await expect(page.getByText('2 van 4 aan tafel')).toBeVisible()
  }
  // On its side, too, it is chosen beside what begins.
  await page.setViewportSize({ width: 844, height: 390 })
  expect(await isSeen(begin.getByRole('combobox', { name: 'Hoe spelen we?' }))).toBe(true)
  await guest.context().close()
  await page.context().close()
  expect(await own.end()).toBe(0)
  own.clean()
})

test('a guest is asked once whether he is ready for another game, beside who is there', async ({
  browser,
}) => {
  const own = await startHost({ isOpen: true })
  const page = await openLobby(browser, 'en-GB', own)
  const side = { width: 844, height: 390 }
  const guest = await openUnpainted(browser, { locale: 'en-GB', viewport: side })
  await guest.goto(own.url)
  await guest.getByRole('button', { name: 'Sit down' }).first().click()
  await guest.getByRole('button', { name: 'Wait a little longer' }).click()
  await page.getByText('Another game, number of seats').click()
  await page.getByLabel('Game', { exact: true }).selectOption({ label: 'Tofugott' })
  const asked = guest.locator('.news').getByText(/picks Tofugott\. Are you ready\?/u)
  const ready = guest.getByRole('button', { name: 'I’m ready' })
  await expect(asked).toBeVisible()
  for (const size of [side, PHONE, { width: 1280, height: 800 }]) {
    await guest.setViewportSize(size)
    await guest.evaluate(() => {
      scrollTo({ top: 0 })
    })
    expect(await isSeen(asked), String(size.width)).toBe(true)
    await expect(ready, String(size.width)).toHaveCount(1)
    expect(await isSeen(ready), String(size.width)).toBe(true)
  }
  await guest.setViewportSize(side)
  const [first, bar] = [guest.locator('.people .seat').first(), guest.locator('.begin')]
  expect(overlaps(await edgesOf(first), await edgesOf(bar))).toBe(false)
  await guest.context().close()
  await page.context().close()
  expect(await own.end()).toBe(0)
  own.clean()
})

test('the talk at a table on a phone with its keys open: what was said last stands above where one writes', async ({
  browser,
}) => {
  const page = await openTable(browser, 'en-GB')
  await page.setViewportSize(PHONE)
  await page.locator('.tools').getByRole('button', { name: 'Chat' }).click()
  const field = page.getByLabel('Message')
  const lines = page.locator('.chat .line')
  for (const number of [1, 2, 3]) {
    await field.fill(`Line ${String(number)}`)
    await field.press('Enter')
    await expect(lines).toHaveCount(number)
  }
  await page.setViewportSize(WITH_KEYS)
  await field.focus()
  await expect(async () => {
    expect(await isSeen(field)).toBe(true)
    expect(await isSeen(lines.last())).toBe(true)
  }).toPass({ timeout: 3000 })
  await page.context().close()
})

test('the talk in one’s own turn on the smallest phone, its keys open or not: field and button are whole, and the question below it is in sight', async ({
  browser,
}) => {
  const page = await openLobby(browser, 'en-GB', host, 'Buchstabenbluff')
  await page.setViewportSize({ width: 360, height: 640 })
  await page.getByRole('button', { name: NAMES['en-GB'].start }).click()
  const believe = page.getByRole('button', { name: 'Believe', exact: true })
  await expect(async () => {
    if (await believe.isVisible()) await believe.click({ timeout: 1000 })
    await expect(page.locator('.word-input')).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 90_000 })
  await page.locator('.tools').getByRole('button', { name: 'Chat' }).click()
  const panel = page.getByRole('complementary', { name: 'Chat' })
  const [field, send] = [panel.getByLabel('Message'), panel.getByRole('button', { name: 'Send' })]
  await field.fill('Hello')
  await field.press('Enter')
  for (const height of [640, 340]) {
    await page.setViewportSize({ width: 360, height })
    await field.focus()
    await expect(async () => {
      for (const part of [field, send, panel.locator('.line').last()])
        expect(await isSeen(part), String(height)).toBe(true)
    }).toPass({ timeout: 5000 })
  }
  await page.setViewportSize({ width: 360, height: 640 })
  await expect.poll(() => isSeen(page.locator('.word-input'))).toBe(true)
  await panel.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(panel).toBeHidden()
  await page.context().close()
})

test('that the connection is lost is said beside or below the tools of a table, moves nothing, and whoever tries at once keeps his table', async ({
  browser,
}) => {
  const own = await startHost()
  const page = await openTable(browser, 'nl-NL', own)
  const stage = page.locator('.game-stage')
  const before: (Edges | undefined)[] = []
  const sizes = [PHONE, { width: 360, height: 640 }, { width: 844, height: 390 }]
  for (const size of sizes) {
    await page.setViewportSize(size)
    before.push(await edgesOf(stage))
  }
  await own.kill()
  const notice = page.locator('.trouble')
  await expect(notice).toBeVisible()
  for (const [at, size] of sizes.entries()) {
    await page.setViewportSize(size)
    expect(await edgesOf(stage), String(size.width)).toEqual(before[at])
    const [over, tools] = [await edgesOf(notice), await edgesOf(page.locator('.tools'))]
    expect(over.top, String(size.width)).toBeGreaterThanOrEqual(tools.bottom - 1)
    expect(over.bottom, String(size.width)).toBeLessThan(132)
  }
  await notice.getByRole('button').click()
  await expect(notice).toBeVisible()
  await expect(stage).toBeVisible()
  // Where there is room beside it, nothing lies on what leads away.
  await page.setViewportSize({ width: 1280, height: 800 })
  const { left } = await edgesOf(page.locator('.tools'))
  expect((await edgesOf(notice)).right).toBeLessThanOrEqual(left + 1)
  await page.context().close()
  own.clean()
})

test('on a phone the head of the rules stays where it is, whatever chapter or place is gone to', async ({
  browser,
}) => {
  const page = await openTable(browser, 'en-GB')
  const panel = page.locator('.side-panel')
  const close = panel.getByRole('button', { name: 'Close', exact: true })
  for (const size of [PHONE, { width: 844, height: 390 }]) {
    await page.setViewportSize(size)
    await page.locator('.tools').getByRole('button', { name: 'Rules' }).click()
    // What is read stands in the first window, on its side too.
    const first = await panel.locator('[data-rules]').first().boundingBox()
    expect((first?.y ?? Infinity) + 24).toBeLessThan(size.height)
    await panel.getByRole('button', { name: 'Contents' }).click()
    await expect(panel.locator('.contents')).toBeVisible()
    const before = await edgesOf(close)
    for (const way of await panel.locator('.contents .way').all()) {
      await way.evaluate((button) => {
        if (button instanceof HTMLElement) button.click()
      })
      expect(await edgesOf(close), await way.innerText()).toEqual(before)
      expect(await isSeen(close)).toBe(true)
    }
    await panel.getByRole('button', { name: 'Search', exact: true }).click()
    await panel.getByRole('search').getByRole('textbox').fill('card')
    await expect(panel.locator('[data-shown]')).toBeVisible()
    expect(await edgesOf(close)).toEqual(before)
    await close.click()
  }
  await page.context().close()
})

test('no game of the first page moves once it is shown, whatever the host says later', async ({
  browser,
}) => {
  const keeper = await openLobby(browser, 'en-GB')
  for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
    const context = await browser.newContext({ locale: 'en-GB', viewport })
    const page = await context.newPage()
    await page.addInitScript(() => {
      const places = new Set<string>()
      const note = (): void => {
        const games = document.querySelector('.games')
        if (games?.checkVisibility({ visibilityProperty: true })) {
          const { left, top } = games.getBoundingClientRect()
          places.add(`${String(Math.round(left))} ${String(Math.round(top))}`)
        }
        document.documentElement.dataset['places'] = [...places].join(', ')
        requestAnimationFrame(note)
      }
      requestAnimationFrame(note)
    })
    await page.goto(host.url)
    await expect(page.locator('.others .entry').first()).toBeVisible()
    await page.waitForTimeout(1500)
    const places = await page.evaluate(() => document.documentElement.dataset['places'])
    expect(places).toMatch(/^-?\d+ -?\d+$/u)
    await context.close()
  }
  await keeper.context().close()
})
