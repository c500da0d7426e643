/** Buchstabenbluff in a real browser: whole matches by keyboard alone, two people in two languages, a reload, a phone, somebody who watches. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Browser, type Page } from '@playwright/test'
import type { Language } from '../../src/engine/language'
import { buchstabenbluffTable as german } from '../../src/renderer/wording/de/buchstabenbluffTable'
import { buchstabenbluffTable as english } from '../../src/renderer/wording/en/buchstabenbluffTable'
import { buchstabenbluffTable as dutch } from '../../src/renderer/wording/nl/buchstabenbluffTable'
import { app as germanApp } from '../../src/renderer/wording/de/app'
import { app as englishApp } from '../../src/renderer/wording/en/app'
import { app as dutchApp } from '../../src/renderer/wording/nl/app'
import { table as germanCommon } from '../../src/renderer/wording/de/table'
import { table as englishCommon } from '../../src/renderer/wording/en/table'
import { table as dutchCommon } from '../../src/renderer/wording/nl/table'
import { startHost, type HostProcess } from '../support/hostProcess'

const PATIENCE = 500
const GAME = 'Buchstabenbluff'
const WORDS = {
  de: { table: german, app: germanApp, common: germanCommon, locale: 'de-DE', word: 'tor' },
  nl: { table: dutch, app: dutchApp, common: dutchCommon, locale: 'nl-NL', word: 'tas' },
  en: { table: english, app: englishApp, common: englishCommon, locale: 'en-GB', word: 'tea' },
} as const satisfies Record<Language, object>
type Words = (typeof WORDS)[Language]

interface Watched {
  readonly page: Page
  readonly problems: string[]
  readonly words: Words
}

let host: HostProcess

test.beforeAll(async () => {
  host = await startHost()
})
test.afterAll(async () => {
  expect(await host.end()).toBe(0)
  host.clean()
})

async function openPage(
  browser: Browser,
  language: Language,
  size = { width: 1280, height: 800 },
  url = host.url,
): Promise<Watched> {
  const words = WORDS[language]
  const context = await browser.newContext({ locale: words.locale, viewport: size })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  await page.goto(url)
  return { page, problems, words }
}

async function playAlone({ page, words }: Watched): Promise<void> {
  await page.getByRole('button', { name: words.app.home.alone }).click()
  await page.getByLabel(words.app.home.game, { exact: true }).selectOption({ label: GAME })
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true })
  await page.locator('form.form button[type=submit]').click()
  await expect(page.locator('.letter-hand')).toBeVisible()
}

/** Everything that is said, as the live region has it. */
async function collectTold(page: Page): Promise<void> {
  await page.evaluate(() => {
    const told: string[] = []
    Object.assign(window, { told })
    new MutationObserver(() => {
      const text = document.querySelector('[data-testid=spoken]')?.textContent ?? ''
      if (text !== '') told.push(text.trim())
    }).observe(document.body, { subtree: true, characterData: true, childList: true })
  })
}

/** Tab to the button of this name, Enter; false if it is not there. */
async function pressByKeyboard(page: Page, name: string): Promise<boolean> {
  const target = page.getByRole('button', { name, exact: true })
  for (let tab = 0; tab < 60; tab++) {
    if (!(await target.isVisible())) return false
    const isThere = await target.evaluate(
      (element) => element === document.activeElement,
      undefined,
      {
        timeout: PATIENCE,
      },
    )
    if (isThere) {
      await page.keyboard.press('Enter')
      return true
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard never reached ${name}`)
}

/** Writes the word into the field, lets other cards lie for what is missing, and lays it: keys alone. */
async function layByKeyboard(page: Page, word: string): Promise<void> {
  for (let tab = 0; tab < 60; tab++) {
    if (await page.evaluate(() => document.activeElement?.matches('.word-input'))) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type(word)
  for (let lie = 0; lie < 3 && (await page.locator('.slot .hole').count()) > 0; lie++) {
    for (let tab = 0; tab < 60; tab++) {
      if (await page.evaluate(() => document.activeElement?.matches('.letter-hand button'))) break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
  }
}

/** Answers whatever is asked once, by keyboard; false if nothing is. */
async function answerByKeyboard({ page, words }: Watched, turn: number): Promise<boolean> {
  const { believe, doubt, lay, pass } = words.table
  if (await pressByKeyboard(page, turn % 2 === 0 ? doubt : believe)) return true
  if (!(await page.locator('.word-input').isVisible())) return false
  await layByKeyboard(page, words.word)
  if ((await page.locator('.slot .hole').count()) === 0) await pressByKeyboard(page, lay)
  // A word that the table does not know is refused: then the turn is passed.
  await page.waitForTimeout(200)
  if (!(await page.locator('.remark.refused').isVisible())) return true
  await page.keyboard.press('Escape')
  await pressByKeyboard(page, pass)
  return true
}

for (const language of ['de', 'nl', 'en'] as const) {
  test(`buchstabenbluff: a whole match by keyboard alone, every event told, in ${language}`, async ({
    browser,
  }) => {
    test.setTimeout(120_000)
    const watched = await openPage(browser, language)
    const { page, problems, words } = watched
    await collectTold(page)
    await playAlone(watched)
    const { step1, step2, step3, step4 } = words.table.guide
    for (const step of [step1, step2, step3, step4]) {
      await expect(page.locator('.guide')).toContainText(step)
      await pressByKeyboard(page, words.common.guide.next)
    }
    await expect(page.locator('.guide')).toHaveCount(0)
    const over = page.locator('.score-sheet')
    for (let step = 0; !(await over.isVisible()); step++) {
      expect(step).toBeLessThan(600)
      const answered = await answerByKeyboard(watched, step).catch(() => false)
      if (!answered) await page.waitForTimeout(30)
    }
    await page.waitForTimeout(400)
    const log = await page.locator('.log-panel li').allInnerTexts()
    const told = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'told')))
    expect(log.length).toBeGreaterThan(20)
    for (const line of log) expect(told).toContain(JSON.stringify(line.trim()).slice(1, -1))
    for (const step of [step1, step2, step3, step4]) expect(told).toContain(step)
    expect(problems).toEqual([])
    await page.context().close()
  })
}

test('buchstabenbluff: two people in two languages, a phone, a reload in the middle, and somebody who watches', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const own = await startHost()
  const keeper = await openPage(browser, 'de', { width: 1280, height: 800 }, own.url)
  await keeper.page.getByRole('button', { name: keeper.words.app.home.host }).click()
  const form = keeper.page.locator('form.form')
  await form.getByLabel(keeper.words.app.home.game, { exact: true }).selectOption({ label: GAME })
  await form.getByRole('radio', { name: '2', exact: true }).check({ force: true })
  await form.locator('button[type=submit]').click()
  await expect(
    keeper.page.getByRole('heading', { name: keeper.words.app.lobby.title }),
  ).toBeVisible()
  const guest = await openPage(browser, 'nl', { width: 390, height: 844 }, own.url)
  await guest.page.getByRole('button', { name: guest.words.app.home.sit }).click()
  await guest.page.getByRole('button', { name: guest.words.app.lobby.ready }).click()
  await keeper.page.getByRole('button', { name: keeper.words.app.lobby.start }).click()
  const people = [keeper, guest]
  for (const { page, words } of people) {
    await expect(page.locator('.letter-hand')).toBeVisible()
    await page.getByRole('button', { name: words.common.guide.skip }).click()
  }
  const watcher = await openPage(browser, 'en', { width: 844, height: 390 }, own.url)
  await watcher.page.getByRole('button', { name: watcher.words.app.home.watch }).click()
  await expect(watcher.page.locator('.board').first()).toBeVisible()
  await expect(watcher.page.locator('.letter-hand')).toHaveCount(0)

  const isPlaying = async ({ page }: Watched): Promise<boolean> =>
    page.locator('.word-input').isVisible()
  await expect
    .poll(async () => (await Promise.all(people.map(isPlaying))).filter(Boolean).length)
    .toBe(1)
  const [player, other] = (await isPlaying(keeper)) ? [keeper, guest] : [guest, keeper]
  // A reload in the middle of the turn: the same cards.
  const hand = (): Promise<string[]> =>
    player.page
      .locator('.letter-hand button')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-key') ?? ''))
  const before = await hand()
  await player.page.reload()
  await expect(player.page.locator('.word-input')).toBeVisible()
  expect(await hand()).toEqual(before)
  // Laid by tapping: refused with its rule until the word is one.
  const layWord = async (word: string): Promise<void> => {
    await player.page.locator('.word-input').fill(word)
    while ((await player.page.locator('.slot .hole').count()) > 0) {
      await player.page
        .locator('.letter-hand button')
        .first()
        .click({ position: { x: 12, y: 12 } })
    }
    await player.page.getByRole('button', { name: player.words.table.lay, exact: true }).click()
  }
  await layWord('to-r')
  await expect(player.page.locator('.remark')).toContainText('BB-12')
  await layWord('tor')
  // The other one decides, after a reload too, and sees no card.
  const doubt = other.page.getByRole('button', { name: other.words.table.doubt, exact: true })
  await expect(doubt).toBeVisible()
  await other.page.reload()
  await expect(doubt).toBeVisible()
  expect(await other.page.locator('.word-row .print-letter').count()).toBe(0)
  expect(await watcher.page.locator('.word-row .print-letter').count()).toBe(0)
  expect(await other.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await doubt.click()
  for (const { page } of [...people, watcher]) {
    await expect(page.locator('.stamp.true, .stamp.bluff').first()).toBeVisible({ timeout: 15_000 })
  }
  await expect(watcher.page.locator('.said .verdict')).not.toBeEmpty()
  const { violations } = await new AxeBuilder({ page: other.page }).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual(
    [],
  )
  for (const { problems, page } of [...people, watcher]) {
    expect(problems.filter((problem) => !problem.includes('WebSocket connection'))).toEqual([])
    await page.context().close()
  }
  expect(await own.end()).toBe(0)
  own.clean()
})
